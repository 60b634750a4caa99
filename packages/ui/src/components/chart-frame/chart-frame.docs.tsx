import type { PartDocs } from '../../foundations/part-docs.ts'
import { table } from '../../testing/sample-props.ts'
import { Illustration } from '../illustration/illustration.tsx'
import { ChartFrame, type ChartLegendItem } from './chart-frame.tsx'

const shares: ChartLegendItem[] = [
  { mark: 'one', label: 'Equity', value: '$1,000,000' },
  { mark: 'three', label: 'Loan', value: '$600,000' },
]

const sharesTable = {
  label: 'Show as a table',
  columns: ['Part', 'Amount'],
  rows: [
    { heading: 'Equity', cells: ['$1,000,000'] },
    { heading: 'Loan', cells: ['$600,000'] },
  ],
}

const buildingTable = {
  label: 'Show as a table',
  columns: ['Drawing', 'Shows'],
  rows: [{ heading: 'Lines', cells: ['A building'] }],
}

export const docs = {
  use: ['Around a drawing of your own that shows figures.'],
  avoid: ['BarComparison and ColumnChart bring it along.', 'A drawing without figures: use Illustration.'],
  keyboard: [],
  name: 'The title; the drawing is hidden, its text alternative and its table are read.',
  good: {
    drawing: (
      <ChartFrame
        title="Equity and loan"
        summary="Of $1,600,000, equity is $1,000,000 and the loan is $600,000."
        legend={shares}
        table={sharesTable}
      >
        <svg viewBox="0 0 160 12">
          <rect width="100" height="12" fill="var(--mark-one)" />
          <rect
            x="101"
            y="0.25"
            width="58.75"
            height="11.5"
            fill="none"
            stroke="var(--mark-three)"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </ChartFrame>
    ),
    why: 'A drawing of your own gets a title, a legend and a table.',
  },
  bad: {
    drawing: (
      <ChartFrame
        title="Apartment building"
        summary="A building."
        legend={[{ mark: 'one', label: 'Building' }]}
        table={buildingTable}
      >
        <Illustration name="building" />
      </ChartFrame>
    ),
    why: 'It shows no figures: use Illustration.',
  },
  conformance: {
    kind: 'composition',
    role: 'figure',
    name: 'Growth',
    element: (
      <ChartFrame title="Growth" summary="It grows" legend={[]} table={table}>
        Drawing
      </ChartFrame>
    ),
  },
} satisfies PartDocs
