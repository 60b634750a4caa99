import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'Components/Disclosure (details, collapse, expand)',
  id: 'components-disclosure',
  component: Disclosure,
  args: { summary: 'Why we ask', children: <p>Offerings under Rule 506(c) are open to accredited investors only.</p> },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const WithIcon: Story = { args: { icon: 'info', summary: 'Important disclaimer' } }
export const Open: Story = { play: async ({ canvas }) => userEvent.click(canvas.getByText('Why we ask')) }
export const AsHeading: Story = {
  args: { headingLevel: 3, summary: 'What these estimates leave out' },
  decorators: [
    (Story) => (
      <>
        <h2>Results</h2>
        <Story />
      </>
    ),
  ],
}
export const AlwaysOpenWhenWide: Story = { args: { alwaysOpenWhenWide: true, summary: 'Tax disclaimer', icon: 'info' } }
