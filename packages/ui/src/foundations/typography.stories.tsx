import type { Meta, StoryObj } from '@storybook/react-vite'
import './foundations.css'

const sizes = [
  { token: '--text-display', sample: 'DST Investing. Made Simple.', serif: true },
  { token: '--text-heading-1', sample: 'Investor Accreditation', serif: true },
  { token: '--text-heading-2', sample: 'Two dates decide everything', serif: true },
  { token: '--text-heading-3', sample: 'How long does qualification take?', serif: true },
  { token: '--text-figure-large', sample: '$2,059,748', serif: true },
  { token: '--text-lead', sample: 'Property that is already bought, financed and managed.', serif: false },
  {
    token: '--text-body',
    sample: 'Each investor holds a beneficial interest, which the tax code treats as real property.',
    serif: false,
  },
  { token: '--text-small', sample: 'As of tax year 2025.', serif: false },
  { token: '--text-fine', sample: 'DST Basics', serif: false },
]

function TypeScale() {
  return (
    <dl className="foundations">
      {sizes.map(({ token, sample, serif }) => (
        <div key={token}>
          <dt>
            <code>{token}</code>
          </dt>
          <dd
            style={{
              fontFamily: serif ? 'var(--font-serif)' : 'var(--font-sans)',
              fontSize: `var(${token})`,
              lineHeight: 'var(--leading-snug)',
            }}
          >
            {sample}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const meta = { title: 'Foundations/Type', component: TypeScale, tags: ['!autodocs'] } satisfies Meta<typeof TypeScale>
export default meta

export const Scale: StoryObj<typeof meta> = {}
