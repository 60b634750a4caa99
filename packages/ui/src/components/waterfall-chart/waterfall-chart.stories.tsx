import type { Meta, StoryObj } from '@storybook/react-vite'
import { WaterfallChart, type WaterfallStep } from './waterfall-chart.tsx'

const steps: WaterfallStep[] = [
  { label: 'Tax that works until the end', value: 78_000, amount: '+$78,000' },
  { label: 'Less depreciation', value: -36_000, amount: '−$36,000' },
  { label: 'Up-front costs', value: -149_000, amount: '−$149,000' },
  { label: 'The loan of the DST', value: 21_000, amount: '+$21,000' },
  { label: 'Different assumed returns', value: 192_000, amount: '+$192,000', hatched: true },
]

const meta = {
  title: 'Components/WaterfallChart',
  component: WaterfallChart,
  args: {
    title: 'Where the difference comes from',
    summary: 'The DST ends $106,000 ahead, of which $192,000 come from different assumed returns.',
    steps,
    total: { label: 'The DST ends ahead by', value: 106_000, amount: '+$106,000' },
    legend: { added: 'For the DST', taken: 'Against it', hatched: 'Only because other returns were assumed' },
    table: {
      label: 'Show as a table',
      columns: ['Part', 'Amount'],
      rows: steps.map(({ label, amount }) => ({ heading: label, cells: [amount] })),
    },
  },
} satisfies Meta<typeof WaterfallChart>
export default meta
type Story = StoryObj<typeof meta>

export const Ahead: Story = {}
export const Behind: Story = {
  args: {
    summary: 'The DST ends $107,000 behind.',
    steps: steps.slice(0, 3),
    total: { label: 'The DST ends behind by', value: -107_000, amount: '−$107,000' },
  },
}
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--card-width)' }}>
        <Story />
      </div>
    ),
  ],
}
export const Nothing: Story = {
  args: {
    summary: 'There is no difference.',
    steps: steps.slice(0, 3).map((step) => ({ ...step, value: 0, amount: '$0' })),
    total: { label: 'Both end with the same', value: 0, amount: '$0' },
  },
}
