import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContentsList } from '../contents-list/contents-list.tsx'
import { Prose } from './prose.tsx'

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2>What is a DST?</h2>
        <p>
          A Delaware statutory trust owns one or several properties. Each investor holds a beneficial interest, which
          the tax code treats as real property. <a href="#more">Read the ruling</a>.
        </p>
        <ul>
          <li>No tenants, no repairs, no calls at night.</li>
          <li>No say in how the property is run.</li>
        </ul>
        <h3>How it is taxed</h3>
        <p>Income is reported each year.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithContents: Story = {
  args: {
    contents: <ContentsList label="On this page" items={[{ id: 'what', label: 'What is a DST?' }]} />,
    children: <h2 id="what">What is a DST?</h2>,
  },
}
