import type { PartDocs } from '../../foundations/part-docs.ts'
import { ProgressSteps } from './progress-steps.tsx'

export const docs = {
  use: ['Progress through a form with several steps.'],
  avoid: ['Steps that the person is not taking now: use Timeline.', 'Loading: use Spinner.'],
  keyboard: [],
  name: '`label`; the present step carries aria-current, and `summary` says it in words.',
  good: {
    drawing: (
      <ProgressSteps
        label="Investor profile"
        steps={['Qualification', 'Goals', 'Confirmation']}
        current={2}
        summary="Step 2 of 3"
      />
    ),
    why: 'It shows where the person is in this form.',
  },
  bad: {
    drawing: (
      <ProgressSteps
        label="1031 exchange"
        steps={['Sell your property', 'Identify replacements', 'Close the purchase']}
        current={1}
        summary="Step 1 of 3"
      />
    ),
    why: 'These steps take months and happen elsewhere: use Timeline.',
  },
  conformance: {
    kind: 'composition',
    role: 'navigation',
    name: 'Progress',
    element: <ProgressSteps label="Progress" steps={['One', 'Two']} current={1} summary="Step 1 of 2" />,
  },
} satisfies PartDocs
