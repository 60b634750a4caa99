import type { PartDocs } from '../../foundations/part-docs.ts'
import { exchangeStops } from '../../testing/dates.ts'
import { DateLine } from './date-line.tsx'

const everybody = [
  { label: 'Sale', date: 'Day 0', position: 0 },
  { label: 'Property is named', date: 'Day 45', position: 0.25 },
  { label: 'Purchase is closed', date: 'Day 180', position: 1 },
]

export const docs = {
  use: ['Dates of one person, between a first and a last day.'],
  avoid: ['Days that are the same for everybody: use DayLine.', 'Steps without dates: use Timeline.'],
  keyboard: [],
  name: '`title`; the drawing is hidden from screen readers, which hear `summary` instead.',
  good: {
    drawing: (
      <DateLine
        title="Your dates"
        summary="Sale: Nov 21, 2026. Name property by Jan 5, 2027, close by Apr 15, 2027: 35 of the 180 days are lost."
        stops={exchangeStops}
        lost={{ from: 0.806, to: 1, label: '35 days lost' }}
      />
    ),
    why: 'The days of one person, with what takes some of them away.',
  },
  bad: {
    drawing: <DateLine title="An exchange" summary="Day 0, day 45, day 180." stops={everybody} />,
    why: 'Days that are the same for everybody: use DayLine.',
  },
  conformance: {
    kind: 'composition',
    role: 'figure',
    name: 'Your dates',
    element: <DateLine title="Your dates" summary="From Nov 21, 2026 to May 20, 2027." stops={exchangeStops} />,
  },
} satisfies PartDocs
