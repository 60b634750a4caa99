import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineChart } from './line-chart.tsx'

const pay = [1_199_000, 1_262_000, 1_327_000, 1_392_000, 1_459_000, 1_527_000, 1_597_000, 1_668_000]
const dst = [1_079_000, 1_145_000, 1_212_000, 1_280_000, 1_349_000, 1_418_000, 1_489_000, 1_561_000]
const steps = pay.map((_, year) => String(year))
const short = (amount: number) => (Math.abs(amount) < 1e6 ? `$${amount / 1e3}K` : `$${amount / 1e6}M`)
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: {
    title: 'What is left after tax',
    summary: 'After seven years paying the tax leaves $1,668,000 and the DST $1,561,000.',
    steps,
    axisLabel: 'Years after the sale',
    lines: [
      { label: 'Pay the tax', total: '$1.67M', stroke: 'dashed', values: pay },
      { label: 'DST', total: '$1.56M', stroke: 'solid', values: dst },
    ],
    band: {
      label: 'The DST with growth from 0% to 4% a year instead of 2%, hypothetical',
      low: dst.map((value, year) => value - 20_000 * year),
      high: dst.map((value, year) => value + 22_000 * year),
    },
    formatValue: short,
    table: {
      label: 'Show as a table',
      columns: ['Year', 'Pay the tax', 'DST'],
      rows: pay.map((value, year) => ({ heading: String(year), cells: [dollars(value), dollars(dst[year] ?? 0)] })),
    },
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const TwoLinesAndBand: Story = {}
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--card-width)' }}>
        <Story />
      </div>
    ),
  ],
}
export const Equal: Story = {
  args: {
    summary: 'Both leave the same.',
    band: undefined,
    lines: [
      { label: 'Pay the tax', total: '$1.67M', stroke: 'dashed', values: pay },
      { label: 'DST', total: '$1.67M', stroke: 'solid', values: pay },
    ],
  },
}
export const BelowZero: Story = {
  args: {
    summary: 'Paying the tax begins below zero.',
    steps: Array.from({ length: 31 }, (_, year) => String(year)),
    band: undefined,
    lines: [
      {
        label: 'Pay the tax',
        total: '$500K',
        stroke: 'dashed',
        values: Array.from({ length: 31 }, (_, year) => 22_000 * year - 160_000),
      },
      { label: 'DST', total: '$680K', stroke: 'solid', values: Array.from({ length: 31 }, (_, year) => 22_700 * year) },
    ],
  },
}
