import { control } from '../../testing/conformance.ts'
import { PasswordField } from './password-field.tsx'

export default control({
  role: 'textbox',
  name: 'Password',
  draw: (passed) => <PasswordField {...passed} autoComplete="current-password" name="password" label="Password" />,
})
