import type { PartDocs } from '../../foundations/part-docs.ts'
import { TextArea } from './text-area.tsx'

export const docs = {
  use: ['Several lines: a message, a note.'],
  avoid: ['One line: use TextField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Starts a new line.' },
  ],
  name: '`label`; the hint, the count of a limited text and the error are read after it.',
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
  conformance: {
    kind: 'control',
    role: 'textbox',
    name: 'Message',
    draw: (passed) => <TextArea {...passed} name="message" label="Message" />,
  },
} satisfies PartDocs
