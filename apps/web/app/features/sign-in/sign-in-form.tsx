import type { SignInInput } from '@dst/auth'
import { validateSignIn, type ValidationIssue } from '@dst/domain/validation'
import { Checkbox } from '@dst/ui/checkbox'
import { ErrorSummary } from '@dst/ui/error-summary'
import { FormFields } from '@dst/ui/form-page'
import { PasswordField } from '@dst/ui/password-field'
import { TextField } from '@dst/ui/text-field'
import { useState, type FormEvent, type RefObject } from 'react'
import { errorHeading, fieldError, summaryItems } from '~/lib/field-errors.ts'
import { SubmitButton } from '~/lib/forms/submit-button.tsx'
import { typedText } from '~/lib/typed-text.ts'
import { useErrorFocus } from '~/lib/use-error-focus.ts'
import { usePrefill } from '~/lib/use-prefill.ts'
import { useCarriedEmail } from '~/services/use-carried-email.ts'
import { ForgotPassword } from './forgot-password.tsx'

const idPrefix = 'sign-in'
const none: readonly ValidationIssue[] = []

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
  emailField: RefObject<HTMLInputElement | null>
  busy: boolean
  onSubmit: (entry: SignInInput) => void
  prefilledEmail: string | undefined
}

/** The fields of the sign-in form. */
export function SignInForm({ emailField, busy, onSubmit, prefilledEmail }: SignInFormProps) {
  const [issues, setIssues] = useState(none)
  const summary = useErrorFocus(issues)
  useCarriedEmail(emailField)
  usePrefill(emailField, prefilledEmail)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const entry = entryFrom(new FormData(event.currentTarget))
    const found = validateSignIn(entry)
    setIssues(found)
    if (found.length === 0) onSubmit(entry)
  }

  // If submitted before the script has loaded, the form must not put the input into the URL.
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <ErrorSummary ref={summary} heading={errorHeading} errors={summaryItems(issues, idPrefix)} />
      <FormFields>
        <TextField
          ref={emailField}
          id={`${idPrefix}-email`}
          defaultValue={prefilledEmail}
          name="email"
          type="email"
          label="Email Address"
          autoComplete="username"
          required
          error={fieldError(issues, 'email')}
        />
        <PasswordField
          id={`${idPrefix}-password`}
          name="password"
          label="Password"
          labelAside={<ForgotPassword currentEmail={() => emailField.current?.value ?? ''} />}
          autoComplete="current-password"
          required
          error={fieldError(issues, 'password')}
        />
        <Checkbox
          name="rememberMe"
          label="Keep me signed in"
          hint="On a shared device leave this off: you are then signed out with the tab."
        />
      </FormFields>
      <SubmitButton wide busy={busy} busyLabel="Signing In...">
        Sign In
      </SubmitButton>
    </form>
  )
}

function entryFrom(form: FormData): SignInInput {
  return {
    email: typedText(form, 'email'),
    password: typedText(form, 'password'),
    rememberMe: form.get('rememberMe') !== null,
  }
}
