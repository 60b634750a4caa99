import { termsAgreement } from '@dst/content/site'
import { nameMaximumLength, passwordMinimumLength, profileLimits } from '@dst/domain/parameters'
import type { SignUpEntry } from '@dst/domain/validation'
import { Button } from '@dst/ui/button'
import { Checkbox } from '@dst/ui/checkbox'
import { FormFields } from '@dst/ui/form-page'
import { TextLink } from '@dst/ui/link'
import { PasswordField } from '@dst/ui/password-field'
import { TextField } from '@dst/ui/text-field'
import type { UseFormReturn } from 'react-hook-form'
import { FormErrors } from '~/lib/forms/form-errors.tsx'
import { RetryWait } from '~/lib/forms/retry-wait.tsx'
import type { ErrorMessage } from '~/lib/forms/error-message.ts'
import { paths } from '~/paths.ts'

const idPrefix = 'sign-up'

/** Props of {@link SignUpForm}. */
export interface SignUpFormProps {
  /** The page's own, because a sign-up with Google keeps what is in it. */
  form: UseFormReturn<SignUpEntry>
  /** Why a valid entry didn't create an account; shown in the error summary. */
  refusal: ErrorMessage | undefined
  /** Called when the form is submitted, before anything is checked. */
  onAttempt: () => void
  /** Called with a valid entry. */
  onSubmit: (entry: SignUpEntry) => Promise<unknown>
}

/** The fields of a new account. Input lives only in the form's own fields, the password included. */
export function SignUpForm({ form, refusal, onAttempt, onSubmit }: SignUpFormProps) {
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(onSubmit)
  const field = (name: keyof SignUpEntry) => ({
    ...form.register(name),
    id: `${idPrefix}-${name}`,
    required: true,
    error: errors[name]?.message,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        onAttempt()
        void submit(event)
      }}
      className="grid gap-6"
    >
      <FormErrors formState={form.formState} idPrefix={idPrefix} refusal={refusal} />
      <div aria-live="polite" className="empty:hidden">
        <RetryWait at={refusal?.retryAt} />
      </div>
      <FormFields>
        <FormFields columns={2}>
          <TextField
            {...field('firstName')}
            maxLength={nameMaximumLength}
            label="First Name"
            autoComplete="given-name"
          />
          <TextField
            {...field('lastName')}
            maxLength={nameMaximumLength}
            label="Last Name"
            autoComplete="family-name"
          />
        </FormFields>
        <TextField
          {...field('email')}
          maxLength={profileLimits.email}
          label="Email Address"
          type="email"
          autoComplete="email"
        />
        <PasswordField
          {...field('password')}
          label="Password"
          hint={`At least ${passwordMinimumLength} characters`}
          autoComplete="new-password"
        />
        <Checkbox {...field('termsAccepted')} label={<TermsLabel />} />
      </FormFields>
      <Button type="submit" wide busy={isSubmitting} busyLabel="Creating Account...">
        Create Account
      </Button>
    </form>
  )
}

function TermsLabel() {
  const [agree, termsName, and, privacyName] = termsAgreement
  return (
    <span>
      {agree}
      <TextLink href={paths.terms}>{termsName}</TextLink>
      {and}
      <TextLink href={paths.privacy}>{privacyName}</TextLink>
    </span>
  )
}
