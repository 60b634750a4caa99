import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrastPairs } from '../../scripts/contrast-pairs.ts'
import { contrast, readTokens, type Scheme } from '../../scripts/contrast.ts'
import { DataTable } from '../components/data-table/data-table.tsx'
import tokensCss from '../styles/tokens.css?raw'
import './foundations.css'

const tokens = readTokens(tokensCss)

const groups = [
  { heading: 'Surfaces', begins: ['surface'] },
  { heading: 'Ink and lines', begins: ['ink', 'line', 'rule'] },
  { heading: 'What can be pressed', begins: ['accent', 'on-accent', 'focus'] },
  { heading: 'States', begins: ['positive', 'caution', 'negative', 'on-negative', 'info'] },
  { heading: 'Tiers', begins: ['tier'] },
  { heading: 'Marks of charts', begins: ['mark'] },
]

const belongs = (name: string, begins: readonly string[]) =>
  begins.some((start) => name === start || name.startsWith(`${start}-`))

function Colors() {
  return (
    <div className="foundations">
      <p>
        Every value and every ratio on this page is read from the tokens and measured as it is drawn. Name a color by
        what it is for; both schemes follow.
      </p>
      {groups.map(({ heading, begins }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul className="foundations-swatches">
            {[...tokens]
              .filter(([name]) => belongs(name, begins))
              .map(([name, { light, dark }]) => (
                <li key={name}>
                  <span className="foundations-swatch" style={{ background: `var(--${name})` }} />
                  <code>--{name}</code>
                  <span className="foundations-value">
                    {light} light
                    <br />
                    {dark} dark
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>Measured contrast</h2>
        <p>What stands on what, the least that it needs, and what it has. A test holds every row.</p>
        <DataTable
          caption="Contrast by WCAG 2.2"
          hideCaption
          figures
          columns={['Pair', 'Least', 'Light', 'Dark']}
          rows={contrastPairs.map(([ink, surface, least]) => ({
            heading: `${ink} on ${surface}`,
            cells: [`${least}:1`, ratio('light', ink, surface), ratio('dark', ink, surface)],
          }))}
        />
      </section>
    </div>
  )
}

/** Rounded down, so that no ratio is overstated. */
function ratio(scheme: Scheme, ink: string, surface: string): string {
  return `${(Math.floor(contrast(tokens, scheme, ink, surface) * 100) / 100).toFixed(2)}:1`
}

const meta = { title: 'Foundations/Color', component: Colors, tags: ['!autodocs'] } satisfies Meta<typeof Colors>
export default meta

export const Tokens: StoryObj<typeof meta> = {}
