import type { Examples } from '../../foundations/guidance.ts'
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

export const examples: Examples = {
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
}
