import type { PartDocs } from '../../foundations/part-docs.ts'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { nothing } from '../../testing/sample-props.ts'
import { MoneyField } from './money-field.tsx'

export const docs = {
  use: ['An amount in dollars, typed as people write it.'],
  avoid: ['A year or a count: use StepperField.', 'A percentage or other number: use NumberField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow up, Arrow down', does: 'Change it by `step`, where there is one.' },
    { keys: 'Page up, Page down', does: 'Change it by ten steps.' },
  ],
  name: '`label`; the sign is part of the picture, and the value is read as a number.',
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
  conformance: {
    kind: 'control',
    role: 'textbox',
    name: 'Price',
    draw: (passed) => (
      <MoneyField
        {...passed}
        name="price"
        label="Price"
        value={1}
        read={readDollars}
        format={writeDollars}
        onValueChange={nothing}
      />
    ),
  },
} satisfies PartDocs
