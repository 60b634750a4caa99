import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '../components/icon/icon.tsx'
import './foundations.css'

function Icons() {
  return (
    <div className="foundations">
      <p>
        Line drawings on a 24-unit grid with one stroke of 1.5, in the color of the words beside them. An icon stands
        beside words; one that stands alone has a label.
      </p>
      <ul className="foundations-swatches">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size="large" />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

const meta = { title: 'Foundations/Icons', component: Icons, tags: ['!autodocs'] } satisfies Meta<typeof Icons>
export default meta

export const All: StoryObj<typeof meta> = {}
