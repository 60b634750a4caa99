import type { PartDocs } from '../../foundations/part-docs.ts'
import { Button } from '../../components/button/button.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { Switch } from '../../components/switch/switch.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { nothing } from '../../testing/sample-props.ts'
import { FormPage, FormFields } from './form-page.tsx'

export const docs = {
  use: ['A page whose one purpose is a form.'],
  avoid: ['Settings: use SettingsRows.', 'Several steps: use WizardStep.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the form first, then the panel next to it.' }],
  name: 'The title is the heading of level 1.',
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
  conformance: {
    kind: 'composition',
    role: 'complementary',
    name: 'What you get',
    element: (
      <FormPage title="Create your account" sideLabel="What you get" side="Words">
        <p>Form</p>
      </FormPage>
    ),
  },
} satisfies PartDocs
