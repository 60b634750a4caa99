import type { Meta, StoryObj } from '@storybook/react-vite'
import './foundations.css'

const durations = [
  { token: 'motion-fast', use: 'Colors and lines under the pointer, arrows that turn.' },
  { token: 'motion', use: 'What opens and closes: dialogs, menus, the navigation bar.' },
  { token: 'motion-slow', use: 'What grows: bars of a chart, the place on the score scale.' },
  { token: 'motion-delay', use: 'How long work may take before a skeleton or spinner shows.' },
]

function Motion() {
  return (
    <div className="foundations">
      <p>Motion explains a change of state and nothing else. Whoever asks the device for less motion gets none.</p>
      <ul className="foundations-bars">
        {durations.map(({ token, use }) => (
          <li key={token} className="foundations-motion">
            <code>--{token}</code>
            <span>{use}</span>
            <span className="foundations-bar" style={{ transitionDuration: `var(--${token})` }} />
          </li>
        ))}
      </ul>
      <p>Hover over a line to see its pace.</p>
    </div>
  )
}

const meta = { title: 'Foundations/Motion', component: Motion, tags: ['!autodocs'] } satisfies Meta<typeof Motion>
export default meta

export const Durations: StoryObj<typeof meta> = {}
