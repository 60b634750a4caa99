import { control } from '../../testing/conformance.ts'
import { Checkbox } from './checkbox.tsx'

export default control({
  role: 'checkbox',
  name: 'I agree',
  draw: (passed) => <Checkbox {...passed} name="agree" label="I agree" />,
})
