import type { Examples } from '../../foundations/guidance.ts'
import { BackBar } from './back-bar.tsx'

export const examples: Examples = {
  good: {
    drawing: <BackBar label="Way back" back={{ label: 'Back to Home', href: '#home' }} />,
    why: 'A page on its own: one link leads back.',
  },
  bad: {
    drawing: <BackBar label="Questionnaire" back={{ label: 'Back to Step 1', href: '#step-1' }} />,
    why: 'These are steps of a form: use ProgressSteps.',
  },
}
