import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Guide',
    items: [
      {
        id: 'what',
        label: 'What is a DST?',
        content: <p>A trust under Delaware law that owns property for its investors.</p>,
      },
      { id: 'pros', label: 'Pros and Cons', content: <p>Passive ownership, at the price of control.</p> },
      { id: 'exchange', label: '1031 Exchange', content: <p>45 days to identify, 180 days to close.</p> },
      { id: 'others', label: 'DST vs Others', content: <p>Against tenants-in-common, REITs and direct ownership.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOpen: Story = {}
export const ThirdOpen: Story = { args: { defaultSelected: 'exchange' } }
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'What is a DST?' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Pros and Cons', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Pros and Cons' })).toBeVisible()
  },
}
