import type { Examples } from '../../foundations/guidance.ts'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { MoneyField } from './money-field.tsx'

const nothing = () => undefined

export const examples: Examples = {
  good: {
    drawing: (
      <MoneyField
        name="good-price"
        label="Expected sale price"
        hint="Before closing costs."
        value={1_250_000}
        read={readDollars}
        format={writeDollars}
        onValueChange={nothing}
      />
    ),
    why: 'An amount in dollars, and the hint says which one.',
  },
  bad: {
    drawing: (
      <MoneyField
        name="bad-year"
        label="Purchase year"
        value={2015}
        read={readDollars}
        format={writeDollars}
        onValueChange={nothing}
      />
    ),
    why: 'A year is not an amount of money: use StepperField.',
  },
}
