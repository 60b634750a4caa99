import type { Examples } from '../../foundations/guidance.ts'
import { ProgressSteps } from './progress-steps.tsx'

export const examples: Examples = {
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
}
