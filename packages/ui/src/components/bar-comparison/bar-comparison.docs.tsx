import type { PartDocs } from '../../foundations/part-docs.ts'
import { table } from '../../testing/sample-props.ts'
import { BarComparison, type ComparedBar } from './bar-comparison.tsx'

const ways: ComparedBar[] = [
  {
    label: 'Straight sale',
    total: '$1,348,718',
    parts: [
      { label: 'Kept', value: 1_348_718, mark: 'one' },
      { label: 'Tax', value: 251_282, mark: 'two' },
    ],
  },
  { label: 'Exchange', total: '$1,600,000', parts: [{ label: 'Kept', value: 1_600_000, mark: 'one' }] },
]

const waysTable = {
  label: 'Show the figures',
  columns: ['In US dollars', 'Straight sale', 'Exchange'],
  rows: [
    { heading: 'Tax', cells: ['$251,282', '$0'] },
    { heading: 'Kept', cells: ['$1,348,718', '$1,600,000'] },
  ],
}

const rents = [
  { year: '2022', amount: 84_000, total: '$84,000' },
  { year: '2023', amount: 86_400, total: '$86,400' },
  { year: '2024', amount: 81_600, total: '$81,600' },
  { year: '2025', amount: 90_000, total: '$90,000' },
]

const years: ComparedBar[] = rents.map(({ year, amount, total }) => ({
  label: year,
  total,
  parts: [{ label: 'Rent', value: amount, mark: 'one' }],
}))

const yearsTable = {
  label: 'Show the figures',
  columns: ['Year', 'Rent'],
  rows: rents.map(({ year, total }) => ({ heading: year, cells: [total] })),
}

export const docs = {
  use: ['Two or three amounts on one scale.'],
  avoid: ['A trend over time: use ColumnChart.', 'One figure: use Stat.'],
  keyboard: [],
  name: 'The title, with a text alternative; the figures follow as a table.',
  good: {
    drawing: (
      <BarComparison
        title="What stays invested"
        summary="A straight sale keeps $1,348,718 after tax; an exchange keeps $1,600,000."
        bars={ways}
        table={waysTable}
      />
    ),
    why: 'Two ways to sell, on one scale.',
  },
  bad: {
    drawing: (
      <BarComparison
        title="Rent received"
        summary="Rent went from $84,000 in 2022 to $90,000 in 2025."
        bars={years}
        table={yearsTable}
      />
    ),
    why: 'Year after year is a course over time: use ColumnChart.',
  },
  conformance: {
    kind: 'composition',
    role: 'figure',
    name: 'Invested',
    element: <BarComparison title="Invested" summary="All of it" bars={[]} table={table} />,
  },
} satisfies PartDocs
