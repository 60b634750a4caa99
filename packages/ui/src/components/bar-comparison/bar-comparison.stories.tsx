import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarComparison } from './bar-comparison.tsx'

const table = {
  label: 'Show the figures',
  columns: ['In US dollars', 'Straight sale', 'Exchange'],
  rows: [
    { heading: 'Federal tax', cells: ['$251,282', '$0'] },
    { heading: 'Kept', cells: ['$1,348,718', '$1,600,000'] },
  ],
}
const meta = {
  title: 'Components/BarComparison',
  component: BarComparison,
  args: {
    title: 'What stays invested',
    summary: 'A straight sale leaves $1,348,718 after $251,282 of tax; an exchange keeps $1,600,000 invested.',
    bars: [
      {
        label: 'Straight sale',
        total: '$1,348,718',
        parts: [
          { label: 'Kept', value: 1_348_718, mark: 'one' },
          { label: 'Tax', value: 251_282, mark: 'two' },
        ],
      },
      {
        label: '1031 exchange into a DST',
        total: '$1,600,000',
        parts: [{ label: 'Kept', value: 1_600_000, mark: 'one' }],
      },
    ],
    table,
  },
} satisfies Meta<typeof BarComparison>
export default meta
type Story = StoryObj<typeof meta>

export const Defaults: Story = {}
export const WithNote: Story = {
  args: {
    bars: [
      {
        label: 'Exchange: stays invested',
        total: '$1,600,000',
        parts: [{ label: 'Kept', value: 1_600_000, mark: 'one' }],
        note: 'Before up-front costs, often 7% to 12%, here $112,000 to $192,000. It can lose value.',
      },
    ],
  },
}
export const Nothing: Story = {
  args: {
    summary: 'There are no proceeds.',
    bars: [{ label: 'Straight sale', total: '$0', parts: [{ label: 'Kept', value: 0, mark: 'one' }] }],
  },
}
export const VeryLargeAmounts: Story = {
  args: {
    summary: 'An exchange keeps all of it invested.',
    bars: [
      {
        label: 'Straight sale after federal and state tax',
        total: '$1,111,111,111,111',
        parts: [
          { label: 'Kept and free to be spent or invested elsewhere', value: 1_111_111_111_111, mark: 'one' },
          { label: 'Tax', value: 250_000_000_000, mark: 'two' },
        ],
      },
    ],
    table: {
      ...table,
      rows: [{ heading: 'Kept and free to be spent', cells: ['$1,111,111,111,111', '$1,361,111,111,111'] }],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--side-width)' }}>
        <Story />
      </div>
    ),
  ],
}
