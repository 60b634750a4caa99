import type { PartDocs } from '../../foundations/part-docs.ts'
import { BackBar } from './back-bar.tsx'

export const docs = {
  use: ['A page below another one: the way back.'],
  avoid: ['Top-level pages, which the navigation bar reaches.', 'Steps of a form: use ProgressSteps.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'A navigation landmark with its own label.',
  good: {
    drawing: <BackBar label="Way back" back={{ label: 'Back to Home', href: '#home' }} />,
    why: 'A page on its own: one link leads back.',
  },
  bad: {
    drawing: <BackBar label="Questionnaire" back={{ label: 'Back to Step 1', href: '#step-1' }} />,
    why: 'These are steps of a form: use ProgressSteps.',
  },
  conformance: {
    kind: 'composition',
    role: 'navigation',
    name: 'Main',
    element: <BackBar label="Main" back={{ label: 'Back to Home', href: '#home' }} />,
  },
} satisfies PartDocs
