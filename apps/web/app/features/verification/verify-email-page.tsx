import { useAuth } from '@dst/auth/react'
import { errorMessage, notices, verifyEmailPageErrors } from '@dst/domain/errors'
import { Button } from '@dst/ui/button'
import { TextLink } from '@dst/ui/link'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { CodeForm } from '~/lib/account/code-form.tsx'
import { RetryWait } from '~/lib/forms/retry-wait.tsx'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { paths } from '~/paths.ts'
import { pathAfterConfirmation } from '~/lib/account/confirmed-address.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { readHandOver } from '~/services/hand-over.ts'
import { confirmByCode, nextMailAt } from '~/lib/account/mail-codes.ts'
import { showToast } from '~/services/toasts.ts'

/** Tells a new investor to look for the confirmation email; without a sign-up in this tab it links to sign-up. */
export function VerifyEmailPage() {
  const [email] = useState(() => readHandOver('registrationData')?.email)
  return email ? <CheckYourEmail email={email} /> : <Navigate to={paths.signUp} replace />
}

function CheckYourEmail({ email }: { email: string }) {
  const resending = useResending(email)
  const takeCode = useCode(email)
  return (
    <MessagePage
      title="Check Your Email"
      icon="mail"
      actions={
        <>
          <Button
            variant="secondary"
            icon="refresh"
            busy={resending.isPending}
            busyLabel="Sending..."
            onClick={() => resending.mutate()}
          >
            Resend verification email
          </Button>
          <LinkButton href={paths.signIn} variant="secondary">
            Sign in to your account
          </LinkButton>
        </>
      }
    >
      <p>
        We sent a verification link to <strong className="wrap-anywhere text-ink">{email}</strong>. Open it to confirm
        the address; your investor profile comes next.
      </p>
      <p>
        Nothing there after a few minutes? Look in the spam folder, or send the link again. The newest link is the one
        that works.
      </p>
      <CodeForm onCode={takeCode} />
      <div className="grid gap-2">
        <p>
          Is the address wrong? <TextLink href={paths.signUp}>Back to Sign Up</TextLink>
        </p>
        <div aria-live="polite">
          <RetryWait at={resending.data?.retryAt} />
        </div>
      </div>
    </MessagePage>
  )
}

function useCode(email: string) {
  const { client } = useAuth()
  const navigate = useNavigate()
  return async (code: string) => {
    const confirmed = await confirmByCode({ email, code }, client)
    if (!confirmed.ok) return confirmed.error
    await navigate(pathAfterConfirmation(confirmed.value))
    return undefined
  }
}

function useResending(email: string) {
  const { client } = useAuth()
  return useMutation({
    mutationFn: async () => {
      const outcome = await client.resendVerification(email)
      if (outcome.ok) {
        const { title, message } = notices['verify-email-resent']
        showToast({ tone: 'success', title, description: message })
        return { retryAt: nextMailAt() }
      }
      const { provider } = outcome.error
      const words = verifyEmailPageErrors['resend-failed']
      const failure = toErrorMessage({
        message: errorMessage(words, provider),
        retryAfterSeconds: provider.retryAfterSeconds,
      })
      showToast({
        tone: 'error',
        title: words.title,
        description: connectionErrorMessage(outcome.error) ?? failure.message,
      })
      return failure
    },
  })
}
