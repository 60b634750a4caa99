import type { PartDocs } from '../../foundations/part-docs.ts'
import { table } from '../../testing/sample-props.ts'
import { ColumnChart, type ChartColumn } from './column-chart.tsx'

const rents = [
  { year: '2022', amount: 84_000, total: '$84,000' },
  { year: '2023', amount: 86_400, total: '$86,400' },
  { year: '2024', amount: 81_600, total: '$81,600' },
  { year: '2025', amount: 90_000, total: '$90,000' },
]

const years: ChartColumn[] = rents.map(({ year, amount }) => ({ label: year, parts: [{ mark: 'one', value: amount }] }))

const yearsTable = {
  label: 'Show as a table',
  columns: ['Year', 'Rent'],
  rows: rents.map(({ year, total }) => ({ heading: year, cells: [total] })),
}

const ways: ChartColumn[] = [
  { label: 'Straight sale', parts: [{ mark: 'one', value: 1_348_718 }] },
  { label: 'Exchange', parts: [{ mark: 'one', value: 1_600_000 }] },
]

const waysTable = {
  label: 'Show as a table',
  columns: ['Way', 'Kept'],
  rows: [
    { heading: 'Straight sale', cells: ['$1,348,718'] },
    { heading: 'Exchange', cells: ['$1,600,000'] },
  ],
}

const inThousands = (amount: number) => `$${amount / 1e3}K`

const inMillions = (amount: number) => `$${amount / 1e6}M`

export const docs = {
  use: ['Amounts over steps of time.'],
  avoid: ['Two amounts: use BarComparison.', 'Days of a deadline: use DayLine.'],
  keyboard: [],
  name: 'The title, with a text alternative; the figures follow as a table.',
  good: {
    drawing: (
      <ColumnChart
        title="Rent received"
        summary="Rent went from $84,000 in 2022 to $90,000 in 2025."
        columns={years}
        axisLabel="Year"
        formatValue={inThousands}
        legend={[{ mark: 'one', label: 'Rent' }]}
        table={yearsTable}
      />
    ),
    why: 'One amount for each year, in order.',
  },
  bad: {
    drawing: (
      <ColumnChart
        title="What stays invested"
        summary="A straight sale keeps $1,348,718 after tax; an exchange keeps $1,600,000."
        columns={ways}
        axisLabel="Way to sell"
        formatValue={inMillions}
        legend={[{ mark: 'one', label: 'Kept' }]}
        table={waysTable}
      />
    ),
    why: 'Two amounts are not steps of time: use BarComparison.',
  },
  conformance: {
    kind: 'composition',
    role: 'figure',
    name: 'Seven years',
    element: (
      <ColumnChart
        title="Seven years"
        summary="They rise"
        columns={[]}
        legend={[]}
        table={table}
        axisLabel="Year"
        formatValue={String}
      />
    ),
  },
} satisfies PartDocs
