import type { Examples } from '../../foundations/guidance.ts'
import { WaterfallChart } from './waterfall-chart.tsx'

const legend = { added: 'Received', taken: 'Paid', hatched: 'Assumed' }

export const examples: Examples = {
  good: {
    drawing: (
      <WaterfallChart
        title="What is left of the rent"
        summary="Of $96,000 of rent, $41,000 are left."
        steps={[
          { label: 'Rent', value: 96_000, amount: '$96,000' },
          { label: 'Repairs', value: -18_000, amount: '−$18,000' },
          { label: 'Interest', value: -37_000, amount: '−$37,000' },
        ]}
        total={{ label: 'Left', value: 41_000, amount: '$41,000' }}
        legend={legend}
        table={{
          label: 'Show as a table',
          columns: ['Step', 'Amount'],
          rows: [
            { heading: 'Rent', cells: ['$96,000'] },
            { heading: 'Left', cells: ['$41,000'] },
          ],
        }}
      />
    ),
    why: 'It shows what took how much.',
  },
  bad: {
    drawing: (
      <WaterfallChart
        title="What was bought"
        summary="Two shares for $700,000."
        steps={[
          { label: 'Share in a warehouse', value: 400_000, amount: '$400,000' },
          { label: 'Share in a clinic', value: 300_000, amount: '$300,000' },
        ]}
        total={{ label: 'Together', value: 700_000, amount: '$700,000' }}
        legend={legend}
        table={{
          label: 'Show as a table',
          columns: ['Share', 'Amount'],
          rows: [{ heading: 'Together', cells: ['$700,000'] }],
        }}
      />
    ),
    why: 'Parts that only add up are one bar: use BarComparison.',
  },
}
