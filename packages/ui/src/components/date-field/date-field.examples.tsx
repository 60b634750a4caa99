import type { Examples } from '../../foundations/guidance.ts'
import { readDay, writeDay } from '../../testing/dates.ts'
import { DateField } from './date-field.tsx'

const nothing = () => undefined

export const examples: Examples = {
  good: {
    drawing: (
      <DateField
        name="good-closing"
        label="Closing date"
        hint="The day on the closing statement, e.g. 12/4/2026."
        value="2026-12-04"
        read={readDay}
        format={writeDay}
        onValueChange={nothing}
      />
    ),
    why: 'A day that is written on a paper, and the hint shows how it can be typed.',
  },
  bad: {
    drawing: (
      <DateField
        name="bad-call"
        label="When may we call you?"
        value={undefined}
        read={readDay}
        format={writeDay}
        onValueChange={nothing}
      />
    ),
    why: 'Only a few days are free: list them in a RadioGroup.',
  },
}
