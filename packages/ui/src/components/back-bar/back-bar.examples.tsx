import type { Examples } from '../../foundations/guidance.ts'
import { BackBar } from './back-bar.tsx'

export const examples: Examples = {
  good: {
    drawing: (
      <BackBar
        label="Page"
        home={{ label: 'DST Investing', href: '#home' }}
        current="Accreditation"
        back={{ label: 'Back to Home', href: '#home' }}
      />
    ),
    why: 'It shows where the page belongs and leads back.',
  },
  bad: {
    drawing: (
      <BackBar
        label="Questionnaire"
        home={{ label: 'Step 1: About You', href: '#step-1' }}
        current="Step 2: Your Property"
        back={{ label: 'Back to Step 1', href: '#step-1' }}
      />
    ),
    why: 'These are steps of a form: use ProgressSteps.',
  },
}
