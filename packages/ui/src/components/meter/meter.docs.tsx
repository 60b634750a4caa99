import type { PartDocs } from '../../foundations/part-docs.ts'
import { Button } from '../button/button.tsx'
import { Meter } from './meter.tsx'

export const docs = {
  use: ['How much of an amount that must be reached is there.', 'With the button that brings it there.'],
  avoid: ['A score among thresholds: use ScoreScale.', 'Progress through steps: use ProgressSteps.'],
  keyboard: [],
  name: '`label`; its value is `amount` and `target` in words, and `status` describes it.',
  good: {
    drawing: (
      <Meter
        label="Cash"
        share={0.86}
        amount="$1,280,000"
        target="of $1,480,000 to spend"
        state="short"
        status="$200,000 short"
        action={<Button size="small">Spend $200,000 more</Button>}
      />
    ),
    why: 'It says what is missing, and the button mends it.',
  },
  bad: {
    drawing: <Meter label="Step" share={0.5} amount="Step 2" target="of 4" state="short" status="2 steps to go" />,
    why: 'Progress through steps: use ProgressSteps.',
  },
  conformance: {
    kind: 'composition',
    role: 'meter',
    name: 'Value',
    element: (
      <Meter
        label="Value"
        share={0.98}
        amount="$1,850,000"
        target="of $1,880,000"
        state="short"
        status="$30,000 short"
      />
    ),
  },
} satisfies PartDocs
