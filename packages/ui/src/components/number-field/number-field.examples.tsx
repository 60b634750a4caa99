import type { Examples } from '../../foundations/guidance.ts'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { NumberField } from './number-field.tsx'
import type { NumberReading } from './use-number-text.ts'

const nothing = () => undefined

const readPercent = (text: string): NumberReading =>
  /^\d{1,3}$/.test(text) ? { ok: true, value: Number(text) } : { ok: false, error: `“${text}” is not a percentage.` }

export const examples: Examples = {
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
}
