import type { Examples } from '../../foundations/guidance.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Disclosure } from './disclosure.tsx'

export const examples: Examples = {
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
}
