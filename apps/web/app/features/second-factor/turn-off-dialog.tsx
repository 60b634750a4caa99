import type { AuthUser } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { PasswordField } from '@dst/ui/password-field'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { hasPassword } from '~/lib/account/has-password.ts'
import { CodeField } from '~/lib/second-factor/code-field.tsx'
import { missingProof, type Proof } from '~/lib/second-factor/show-second-factor.ts'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { turnOff } from './turn-off.ts'

/** Props of {@link TurnOffDialog}. */
export interface TurnOffDialogProps {
  user: AuthUser
  /** Called when it closes; `done` when two-factor authentication is off. */
  onClose: (done: boolean) => void
}

/** Asks for the password and a code before two-factor authentication is turned off. */
export function TurnOffDialog({ user, onClose }: TurnOffDialogProps) {
  const withPassword = hasPassword(user)
  const { busy, errors, banner, register, submit } = useTurningOff(user, withPassword, () => onClose(true))
  const id = useId()
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      busy={busy}
      role="alertdialog"
      title="Turn off two-factor authentication?"
      description={
        'Signing in then no longer takes a code, and your recovery codes stop ' +
        `working.${withPassword ? '' : ' You sign in with Google alone.'}`
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy} busyLabel="Turning off...">
            Turn off
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <ErrorBanner message={banner?.message} retryAt={banner?.retryAt} />
        {withPassword ? (
          <PasswordField
            {...register('password')}
            id={`${id}-password`}
            label="Your password"
            autoComplete="current-password"
            required
            error={errors.password?.message}
            data-autofocus
          />
        ) : null}
        <CodeField
          {...register('code')}
          id={`${id}-code`}
          kind="either"
          error={errors.code?.message}
          {...(withPassword ? {} : { 'data-autofocus': true })}
        />
      </form>
    </Dialog>
  )
}

function useTurningOff(user: AuthUser, withPassword: boolean, onDone: () => void) {
  const { client } = useAuth()
  const { register, handleSubmit, setError, formState } = useForm<Proof>({
    defaultValues: { password: '', code: '' },
    resolver: domainResolver<Proof>((proof) => missingProof(proof, { password: withPassword, code: true })),
  })
  const turning = useMutation({
    mutationFn: async ({ password, code }: Proof) => {
      const outcome = await turnOff(user, { password: withPassword ? password : undefined, code }, client)
      return outcome.ok
        ? outcome
        : { ok: false as const, error: { ...outcome.error, ...toErrorMessage(outcome.error) } }
    },
    // It holds the password.
    gcTime: 0,
    onSuccess: (outcome) => {
      if (outcome.ok) return onDone()
      const { field, message } = outcome.error
      if (field !== undefined) setError(field, { message }, { shouldFocus: true })
    },
  })
  const submit = handleSubmit(
    (entry) => turning.mutateAsync(entry),
    () => turning.reset(),
  )
  const failure = turning.data?.ok === false ? turning.data.error : undefined
  return {
    busy: formState.isSubmitting,
    errors: formState.errors,
    banner: failure?.field === undefined ? failure : undefined,
    register,
    submit,
  }
}
