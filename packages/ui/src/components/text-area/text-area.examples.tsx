import type { Examples } from '../../foundations/guidance.ts'
import { TextArea } from './text-area.tsx'

export const examples: Examples = {
  good: {
    drawing: (
      <TextArea
        name="good-message"
        label="Message"
        hint="For example when your sale closes."
        rows={3}
        defaultValue="The sale closes in March. My CPA would like to join the call."
      />
    ),
    why: 'Room for several sentences.',
  },
  bad: {
    drawing: <TextArea name="bad-phone" label="Phone number" rows={3} defaultValue="(555) 555-0142" />,
    why: 'A phone number fits on one line: use TextField.',
  },
}
