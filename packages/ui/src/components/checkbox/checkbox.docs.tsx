import type { PartDocs } from '../../foundations/part-docs.ts'
import { Checkbox } from './checkbox.tsx'

export const docs = {
  use: ['A consent, or a choice that a form sends.'],
  avoid: [
    'A setting that takes effect at once: use Switch.',
    'One of several: use RadioGroup.',
    'A consent that is ticked beforehand: never.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Space', does: 'Ticks it or clears it.' },
  ],
  name: '`label`; the hint and the error are read after it.',
  good: {
    drawing: <Checkbox name="good-consent" label="I agree that my answers are shared with the advisor." />,
    why: 'Unticked, and it says what is agreed to.',
  },
  bad: {
    drawing: <Checkbox name="bad-consent" label="I agree." defaultChecked />,
    why: 'Ticked beforehand, and to what?',
  },
  conformance: {
    kind: 'control',
    role: 'checkbox',
    name: 'I agree',
    draw: (passed) => <Checkbox {...passed} name="agree" label="I agree" />,
  },
} satisfies PartDocs
