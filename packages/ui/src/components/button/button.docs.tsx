import type { PartDocs } from '../../foundations/part-docs.ts'
import { Button } from './button.tsx'

export const docs = {
  use: ['An action on this page: send, open, save.', 'One primary button per view; the others are secondary or quiet.'],
  avoid: [
    'Going to another page: use LinkButton or TextLink.',
    'A button that is silently disabled: give `disabledReason`, so that people learn why.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'Presses it.' },
  ],
  name: 'Its text. While busy, `busyLabel` takes its place and the focus stays.',
  good: { drawing: <Button>Send Message</Button>, why: 'A verb that says what happens.' },
  bad: {
    drawing: (
      <div className="flex flex-wrap gap-2">
        <Button>OK</Button>
        <Button>Continue</Button>
      </div>
    ),
    why: 'Two primary buttons compete, and neither says what it does.',
  },
  conformance: { kind: 'control', role: 'button', name: 'Send', draw: (passed) => <Button {...passed}>Send</Button> },
} satisfies PartDocs
