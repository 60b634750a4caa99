import type { Examples } from '../../foundations/guidance.ts'
import { readDollars, readYear, writeDollars } from '../../testing/dollars.ts'
import { StepperField } from './stepper-field.tsx'

const nothing = () => undefined

export const examples: Examples = {
  good: {
    drawing: (
      <StepperField
        name="good-year"
        label="Purchase year"
        value={2015}
        step={1}
        read={readYear}
        format={String}
        onValueChange={nothing}
      />
    ),
    why: 'The right year is a few presses away.',
  },
  bad: {
    drawing: (
      <StepperField
        name="bad-price"
        label="Expected sale price"
        value={1_250_000}
        step={1}
        read={readDollars}
        format={writeDollars}
        onValueChange={nothing}
      />
    ),
    why: 'Each press adds or takes one dollar: use MoneyField.',
  },
}
