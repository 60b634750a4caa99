import type { Meta, StoryObj } from '@storybook/react-vite'
import './foundations.css'

const steps = ['half', '1', '2', '3', '4', '5', '6', '8', '12', '16', 'gutter', 'section']
const shapes = ['radius-small', 'radius', 'radius-large']
const shadows = ['shadow-low', 'shadow-raised', 'shadow-overlay']

function Spacing() {
  return (
    <div className="foundations">
      <section>
        <h2>Space</h2>
        <p>
          An 8-point rhythm with one half step. Between a label and its field 1, between fields 3, between parts of a
          page 6 or section.
        </p>
        <ul className="foundations-bars">
          {steps.map((step) => (
            <li key={step}>
              <code>--space-{step}</code>
              <span className="foundations-bar" style={{ width: `var(--space-${step})` }} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Corners</h2>
        <ul className="foundations-swatches">
          {shapes.map((shape) => (
            <li key={shape}>
              <span className="foundations-swatch" style={{ borderRadius: `var(--${shape})` }} />
              <code>--{shape}</code>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Shadows</h2>
        <ul className="foundations-swatches">
          {shadows.map((shadow) => (
            <li key={shadow}>
              <span className="foundations-swatch" style={{ boxShadow: `var(--${shadow})` }} />
              <code>--{shadow}</code>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const meta = { title: 'Foundations/Spacing', component: Spacing, tags: ['!autodocs'] } satisfies Meta<typeof Spacing>
export default meta

export const Rhythm: StoryObj<typeof meta> = {}
