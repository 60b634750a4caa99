import type { Examples } from '../../foundations/guidance.ts'
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

export const examples: Examples = {
  good: { drawing: <Timeline steps={exchange} />, why: 'Steps in order, each with a sentence that explains it.' },
  bad: { drawing: <Timeline steps={form} />, why: 'It shows how far a form is filled in: use ProgressSteps.' },
}
