import type { Meta, StoryObj } from '@storybook/react-vite'
import './foundations.css'

const groups = [
  { heading: 'Surfaces', tokens: ['surface', 'surface-raised', 'surface-sunken', 'surface-cover'] },
  { heading: 'Ink and lines', tokens: ['ink', 'ink-muted', 'ink-disabled', 'line', 'line-strong', 'rule'] },
  { heading: 'What can be pressed', tokens: ['accent', 'accent-strong', 'accent-soft', 'on-accent', 'focus'] },
  {
    heading: 'States',
    tokens: ['positive', 'positive-soft', 'caution', 'caution-soft', 'negative', 'negative-soft', 'info', 'info-soft'],
  },
  {
    heading: 'Tiers',
    tokens: [
      'tier-gold',
      'tier-gold-soft',
      'tier-silver',
      'tier-silver-soft',
      'tier-bronze',
      'tier-bronze-soft',
      'tier-nurtured',
      'tier-nurtured-soft',
    ],
  },
  { heading: 'Marks of charts', tokens: ['mark-one', 'mark-two', 'mark-three'] },
]

function Colours() {
  return (
    <div className="foundations">
      {groups.map(({ heading, tokens }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul className="foundations-swatches">
            {tokens.map((token) => (
              <li key={token}>
                <span className="foundations-swatch" style={{ background: `var(--${token})` }} />
                <code>--{token}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const meta = { title: 'Foundations/Colour', component: Colours } satisfies Meta<typeof Colours>
export default meta

export const Tokens: StoryObj<typeof meta> = {}
