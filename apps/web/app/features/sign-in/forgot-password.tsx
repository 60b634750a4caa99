import { useAuth } from '@dst/auth/react'
import { notices } from '@dst/domain/errors'
import { validateResetRequest, type ValidationIssue } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { ErrorSummary } from '@dst/ui/error-summary'
import { TextField } from '@dst/ui/text-field'
import { useId, useState, type FormEvent } from 'react'
import { errorHeading, fieldError, summaryItems } from '~/lib/field-errors.ts'
import { RetryWait } from '~/lib/retry-wait.tsx'
import { told, type Told } from '~/lib/told.ts'
import { typedText } from '~/lib/typed-text.ts'
import { useBusy } from '~/lib/use-busy.ts'
import { useErrorFocus } from '~/lib/use-error-focus.ts'
import { requestReset, type ResetRequestOutcome } from './request-reset.ts'
import { ResetCode } from './reset-code.tsx'

const none: readonly ValidationIssue[] = []

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
  const { busy, run } = useBusy()
  const formId = useId()
  const [outcome, setOutcome] = useState<ResetRequestOutcome>()
  const [error, setError] = useState<Told>()
  const send = (typed: string) =>
    run(async () => {
      const ended = await requestReset(typed, client)
      setOutcome(ended)
      setError(ended.kind === 'failed' ? told(ended) : undefined)
    })

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
      <ResetForm id={formId} email={email} error={error} onSend={send} />
    </Dialog>
  )
}

function SentView({ email, message }: { email: string; message: string | undefined }) {
  return (
    <>
      <Banner tone="success" heading={notices['reset-requested'].message}>
        {message ?? (
          <>
            We sent a link for setting a new password to <strong className="wrap-anywhere">{email}</strong>.
          </>
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
  error: Told | undefined
  onSend: (email: string) => void
}

function ResetForm({ id, email, error, onSend }: ResetFormProps) {
  const [issues, setIssues] = useState(none)
  const summary = useErrorFocus(issues)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The dialog is portaled, but React events still bubble to the sign-in form around it.
    event.stopPropagation()
    const typed = typedText(new FormData(event.currentTarget), 'email')
    const found = validateResetRequest({ email: typed })
    setIssues(found)
    if (found.length === 0) onSend(typed)
  }

  return (
    <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-6">
      <ErrorSummary ref={summary} heading={errorHeading} errors={summaryItems(issues, id)} />
      {error === undefined ? null : (
        <Banner tone="error">
          {error.message}
          <RetryWait at={error.retryAt} />
        </Banner>
      )}
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label="Email Address"
        autoComplete="email"
        required
        defaultValue={email}
        error={fieldError(issues, 'email')}
        data-autofocus
      />
    </form>
  )
}
