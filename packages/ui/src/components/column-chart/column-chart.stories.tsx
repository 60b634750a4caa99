import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColumnChart, type ChartColumn } from './column-chart.tsx'

const equity = [1_600_000, 1_660_000, 1_721_800, 1_785_454, 1_851_018, 1_918_548, 1_988_105, 2_059_748]
const columns: ChartColumn[] = equity.map((value, year) => ({
  label: String(year),
  parts: [
    { mark: 'one', value: 1_600_000 },
    { mark: 'three', value: value - 1_600_000 },
    { mark: 'four', value: 96_000 * year },
  ],
}))
const short = (amount: number) => (amount < 1e6 ? `$${amount / 1e3}K` : `$${amount / 1e6}M`)
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

const meta = {
  title: 'Components/ColumnChart',
  component: ColumnChart,
  args: {
    title: 'Seven years in a DST, as assumed',
    summary: 'Equity rises from $1,600,000 to $2,059,748, and $672,000 are distributed.',
    columns,
    axisLabel: 'Years in the DST',
    formatValue: short,
    layout: 'beside',
    legend: [
      { mark: 'one', label: 'Invested', value: '$1,600,000' },
      { mark: 'three', label: 'Growth by year 7', value: '$459,748' },
      { mark: 'four', label: 'Distributions by year 7', value: '$672,000' },
    ],
    table: {
      label: 'Show as a table',
      columns: ['Year', 'Distributions so far', 'Equity'],
      rows: equity.map((value, year) => ({ heading: String(year), cells: [dollars(96_000 * year), dollars(value)] })),
    },
  },
} satisfies Meta<typeof ColumnChart>
export default meta
type Story = StoryObj<typeof meta>

export const SevenYears: Story = {}
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--side-width)' }}>
        <Story />
      </div>
    ),
  ],
}
export const Nothing: Story = {
  args: { summary: 'There is nothing to invest.', columns: columns.map(({ label }) => ({ label, parts: [] })) },
}
