import type { PartDocs } from '../../foundations/part-docs.ts'
import { PasswordField } from './password-field.tsx'

export const docs = {
  use: ['A password, present or new.'],
  avoid: ['A one-time code: use TextField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'On the toggle: shows the password or hides it.' },
  ],
  name: '`label`; the toggle has a name of its own that says what pressing it does.',
  good: {
    drawing: (
      <PasswordField
        name="good-password"
        label="New password"
        hint="Must be at least 8 characters with uppercase, lowercase, and number"
        autoComplete="new-password"
      />
    ),
    why: 'The rules are visible before the person types.',
  },
  bad: {
    drawing: (
      <PasswordField
        name="bad-code"
        label="Code from your email"
        autoComplete="current-password"
        defaultValue="482913"
      />
    ),
    why: 'Dots hide typing mistakes in a one-time code: use TextField.',
  },
  conformance: {
    kind: 'control',
    role: 'textbox',
    name: 'Password',
    draw: (passed) => <PasswordField {...passed} autoComplete="current-password" name="password" label="Password" />,
  },
} satisfies PartDocs
