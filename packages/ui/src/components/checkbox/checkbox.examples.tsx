import type { Examples } from '../../foundations/guidance.ts'
import { Checkbox } from './checkbox.tsx'

export const examples: Examples = {
  good: {
    drawing: <Checkbox name="good-consent" label="I agree that my answers are shared with the advisor." />,
    why: 'Unticked, and it says what is agreed to.',
  },
  bad: {
    drawing: <Checkbox name="bad-consent" label="I agree." defaultChecked />,
    why: 'Ticked beforehand, and to what?',
  },
}
