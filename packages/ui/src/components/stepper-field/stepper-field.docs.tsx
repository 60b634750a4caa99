import type { PartDocs } from '../../foundations/part-docs.ts'
import { readDollars, writeDollars, readYear } from '../../testing/dollars.ts'
import { nothing } from '../../testing/sample-props.ts'
import { StepperField } from './stepper-field.tsx'

export const docs = {
  use: ['A whole number near a known one, such as a year.'],
  avoid: ['An amount of money: use MoneyField.', 'A number that is never stepped: use NumberField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow up, Arrow down', does: 'Change it by `step`.' },
    { keys: 'Page up, Page down', does: 'Change it by ten steps.' },
  ],
  name: '`label`; the buttons say what they change.',
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
  conformance: {
    kind: 'control',
    role: 'textbox',
    name: 'Sale year',
    draw: (passed) => (
      <StepperField
        {...passed}
        name="year"
        label="Sale year"
        step={1}
        value={1}
        read={readDollars}
        format={writeDollars}
        onValueChange={nothing}
      />
    ),
  },
} satisfies PartDocs
