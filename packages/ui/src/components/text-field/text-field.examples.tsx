import type { Examples } from '../../foundations/guidance.ts'
import { TextField } from './text-field.tsx'

export const examples: Examples = {
  good: {
    drawing: <TextField name="good-phone" label="Phone number" hint="With country code if it is not a US number." />,
    why: 'Label and hint stay visible while the person types.',
  },
  bad: {
    drawing: <TextField name="bad-phone" label="Phone" placeholder="With country code" />,
    why: 'The help disappears with the first key.',
  },
}
