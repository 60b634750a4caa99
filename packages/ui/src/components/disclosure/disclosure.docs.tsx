import type { PartDocs } from '../../foundations/part-docs.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Disclosure } from './disclosure.tsx'

export const docs = {
  use: ['Details that few readers need, behind one line.'],
  avoid: ['Several of them in a row: use Accordion.', 'Anything that everybody must read.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'Opens it or closes it.' },
  ],
  name: '`summary`, with its state.',
  good: {
    drawing: (
      <div className="grid gap-4">
        <TextField name="good-phone" label="Phone number" />
        <Disclosure summary="Why we ask">
          <p>Only for the call that you ask for.</p>
        </Disclosure>
      </div>
    ),
    why: 'Few readers need it, and one line opens it.',
  },
  bad: {
    drawing: (
      <div>
        <Disclosure summary="Who holds the money?">
          <p>A qualified intermediary.</p>
        </Disclosure>
        <Disclosure summary="What is boot?">
          <p>What you receive besides like-kind property.</p>
        </Disclosure>
        <Disclosure summary="When does the advisor call?">
          <p>At the time that you chose.</p>
        </Disclosure>
      </div>
    ),
    why: 'Several in a row: use Accordion.',
  },
  conformance: { kind: 'text', text: 'Why we ask', element: <Disclosure summary="Why we ask">Because</Disclosure> },
} satisfies PartDocs
