import { newPasswordHelp, validateNewPassword } from '@dst/domain/validation'
import { Button } from '@dst/ui/button'
import { FormFields } from '@dst/ui/form-page'
import { PasswordField, PasswordOwner } from '@dst/ui/password-field'
import { useForm } from 'react-hook-form'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { FormErrors } from '~/lib/forms/form-errors.tsx'

const idPrefix = 'new-password'

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  /** The account's email address, for the browser's password manager. */
  email: string
  /** Called with a password that meets the rules and was confirmed; resolves with what is wrong with it all the same. */
  onSubmit: (password: string) => Promise<string | undefined>
}

/** The fields of a new password; shows only the first error. */
export function NewPasswordForm({ email, onSubmit }: NewPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: domainResolver((entry: { password: string; confirmPassword: string }) =>
      validateNewPassword(entry).slice(0, 1),
    ),
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ password }) => {
    const message = await onSubmit(password)
    if (message !== undefined) setError('password', { message })
  })
  const field = (name: 'password' | 'confirmPassword') => ({
    ...register(name, { deps: ['password', 'confirmPassword'] }),
    id: `${idPrefix}-${name}`,
    autoComplete: 'new-password' as const,
    required: true,
    error: errors[name]?.message,
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <PasswordOwner email={email} />
      <FormErrors formState={formState} idPrefix={idPrefix} />
      <FormFields>
        <PasswordField {...field('password')} label="New Password" hint={newPasswordHelp} />
        <PasswordField
          {...field('confirmPassword')}
          label="Confirm New Password"
          showLabel="Show confirmation"
          concealLabel="Hide confirmation"
        />
      </FormFields>
      <Button type="submit" wide busy={isSubmitting} busyLabel="Updating Password...">
        Update Password
      </Button>
    </form>
  )
}
