import { newPasswordHelp, validateNewPassword, type ValidationIssue } from '@dst/domain/validation'
import { Button } from '@dst/ui/button'
import { ErrorSummary } from '@dst/ui/error-summary'
import { FormFields } from '@dst/ui/form-page'
import { PasswordField, PasswordOwner } from '@dst/ui/password-field'
import { useState, type FormEvent } from 'react'
import { errorHeading, fieldError, summaryItems } from '~/lib/field-errors.ts'
import { typedText } from '~/lib/typed-text.ts'
import { useErrorFocus } from '~/lib/use-error-focus.ts'

const idPrefix = 'new-password'
const none: readonly ValidationIssue[] = []

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  /** The account's email address, for the browser's password manager. */
  email: string
  busy: boolean
  /** Called with a password that meets the rules and was confirmed. */
  onSubmit: (password: string) => void
}

/** The fields of a new password; shows only the first error. */
export function NewPasswordForm({ email, busy, onSubmit }: NewPasswordFormProps) {
  const [issues, setIssues] = useState(none)
  const summary = useErrorFocus(issues)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const entry = entryFrom(new FormData(event.currentTarget))
    const found = validateNewPassword(entry).slice(0, 1)
    setIssues(found)
    if (found.length === 0) onSubmit(entry.password)
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <PasswordOwner email={email} />
      <ErrorSummary ref={summary} heading={errorHeading} errors={summaryItems(issues, idPrefix)} />
      <FormFields>
        <PasswordField
          id={`${idPrefix}-password`}
          name="password"
          label="New Password"
          hint={newPasswordHelp}
          autoComplete="new-password"
          required
          error={fieldError(issues, 'password')}
        />
        <PasswordField
          id={`${idPrefix}-confirmPassword`}
          name="confirmPassword"
          label="Confirm New Password"
          autoComplete="new-password"
          required
          showLabel="Show confirmation"
          concealLabel="Hide confirmation"
          error={fieldError(issues, 'confirmPassword')}
        />
      </FormFields>
      <Button type="submit" wide busy={busy} busyLabel="Updating Password...">
        Update Password
      </Button>
    </form>
  )
}

function entryFrom(form: FormData) {
  return { password: typedText(form, 'password'), confirmPassword: typedText(form, 'confirmPassword') }
}
