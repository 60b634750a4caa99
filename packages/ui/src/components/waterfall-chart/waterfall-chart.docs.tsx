import type { PartDocs } from '../../foundations/part-docs.ts'
import { table } from '../../testing/sample-props.ts'
import { WaterfallChart } from './waterfall-chart.tsx'

const legend = { added: 'Received', taken: 'Paid', hatched: 'Assumed' }

export const docs = {
  use: ['What an amount is made of, when some parts add and others take away.'],
  avoid: ['Parts that only add: use BarComparison.', 'Amounts over steps of time: use ColumnChart or LineChart.'],
  keyboard: [],
  name: 'The title, with a text alternative; the figures follow as a table.',
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
  conformance: {
    kind: 'composition',
    role: 'figure',
    name: 'What is left of the rent',
    element: (
      <WaterfallChart
        title="What is left of the rent"
        summary="Half of it"
        steps={[
          { label: 'Rent', value: 2, amount: '$2' },
          { label: 'Repairs', value: -1, amount: '−$1' },
        ]}
        total={{ label: 'Left', value: 1, amount: '$1' }}
        legend={{ added: 'Received', taken: 'Paid', hatched: 'Assumed' }}
        table={table}
      />
    ),
  },
} satisfies PartDocs
