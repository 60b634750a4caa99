import type { Examples } from '../../foundations/guidance.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Field } from './field.tsx'

export const examples: Examples = {
  good: {
    drawing: (
      <Field id="good-closing" label="Closing date" hint="The day on which the sale closes.">
        <input id="good-closing" className="ui-control" type="date" aria-describedby="good-closing-hint" />
      </Field>
    ),
    why: 'It gives a control of your own its label and hint.',
  },
  bad: {
    drawing: (
      <Field id="bad-contact" label="Phone number">
        <TextField id="bad-phone" name="bad-phone" type="tel" label="Phone number" />
      </Field>
    ),
    why: 'TextField brings its own label, so there are two.',
  },
}
