import type { PartDocs } from '../../foundations/part-docs.ts'
import { LimitBar } from './limit-bar.tsx'

export const docs = {
  use: ['Several amounts that together must stay within a limit, above a table of the same figures.'],
  avoid: ['Two ways side by side: use BarComparison.', 'A position among thresholds: use ScoreScale.'],
  keyboard: [],
  name: 'The title, with a text alternative; the drawing is hidden.',
  good: {
    drawing: (
      <LimitBar
        title="Your list and its limit"
        summary="Three properties are worth $3,000,000: $1,000,000 below the limit."
        parts={[
          { label: '1', value: 1_200_000, mark: 'one' },
          { label: '2', value: 1_000_000, mark: 'four' },
          { label: '3', value: 800_000, mark: 'four' },
        ]}
        limit={4_000_000}
        limitLabel="Limit $4,000,000"
        legend={[
          { mark: 'one', label: 'Received', value: '$1,200,000' },
          { mark: 'four', label: 'On the list', value: '$1,800,000' },
        ]}
      />
    ),
    why: 'Several amounts that together must stay within a limit.',
  },
  bad: {
    drawing: (
      <LimitBar
        title="Loan"
        summary="The loan is half of the value."
        parts={[{ label: 'Loan', value: 1, mark: 'four' }]}
        limit={2}
        limitLabel="Value $2,000,000"
        legend={[{ mark: 'four', label: 'Loan', value: '$1,000,000' }]}
      />
    ),
    why: 'A share of a whole is no limit: draw it in a ChartFrame.',
  },
  conformance: {
    kind: 'composition',
    role: 'figure',
    name: 'Your list',
    element: (
      <LimitBar title="Your list" summary="Nothing is on it." parts={[]} limit={1} limitLabel="Limit" legend={[]} />
    ),
  },
} satisfies PartDocs
