import type { Examples } from '../../foundations/guidance.ts'
import { Button } from '../button/button.tsx'
import { Meter } from './meter.tsx'

export const examples: Examples = {
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
}
