import { control } from '../../testing/conformance.ts'
import { TextField } from './text-field.tsx'

export default control({
  role: 'textbox',
  name: 'Email',
  draw: (passed) => <TextField {...passed} name="email" label="Email" />,
})
