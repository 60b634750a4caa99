import type { PartDocs } from '../../foundations/part-docs.ts'
import { table } from '../../testing/sample-props.ts'
import { LineChart } from './line-chart.tsx'

const years = ['2022', '2023', '2024', '2025']

const inThousands = (amount: number) => `$${amount / 1e3}K`

const rentsTable = {
  label: 'Show as a table',
  columns: ['Year', 'Oak Street', 'Elm Street'],
  rows: [
    { heading: '2022', cells: ['$84,000', '$90,000'] },
    { heading: '2025', cells: ['$96,000', '$91,500'] },
  ],
}

const oneTable = { ...rentsTable, columns: ['Year', 'Oak Street'], rows: [{ heading: '2025', cells: ['$96,000'] }] }

export const docs = {
  use: ['Two or three amounts that change over the same steps of time.', 'How far one of them could go: its band.'],
  avoid: ['Amounts with parts: use ColumnChart.', 'Two amounts at one time: use BarComparison.'],
  keyboard: [],
  name: 'The title, with a text alternative; the figures follow as a table.',
  good: {
    drawing: (
      <LineChart
        title="Two rents"
        summary="Rent of Oak Street passed that of Elm Street in 2024."
        steps={years}
        axisLabel="Year"
        lines={[
          { label: 'Oak Street', total: '$96K', stroke: 'solid', values: [84_000, 88_000, 92_000, 96_000] },
          { label: 'Elm Street', total: '$91.5K', stroke: 'dashed', values: [90_000, 90_000, 91_000, 91_500] },
        ]}
        table={rentsTable}
        formatValue={inThousands}
      />
    ),
    why: 'The point where two lines cross is the answer.',
  },
  bad: {
    drawing: (
      <LineChart
        title="Rent received"
        summary="Rent went from $84,000 to $96,000."
        steps={years}
        axisLabel="Year"
        lines={[{ label: 'Oak Street', total: '$96K', stroke: 'solid', values: [84_000, 88_000, 92_000, 96_000] }]}
        table={oneTable}
        formatValue={inThousands}
      />
    ),
    why: 'One amount for each year: use ColumnChart.',
  },
  conformance: {
    kind: 'composition',
    role: 'figure',
    name: 'Two rents',
    element: (
      <LineChart
        title="Two rents"
        summary="They rise"
        steps={['0', '1']}
        axisLabel="Years"
        lines={[{ label: 'Oak Street', total: '$2', stroke: 'solid', values: [1, 2] }]}
        table={table}
        formatValue={String}
      />
    ),
  },
} satisfies PartDocs
