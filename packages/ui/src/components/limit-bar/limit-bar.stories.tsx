import type { Meta, StoryObj } from '@storybook/react-vite'
import { LimitBar, type LimitPart } from './limit-bar.tsx'

const parts = (count: number, value: number, received = 0): LimitPart[] =>
  Array.from({ length: count }, (_, at) => ({ label: String(at + 1), value, mark: at < received ? 'one' : 'four' }))

const meta = {
  title: 'Components/LimitBar',
  component: LimitBar,
  args: {
    title: 'Your list and its limit',
    summary: 'The five properties are worth $3,200,000: $800,000 below the limit of $4,000,000.',
    parts: parts(5, 640_000),
    limit: 4_000_000,
    limitLabel: 'Limit $4,000,000',
    legend: [
      { mark: 'four', label: 'On the list', value: '$3,200,000' },
      { mark: 'three', label: 'Room left', value: '$800,000' },
    ],
  },
} satisfies Meta<typeof LimitBar>
export default meta
type Story = StoryObj<typeof meta>

export const Within: Story = {}
export const Over: Story = {
  args: {
    summary: 'The five properties are worth $4,444,444: $444,445 above the limit of $4,000,000.',
    parts: parts(5, 888_889, 1),
    legend: [
      { mark: 'one', label: 'Received', value: '$888,889' },
      { mark: 'four', label: 'On the list', value: '$3,555,556' },
      { mark: 'two', label: 'Over the limit', value: '$444,445' },
    ],
  },
}
export const NotBinding: Story = {
  args: {
    summary: 'Three properties are worth $9,000,000. With three, the limit of $4,000,000 does not apply.',
    parts: parts(3, 3_000_000),
    limitLabel: 'Limit $4,000,000, not needed for three',
    binding: false,
    legend: [{ mark: 'four', label: 'On the list', value: '$9,000,000' }],
  },
}
export const Empty: Story = {
  args: {
    summary: 'Nothing is on the list.',
    parts: [],
    legend: [{ mark: 'three', label: 'Room left', value: '$4,000,000' }],
  },
}
export const FortyParts: Story = {
  args: {
    summary: 'The 40 properties are worth $48,000,000: $44,000,000 above the limit.',
    parts: parts(40, 1_200_000, 3),
    legend: [
      { mark: 'one', label: 'Received', value: '$3,600,000' },
      { mark: 'four', label: 'On the list', value: '$44,400,000' },
      { mark: 'two', label: 'Over the limit', value: '$44,000,000' },
    ],
  },
}
export const VeryLargeAmounts: Story = {
  args: {
    summary: 'The two are worth twice the limit.',
    parts: parts(2, 1_000_000_000_000),
    limit: 1_000_000_000_000,
    limitLabel: 'The limit of this list, which is 200% of what was sold: $1,000,000,000,000',
    legend: [{ mark: 'two', label: 'What is over the limit of the list', value: '$1,000,000,000,000' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--side-width)' }}>
        <Story />
      </div>
    ),
  ],
}
