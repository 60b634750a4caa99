import { composition } from '../../testing/conformance.ts'
import { Field } from './field.tsx'

export default composition({
  role: 'textbox',
  name: 'Phone',
  element: (
    <Field id="phone" label="Phone">
      <input id="phone" />
    </Field>
  ),
})
