import { useAuth } from '@dst/auth/react'
import { notices } from '@dst/domain/errors'
import { profileLimits } from '@dst/domain/parameters'
import { validateResetRequest } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { TextField } from '@dst/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { FormErrors } from '~/lib/forms/form-errors.tsx'
import { ResetCode } from '~/lib/account/reset-code.tsx'
import { RetryWait } from '~/lib/forms/retry-wait.tsx'
import { toErrorMessage, type ErrorMessage } from '~/lib/forms/error-message.ts'
import { requestReset } from './request-reset.ts'

/** Props of {@link ForgotPassword}. */
export interface ForgotPasswordProps {
  /** The current value of the sign-in form's email field. */
  currentEmail: () => string
}

/** The button next to the password label, and the dialog that it opens. */
export function ForgotPassword({ currentEmail }: ForgotPasswordProps) {
  const [opening, setOpening] = useState({ turn: 0, email: '' })
  const [open, setOpen] = useState(false)

  function show() {
    setOpening({ turn: opening.turn + 1, email: currentEmail() })
    setOpen(true)
  }

  // Each opening gets a new dialog without the state of the previous one; a closed one may still be fading out.
  return (
    <>
      <Button variant="quiet" size="small" onClick={show}>
        Forgot password?
      </Button>
      <ResetDialog key={opening.turn} open={open} email={opening.email} onClose={() => setOpen(false)} />
    </>
  )
}

function ResetDialog({ open, email, onClose }: { open: boolean; email: string; onClose: () => void }) {
  const { client } = useAuth()
  const formId = useId()
  const sending = useMutation({
    mutationFn: async (typed: string) => {
      const outcome = await requestReset(typed, client)
      return outcome.kind === 'failed' ? { ...outcome, error: toErrorMessage(outcome) } : outcome
    },
  })
  const outcome = sending.data
  const busy = sending.isPending

  if (outcome?.kind === 'sent') {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title="Check Your Email"
        footer={<Button onClick={onClose}>Got it, thanks!</Button>}
      >
        <SentView email={outcome.email} message={outcome.message} />
        <ResetCode email={outcome.email} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      title="Reset Password"
      description="Enter the address of your account. We will send a link for setting a new password."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending...">
            Send Reset Link
          </Button>
        </>
      }
    >
      <ResetForm id={formId} email={email} error={outcome?.error} onSend={sending.mutateAsync} />
    </Dialog>
  )
}

function SentView({ email, message }: { email: string; message: string | undefined }) {
  return (
    <>
      <Banner tone="success" heading={notices['reset-requested'].message}>
        {message ?? (
          <span>
            We sent a link for setting a new password to <strong className="wrap-anywhere">{email}</strong>.
          </span>
        )}
      </Banner>
      <p className="text-small text-ink-muted">
        Nothing there? Look in your spam folder, or try again in a few minutes.
      </p>
    </>
  )
}

interface ResetFormProps {
  id: string
  email: string
  error: ErrorMessage | undefined
  onSend: (email: string) => Promise<unknown>
}

function ResetForm({ id, email, error, onSend }: ResetFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email },
    resolver: domainResolver(validateResetRequest),
    shouldFocusError: false,
  })
  const send = handleSubmit((entry) => onSend(entry.email))

  function submit(event: FormEvent<HTMLFormElement>) {
    // The dialog is portaled, but React events still bubble to the sign-in form around it.
    event.stopPropagation()
    void send(event)
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-6">
      <FormErrors formState={formState} idPrefix={id} />
      {error === undefined ? null : (
        <Banner tone="error">
          <span>{error.message}</span>
          <RetryWait at={error.retryAt} />
        </Banner>
      )}
      <TextField
        {...register('email')}
        id={`${id}-email`}
        maxLength={profileLimits.email}
        type="email"
        label="Email Address"
        autoComplete="email"
        required
        error={formState.errors.email?.message}
        data-autofocus
      />
    </form>
  )
}
