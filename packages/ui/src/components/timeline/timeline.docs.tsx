import type { PartDocs } from '../../foundations/part-docs.ts'
import { Timeline } from './timeline.tsx'

const exchange = [
  { marker: '01', heading: 'Complete your profile', content: <p>Five short steps, in 5 to 10 minutes.</p> },
  { marker: '02', heading: 'Talk to the advisor', content: <p>Ask your questions, with your CPA if you like.</p> },
  { marker: '03', heading: 'Exchange', content: <p>45 days to identify, 180 days to close.</p> },
]

const form = [
  { marker: '01', heading: 'Qualification', content: <p>Completed</p> },
  { marker: '02', heading: 'Goals', content: <p>You are here</p> },
  { marker: '03', heading: 'Confirmation', content: <p>Not started</p> },
]

export const docs = {
  use: ['Steps in order, with an explanation of each.'],
  avoid: ['Days drawn to scale: use DayLine.', 'Progress through a form: use ProgressSteps.'],
  keyboard: [],
  name: 'An ordered list; the headings of the steps are its outline.',
  good: { drawing: <Timeline steps={exchange} />, why: 'Steps in order, each with a sentence that explains it.' },
  bad: { drawing: <Timeline steps={form} />, why: 'It shows how far a form is filled in: use ProgressSteps.' },
  conformance: {
    kind: 'composition',
    role: 'heading',
    name: 'Sell',
    element: <Timeline steps={[{ marker: '1', heading: 'Sell', content: 'First' }]} />,
  },
} satisfies PartDocs
