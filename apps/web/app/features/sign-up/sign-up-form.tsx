import { termsAgreement } from '@dst/content/site'
import { passwordMinimumLength } from '@dst/domain/parameters'
import { validateSignUp, type SignUpEntry, type ValidationIssue } from '@dst/domain/validation'
import { Checkbox } from '@dst/ui/checkbox'
import { ErrorSummary } from '@dst/ui/error-summary'
import { FormFields } from '@dst/ui/form-page'
import { TextLink } from '@dst/ui/link'
import { PasswordField } from '@dst/ui/password-field'
import { TextField } from '@dst/ui/text-field'
import { useMemo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { errorHeading, fieldError, summaryItems } from '~/lib/field-errors.ts'
import { SubmitButton } from '~/lib/forms/submit-button.tsx'
import { RetryWait } from '~/lib/retry-wait.tsx'
import { typedText } from '~/lib/typed-text.ts'
import { useErrorFocus } from '~/lib/use-error-focus.ts'
import { usePrefill } from '~/lib/use-prefill.ts'
import { paths } from '~/paths.ts'
import { useCarriedEmail } from '~/services/use-carried-email.ts'

const idPrefix = 'sign-up'
const none: readonly ValidationIssue[] = []

/** Why a valid entry didn't create an account; a new object for each attempt. */
export interface SignUpRefusal {
  message: string
  /** When to retry, if the service said so. */
  retryAt?: Date | undefined
}

/** Props of {@link SignUpForm}. */
export interface SignUpFormProps {
  formRef: RefObject<HTMLFormElement | null>
  busy: boolean
  /** Shown in the error summary, together with the field errors. */
  refusal: SignUpRefusal | undefined
  /** Called with a valid entry. */
  onSubmit: (entry: SignUpEntry) => void
  prefilledEmail: string | undefined
  prefilledNames: { firstName: string; lastName: string } | undefined
}

/** The fields of a new account. Input lives only in the form's own fields, the password included. */
export function SignUpForm({ formRef, busy, refusal, onSubmit, prefilledEmail, prefilledNames }: SignUpFormProps) {
  const [issues, setIssues] = useState(none)
  const errors = useMemo(
    () => [...summaryItems(issues, idPrefix), ...(refusal === undefined ? [] : [refusal])],
    [issues, refusal],
  )
  const summary = useErrorFocus(errors)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const entry = entryFrom(new FormData(event.currentTarget))
    const found = validateSignUp(entry)
    setIssues(found)
    if (found.length === 0) onSubmit(entry)
  }

  const emailField = useRef<HTMLInputElement>(null)
  useCarriedEmail(emailField)
  usePrefill(emailField, prefilledEmail)
  const field = (name: keyof SignUpEntry) => ({ id: `${idPrefix}-${name}`, name, error: fieldError(issues, name) })
  // If submitted before the script has loaded, the form must not put the input into the URL.
  return (
    <form ref={formRef} method="post" noValidate onSubmit={submit} className="grid gap-6">
      <ErrorSummary ref={summary} heading={errorHeading} errors={errors} />
      <div aria-live="polite" className="empty:hidden">
        <RetryWait at={refusal?.retryAt} />
      </div>
      <FormFields>
        <FormFields columns={2}>
          <TextField
            {...field('firstName')}
            defaultValue={prefilledNames?.firstName}
            label="First Name"
            autoComplete="given-name"
            required
          />
          <TextField
            {...field('lastName')}
            defaultValue={prefilledNames?.lastName}
            label="Last Name"
            autoComplete="family-name"
            required
          />
        </FormFields>
        <TextField
          {...field('email')}
          ref={emailField}
          defaultValue={prefilledEmail}
          label="Email Address"
          type="email"
          autoComplete="email"
          required
        />
        <PasswordField
          {...field('password')}
          label="Password"
          hint={`At least ${passwordMinimumLength.value} characters`}
          autoComplete="new-password"
          required
        />
        <Checkbox {...field('termsAccepted')} label={<TermsLabel />} required />
      </FormFields>
      <SubmitButton wide busy={busy} busyLabel="Creating Account...">
        Create Account
      </SubmitButton>
    </form>
  )
}

function TermsLabel() {
  const [agree, termsName, and, privacyName] = termsAgreement
  return (
    <>
      {agree}
      <TextLink href={paths.terms}>{termsName}</TextLink>
      {and}
      <TextLink href={paths.privacy}>{privacyName}</TextLink>
    </>
  )
}

function entryFrom(form: FormData): SignUpEntry {
  return {
    firstName: typedText(form, 'firstName'),
    lastName: typedText(form, 'lastName'),
    email: typedText(form, 'email'),
    password: typedText(form, 'password'),
    termsAccepted: form.get('termsAccepted') !== null,
  }
}
