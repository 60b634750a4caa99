import { useAuth } from '@dst/auth/react'
import { verifySignUpErrors } from '@dst/domain/errors'
import { verifySignUpRedirectDelay } from '@dst/domain/parameters'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOnArrival } from '~/lib/use-on-arrival'
import { paths } from '~/paths'
import { completeSignUp } from './complete-sign-up'

type Verification = { kind: 'verifying' } | { kind: 'success' } | { kind: 'error'; message: string }

/** Completes a sign-up with the token and the address of an e-mailed link. */
export function VerifySignUpPage() {
  const verification = useVerification()
  switch (verification.kind) {
    case 'verifying':
      return <MessagePage title="Verifying Email..." picture={<Spinner size="large" label="One moment, please" />} />
    case 'success':
      return <Verified />
    case 'error':
      return <VerificationFailure message={verification.message} />
  }
}

function Verified() {
  const navigate = useNavigate()
  useEffect(() => {
    const leaving = setTimeout(() => void navigate(paths.questionnaire, { replace: true }), verifySignUpRedirectDelay.value)
    return () => clearTimeout(leaving)
  }, [navigate])
  return (
    <MessagePage title="Email Verified!" icon="check-circle" tone="positive">
      <output>You are signed in. Your investor profile comes next.</output>
    </MessagePage>
  )
}

function VerificationFailure({ message }: { message: string }) {
  return (
    <MessagePage
      title="Verification Failed"
      icon="alert"
      tone="negative"
      actions={
        <>
          <LinkButton href={paths.signUp}>Try Signing Up Again</LinkButton>
          <LinkButton href={paths.signIn} variant="secondary">Sign in to your account</LinkButton>
        </>
      }
    >
      <p role="alert" className="text-ink">{message}</p>
      <p>
        A link works once and for a limited time. If your address is confirmed already, signing in is all that is left to do;
        otherwise sign up again with the same address to get a new link.
      </p>
    </MessagePage>
  )
}

/** Completes the sign-up that the address names, once. */
function useVerification(): Verification {
  const { client } = useAuth()
  const [verification, setVerification] = useState<Verification>({ kind: 'verifying' })

  useOnArrival(async () => {
    const { search } = window.location
    // At once, so that neither token nor address stays in the address bar, in the history or in a bookmark.
    window.history.replaceState(window.history.state, '', paths.verifySignUp)
    const outcome = await completeSignUp(search, client).catch(() => ({ ok: false, error: verifySignUpErrors.unexpected.message }) as const)
    setVerification(outcome.ok ? { kind: 'success' } : { kind: 'error', message: outcome.error })
  })

  return verification
}
