import type { PartDocs } from '../../foundations/part-docs.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Field } from './field.tsx'

export const docs = {
  use: ['Around a control of your own, so that label, hint and error are tied to it.'],
  avoid: ['TextField and the other fields bring it along.'],
  keyboard: [],
  name: '`label`; the hint and the error are tied by aria-describedby.',
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
  conformance: {
    kind: 'composition',
    role: 'textbox',
    name: 'Phone',
    element: (
      <Field id="phone" label="Phone">
        <input id="phone" />
      </Field>
    ),
  },
} satisfies PartDocs
