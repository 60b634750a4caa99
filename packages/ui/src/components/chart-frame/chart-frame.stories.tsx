import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartFrame } from './chart-frame.tsx'

const meta = {
  title: 'Components/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'What stays invested',
    summary: 'A straight sale leaves $1,348,718; an exchange keeps $1,600,000 invested.',
    legend: [
      { mark: 'one', label: 'Left after tax' },
      { mark: 'two', label: 'Federal tax' },
      { mark: 'three', label: 'Tax deferred' },
      { mark: 'four', label: 'Distributions' },
    ],
    table: {
      label: 'Show as a table',
      columns: ['Way', 'Tax', 'Left'],
      rows: [
        { heading: 'Straight sale', cells: ['$251,282', '$1,348,718'] },
        { heading: 'Exchange', cells: ['$0', '$1,600,000'] },
      ],
    },
    children: <span className="ui-mark" data-mark="one" style={{ height: 'var(--space-4)' }} />,
  },
} satisfies Meta<typeof ChartFrame>
export default meta
type Story = StoryObj<typeof meta>

export const LegendBelow: Story = {}
export const LegendBeside: Story = {
  args: {
    layout: 'beside',
    legend: [
      { mark: 'one', label: 'Invested', value: '$1,600,000' },
      { mark: 'three', label: 'Growth by year 7', value: '$459,748' },
    ],
  },
}
export const LongWords: Story = {
  args: {
    legend: [
      {
        mark: 'one',
        label: 'What was invested on the day on which the exchange was completed',
        value: '$999,999,999,999',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--side-width)' }}>
        <Story />
      </div>
    ),
  ],
}
