import type { PartDocs } from '../../foundations/part-docs.ts'
import { readDay, writeDay } from '../../testing/dates.ts'
import { nothing } from '../../testing/sample-props.ts'
import { DateField } from './date-field.tsx'

export const docs = {
  use: ['A day or a month that somebody knows, such as a closing date.'],
  avoid: ['A choice among a few days: use RadioGroup.', 'A year: use StepperField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the text, to its calendar button, then past it.' },
    { keys: 'Enter', does: 'In the text: reads what was typed. On the button: opens the calendar.' },
    { keys: 'Space', does: 'On the button: opens the calendar.' },
  ],
  name: '`label`; text that is no date is reported below the field, and the previous date stays.',
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
  conformance: {
    kind: 'control',
    role: 'textbox',
    name: 'Closing date',
    draw: (passed) => (
      <DateField
        {...passed}
        name="closing"
        label="Closing date"
        value="2026-12-04"
        read={readDay}
        format={writeDay}
        onValueChange={nothing}
      />
    ),
  },
} satisfies PartDocs
