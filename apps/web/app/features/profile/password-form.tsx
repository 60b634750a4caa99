import { useAuth } from '@dst/auth/react'
import { weakPasswordErrors } from '@dst/domain/errors'
import { passwordMinimumLength, passwordSuccessDuration } from '@dst/domain/parameters'
import { validatePasswordChange, type PasswordChangeEntry } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { FormFields } from '@dst/ui/form-page'
import { PasswordField } from '@dst/ui/password-field'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { FormErrors } from '~/lib/forms/form-errors.tsx'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { useDisplayedFor } from '~/lib/time/use-displayed-for.ts'
import { changePassword, type PasswordChangeFailure } from './change-password.ts'

const idPrefix = 'password'
const comparedWith = {
  currentPassword: ['newPassword'],
  newPassword: ['confirmPassword'],
  confirmPassword: [],
} satisfies Record<keyof PasswordChangeEntry, (keyof PasswordChangeEntry)[]>

/** Changes the password. Input stays in the fields until it has been used. */
export function PasswordForm() {
  const { client } = useAuth()
  const success = useDisplayedFor(passwordSuccessDuration)
  const { register, handleSubmit, reset, setError, formState } = useForm<PasswordChangeEntry>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    resolver: domainResolver<PasswordChangeEntry>(validatePasswordChange),
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const change = useMutation({
    mutationFn: async (entry: PasswordChangeEntry) => {
      const outcome = await changePassword(entry, client)
      return outcome.ok
        ? { error: undefined }
        : { error: { ...toErrorMessage(outcome.error), field: fieldOf(outcome.error) } }
    },
    // It holds the passwords.
    gcTime: 0,
    onSuccess: ({ error }) => {
      if (error?.field !== undefined) setError(error.field, { message: error.message })
      if (error !== undefined) return
      reset()
      success.show()
    },
  })
  const failure = change.data?.error?.field === undefined ? change.data?.error : undefined
  const submit = handleSubmit(
    (entry) => change.mutateAsync(entry),
    () => change.reset(),
  )
  const field = (name: keyof PasswordChangeEntry) => ({
    ...register(name, { deps: comparedWith[name] }),
    id: `${idPrefix}-${name}`,
    required: true,
    error: errors[name]?.message,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        success.hide()
        void submit(event)
      }}
      className="grid max-w-form gap-6"
    >
      <FormErrors formState={formState} idPrefix={idPrefix} />
      <ErrorBanner message={failure?.message} retryAt={failure?.retryAt} />
      <FormFields>
        <PasswordField {...field('currentPassword')} label="Current Password" autoComplete="current-password" />
        <PasswordField
          {...field('newPassword')}
          label="New Password"
          hint={`At least ${passwordMinimumLength} characters`}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label="Confirm New Password" autoComplete="new-password" />
      </FormFields>
      {success.shown ? <Banner tone="success">Password updated successfully!</Banner> : null}
      <div>
        <Button type="submit" busy={isSubmitting} busyLabel="Updating Password...">
          Update Password
        </Button>
      </div>
    </form>
  )
}

/** The field that has to be corrected. */
function fieldOf({ code }: PasswordChangeFailure): keyof PasswordChangeEntry | undefined {
  if (code === 'current-password-incorrect') return 'currentPassword'
  return code in weakPasswordErrors ? 'newPassword' : undefined
}
