import type { SignInInput } from '@dst/auth'
import { profileLimits } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { Checkbox } from '@dst/ui/checkbox'
import { FormFields } from '@dst/ui/form-page'
import { PasswordField } from '@dst/ui/password-field'
import { TextField } from '@dst/ui/text-field'
import type { UseFormReturn } from 'react-hook-form'
import { FormErrors } from '~/lib/forms/form-errors.tsx'
import { ForgotPassword } from './forgot-password.tsx'

const idPrefix = 'sign-in'

/** Everything in the sign-in form. */
export type SignInEntry = Required<SignInInput>

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
  /** The page's own, because the other ways to sign in use what is in it. */
  form: UseFormReturn<SignInEntry>
  onSubmit: (entry: SignInEntry) => Promise<unknown>
}

/** The fields of the sign-in form. */
export function SignInForm({ form, onSubmit }: SignInFormProps) {
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(onSubmit)
  const field = (name: 'email' | 'password') => ({
    ...form.register(name),
    id: `${idPrefix}-${name}`,
    required: true,
    error: errors[name]?.message,
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <FormErrors formState={form.formState} idPrefix={idPrefix} />
      <FormFields>
        <TextField
          {...field('email')}
          maxLength={profileLimits.email}
          type="email"
          label="Email Address"
          autoComplete="username"
        />
        <PasswordField
          {...field('password')}
          label="Password"
          labelAside={<ForgotPassword currentEmail={() => form.getValues('email')} />}
          autoComplete="current-password"
        />
        <Checkbox
          {...form.register('rememberMe')}
          label="Keep me signed in"
          hint="On a shared device leave this off: closing the tab then signs you out."
        />
      </FormFields>
      <Button type="submit" wide busy={isSubmitting} busyLabel="Signing In...">
        Sign In
      </Button>
    </form>
  )
}
