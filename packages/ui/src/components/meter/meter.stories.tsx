import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Meter } from './meter.tsx'

const meta = {
  title: 'Components/Meter (gauge, progress)',
  id: 'components-meter',
  component: Meter,
  args: {
    label: 'Value',
    share: 0.984,
    amount: '$1,850,000',
    target: 'of $1,880,000 to buy',
    state: 'short',
    status: '$30,000 short',
  },
  decorators: [
    (Story) => (
      <>
        <h2>What must be replaced</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const Met: Story = { args: { share: 1, amount: '$1,880,000', state: 'met', status: 'Met' } }
export const Over: Story = {
  args: { share: 1.1, amount: '$2,068,000', state: 'over', status: '$188,000 more than needed' },
}
export const Nothing: Story = { args: { share: 0, amount: '$0', status: '$1,880,000 short' } }
export const WithNoteAndAction: Story = {
  args: {
    note: 'Buy property worth at least the net sale price.',
    action: <Button size="small">Set the loan of Oak Trust to 21.3%</Button>,
  },
}
export const LongText: Story = {
  args: {
    label: 'Debt that the sale pays off and that new debt or cash of your own has to replace',
    amount: '$987,654,321,000',
    target: 'of $1,234,567,890,000 to replace with new debt or with cash of your own',
    status: '$246,913,569,000 short, counting the cash that you bring to the closing of the purchase',
    note: 'New cash cures missing debt, and new debt never cures cash that is taken.',
    action: <Button size="small">Set the loan of The Very Long Name Delaware Statutory Trust to 64.9%</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--card-width)' }}>
        <Story />
      </div>
    ),
  ],
}
