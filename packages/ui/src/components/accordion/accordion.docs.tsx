import type { PartDocs } from '../../foundations/part-docs.ts'
import { Accordion } from './accordion.tsx'

const questions = [
  {
    id: 'good-holder',
    heading: 'Who holds the money between the sale and the purchase?',
    content: <p>A qualified intermediary, so that you never receive it.</p>,
    open: true,
  },
  { id: 'good-boot', heading: 'What is boot?', content: <p>What you receive besides like-kind property.</p> },
  { id: 'good-advisor', heading: 'When does the advisor call?', content: <p>At the time that you chose.</p> },
]

const onlyQuestion = [
  { id: 'bad-phone', heading: 'Why do we ask for your phone number?', content: <p>For the call that you ask for.</p> },
]

export const docs = {
  use: ['Several questions that readers open one at a time.'],
  avoid: [
    'One block of extra words: use Disclosure.',
    'Panels of equal weight that people compare: use Tabs or show all of them.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'Opens the entry or closes it; another open one closes.' },
  ],
  name: 'The text of each entry’s own line.',
  good: {
    drawing: <Accordion name="good-questions" items={questions} />,
    why: 'Several questions; each reader opens the one they want.',
  },
  bad: {
    drawing: <Accordion name="bad-questions" items={onlyQuestion} />,
    why: 'A single entry is one block of extra words: use Disclosure.',
  },
  conformance: {
    kind: 'composition',
    role: 'heading',
    name: 'Is there a cost?',
    element: <Accordion name="faq" items={[{ id: 'cost', heading: 'Is there a cost?', content: 'None.' }]} />,
  },
} satisfies PartDocs
