import type { PartDocs } from '../../foundations/part-docs.ts'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { nothing } from '../../testing/sample-props.ts'
import { NumberField } from './number-field.tsx'
import type { NumberReading } from './use-number-text.ts'

const readPercent = (text: string): NumberReading =>
  /^\d{1,3}$/.test(text) ? { ok: true, value: Number(text) } : { ok: false, error: `“${text}” is not a percentage.` }

export const docs = {
  use: ['The base of MoneyField and StepperField, for a number of another kind.'],
  avoid: [
    'An amount: use MoneyField.',
    'Digits that are not a number, such as a phone number or a code: use TextField.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow up, Arrow down', does: 'Change it by `step`, where there is one.' },
    { keys: 'Page up, Page down', does: 'Change it by ten steps.' },
  ],
  name: '`label`; text that is not a number is reported below the field, and the previous number stays.',
  good: {
    drawing: (
      <NumberField
        name="good-share"
        label="Your share of the property"
        hint="In percent."
        value={50}
        read={readPercent}
        format={String}
        onValueChange={nothing}
      />
    ),
    why: 'A number that is neither dollars nor a year, with its unit.',
  },
  bad: {
    drawing: (
      <NumberField
        name="bad-zip"
        label="ZIP code"
        value={2134}
        read={readDollars}
        format={writeDollars}
        onValueChange={nothing}
      />
    ),
    why: 'ZIP code 02134 loses its zero and gains a comma: use TextField.',
  },
  conformance: {
    kind: 'control',
    role: 'textbox',
    name: 'Year',
    draw: (passed) => (
      <NumberField
        {...passed}
        name="year"
        label="Year"
        value={1}
        read={readDollars}
        format={writeDollars}
        onValueChange={nothing}
      />
    ),
  },
} satisfies PartDocs
