import type { Examples } from '../../foundations/guidance.ts'
import { Button } from '../../components/button/button.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { Switch } from '../../components/switch/switch.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { nothing } from '../../testing/sample-props.ts'
import { FormFields, FormPage } from './form-page.tsx'

export const examples: Examples = {
  good: {
    drawing: (
      <FormPage title="Sign In">
        <FormFields>
          <TextField name="example-email" label="Email Address" type="email" />
          <PasswordField name="example-password" label="Password" autoComplete="current-password" />
          <Button type="submit">Sign In</Button>
        </FormFields>
      </FormPage>
    ),
    why: 'The page has one purpose: this form.',
  },
  bad: {
    drawing: (
      <FormPage title="Notifications">
        <FormFields>
          <Switch label="Email" checked onCheckedChange={nothing} />
          <Switch label="Text messages" checked={false} onCheckedChange={nothing} />
        </FormFields>
      </FormPage>
    ),
    why: 'These are settings: use SettingsRows.',
  },
}
