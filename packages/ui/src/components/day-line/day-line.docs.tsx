import type { PartDocs } from '../../foundations/part-docs.ts'
import { DayLine } from './day-line.tsx'

const days = [
  { day: 0, label: 'Day 0', detail: 'Your property is sold' },
  { day: 45, label: 'Day 45', detail: 'Replacement property is identified in writing' },
  { day: 180, label: 'Day 180', detail: 'The purchase is closed' },
]

const steps = [
  { day: 1, label: 'First', detail: 'Create an account' },
  { day: 2, label: 'Second', detail: 'Answer the questionnaire' },
  { day: 3, label: 'Third', detail: 'Talk to an advisor' },
]

export const docs = {
  use: ['Days that are counted from one start, drawn to scale.'],
  avoid: ['Steps without dates: use Timeline.'],
  keyboard: [],
  name: 'Its list of days; the drawing is hidden from screen readers.',
  good: {
    drawing: (
      <DayLine summary="Day 0: sale. Day 45: property is identified. Day 180: purchase is closed." points={days} />
    ),
    why: 'Days counted from the sale, drawn to scale.',
  },
  bad: {
    drawing: <DayLine summary="Create an account, answer the questionnaire, talk to an advisor." points={steps} />,
    why: 'These steps have no dates: use Timeline.',
  },
  conformance: {
    kind: 'text',
    text: '45 days to identify',
    element: (
      <DayLine
        summary="45 days to identify"
        points={[
          { day: 0, label: 'Day 0', detail: 'Closing' },
          { day: 45, label: 'Day 45', detail: 'Identified' },
        ]}
      />
    ),
  },
} satisfies PartDocs
