import { useAuth } from '@dst/auth/react'
import { passwordMinimumLength, passwordSuccessDuration } from '@dst/domain/parameters'
import { validatePasswordChange, type PasswordChangeEntry, type ValidationIssue } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { ErrorSummary } from '@dst/ui/error-summary'
import { FormFields } from '@dst/ui/form-page'
import { PasswordField } from '@dst/ui/password-field'
import { useState, type FormEvent } from 'react'
import { ErrorBanner } from '~/lib/error-banner.tsx'
import { errorHeading, fieldError, summaryItems } from '~/lib/field-errors.ts'
import { told, type Told } from '~/lib/told.ts'
import { typedText } from '~/lib/typed-text.ts'
import { useBusy } from '~/lib/use-busy.ts'
import { useErrorFocus } from '~/lib/use-error-focus.ts'
import { useShownFor } from '~/lib/use-shown-for.ts'
import { changePassword } from './change-password.ts'

const idPrefix = 'password'
const none: readonly ValidationIssue[] = []

/** Changes the password. Input stays in the fields until it has been used. */
export function PasswordForm() {
  const { busy, error, success, issues, submit } = usePasswordChange()
  const summary = useErrorFocus(issues)
  const field = (name: keyof PasswordChangeEntry) => ({
    id: `${idPrefix}-${name}`,
    name,
    error: fieldError(issues, name),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-form gap-6">
      <ErrorSummary ref={summary} heading={errorHeading} errors={summaryItems(issues, idPrefix)} />
      <ErrorBanner message={error?.message} retryAt={error?.retryAt} />
      <FormFields>
        <PasswordField
          {...field('currentPassword')}
          label="Current Password"
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field('newPassword')}
          label="New Password"
          hint={`At least ${passwordMinimumLength} characters`}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          label="Confirm New Password"
          autoComplete="new-password"
          required
        />
      </FormFields>
      {success ? <Banner tone="success">Password updated successfully!</Banner> : null}
      <div>
        <Button type="submit" busy={busy} busyLabel="Updating Password...">
          Update Password
        </Button>
      </div>
    </form>
  )
}

function usePasswordChange() {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const success = useShownFor(passwordSuccessDuration)
  const [issues, setIssues] = useState(none)
  const [error, setError] = useState<Told>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entry = entryFrom(new FormData(form))
    const found = validatePasswordChange(entry)
    setIssues(found)
    setError(undefined)
    success.hide()
    if (found.length > 0) return
    run(async () => {
      const outcome = await changePassword(entry, client)
      if (!outcome.ok) return setError(told(outcome.error))
      form.reset()
      success.show()
    })
  }

  return { busy, error, success: success.shown, issues, submit }
}

function entryFrom(form: FormData): PasswordChangeEntry {
  return {
    currentPassword: typedText(form, 'currentPassword'),
    newPassword: typedText(form, 'newPassword'),
    confirmPassword: typedText(form, 'confirmPassword'),
  }
}
