import type { PartDocs } from '../../foundations/part-docs.ts'
import { TextField } from './text-field.tsx'

export const docs = {
  use: ['One line: a name, an address, a code.'],
  avoid: [
    'A password: use PasswordField.',
    'An amount: use MoneyField.',
    'A choice among known values: use RadioGroup, Select or NativeSelect.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Sends the form.' },
  ],
  name:
    '`label`; the hint, the count of a limited text and the error are read after it. A placeholder never takes its ' +
    'place.',
  good: {
    drawing: <TextField name="good-phone" label="Phone number" hint="With country code if it is not a US number." />,
    why: 'Label and hint stay visible while the person types.',
  },
  bad: {
    drawing: <TextField name="bad-phone" label="Phone" placeholder="With country code" />,
    why: 'The help disappears with the first key.',
  },
  conformance: {
    kind: 'control',
    role: 'textbox',
    name: 'Email',
    draw: (passed) => <TextField {...passed} name="email" label="Email" />,
  },
} satisfies PartDocs
