import { verifySignUpRedirectDelay } from '@dst/domain/parameters'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AccountQuestion } from '~/lib/account/account-question.tsx'
import { VerificationFailure } from '~/lib/account/verification-failure.tsx'
import { paths } from '~/paths.ts'
import { readHandOver } from '~/services/hand-over.ts'
import type { ConfirmedPath } from '~/lib/account/confirmed-address.ts'
import { useSignUpCompletion } from './use-sign-up-completion.ts'

/** Completes a sign-up with the token and the email address of an emailed link. */
export function VerifySignUpPage() {
  const verification = useSignUpCompletion()
  switch (verification.kind) {
    case 'verifying':
      return <MessagePage title="Verifying Email..." picture={<Spinner size="large" label="One moment, please" />} />
    case 'success':
      return <Verified to={verification.to} />
    case 'other-account':
      return <AccountQuestion {...verification.accounts} onContinue={verification.onContinue} />
    case 'error':
      return <VerificationFailure message={verification.message} retry={verification.retry} ways={waysOn} />
  }
}

function Verified({ to }: { to: ConfirmedPath }) {
  const navigate = useNavigate()
  const [email] = useState(() => readHandOver('verifiedEmail'))
  useEffect(() => {
    const leaving = setTimeout(() => void navigate(to, { replace: true }), verifySignUpRedirectDelay)
    return () => clearTimeout(leaving)
  }, [navigate, to])
  return (
    <MessagePage title="Email Verified!" icon="check-circle" tone="positive">
      <output>
        You are signed in as <strong className="wrap-anywhere">{email}</strong>.{' '}
        <span>
          {to === paths.resetPassword ? 'Choosing a password comes next.' : 'Your investor profile comes next.'}
        </span>
      </output>
    </MessagePage>
  )
}

const waysOn = [
  { href: paths.signUp, label: 'Try Signing Up Again' },
  { href: paths.signIn, label: 'Sign in to your account' },
] as const
