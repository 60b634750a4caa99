import type { PartDocs } from '../../foundations/part-docs.ts'
import { nothing } from '../../testing/sample-props.ts'
import { Switch } from './switch.tsx'

export const docs = {
  use: ['A setting that is on or off.'],
  avoid: ['A consent or an answer in a form: use Checkbox.', 'One of two named things: use RadioGroup.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  name: '`label`; the hint is read after it.',
  good: {
    drawing: <Switch label="Email notifications" checked onCheckedChange={nothing} />,
    why: 'It names what is on or off.',
  },
  bad: {
    drawing: <Switch label="Turn off email notifications" checked={false} onCheckedChange={nothing} />,
    why: 'Off means on: nobody can tell.',
  },
  conformance: {
    kind: 'control',
    role: 'switch',
    name: 'SMS',
    draw: (passed) => <Switch {...passed} label="SMS" checked onCheckedChange={nothing} />,
  },
} satisfies PartDocs
