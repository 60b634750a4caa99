import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stat } from './stat.tsx'

const meta = {
  title: 'Components/Stat (figure, number)',
  id: 'components-stat',
  component: Stat,
  args: { label: 'Net proceeds after taxes', value: '$1,348,718' },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const Total: Story = { args: { emphasis: 'total', label: 'Total tax deferral', value: '$251,282' } }
export const WithNote: Story = { args: { label: 'Response time', value: '24hr', note: 'On business days' } }
export const Negative: Story = { args: { tone: 'negative', label: 'Straight-sale tax bill', value: '$251,282' } }
export const VeryLarge: Story = {
  args: { size: 'large', value: '$987,654,321,000' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--space-16)' }}>
        <Story />
      </div>
    ),
  ],
}
