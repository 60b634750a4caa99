import type { Examples } from '../../foundations/guidance.ts'
import { PasswordField } from './password-field.tsx'

export const examples: Examples = {
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
}
