import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { useNavigate } from 'react-router'
import { AccountQuestion } from '~/lib/account/account-question.tsx'
import { VerificationFailure } from '~/lib/account/verification-failure.tsx'
import type { SecondFactorStepProps } from '~/lib/second-factor/second-factor-screen.tsx'
import { SecondFactorStep } from '~/lib/second-factor/second-factor-step.tsx'
import { paths } from '~/paths.ts'
import type { ReturnState } from './use-return.ts'

/** Shows how far a return has got, from Google or by a mailed link. */
export function ReturnScreen({ state }: { state: ReturnState }) {
  switch (state.kind) {
    case 'working':
      return <MessagePage title="Verifying Email..." picture={<Spinner size="large" label="One moment, please" />} />
    case 'done':
      return (
        <MessagePage title="Email Verified!" icon="check-circle" tone="positive">
          <output>You are signed in. The next page is loading.</output>
        </MessagePage>
      )
    case 'second-factor':
      return <SecondFactor person={state.person} onDisplayed={state.onDisplayed} />
    case 'other-browser':
      return <OtherBrowser />
    case 'other-account':
      return <AccountQuestion {...state.accounts} onContinue={state.onContinue} />
    case 'failed':
      return <VerificationFailure message={state.message} retry={state.retry} ways={waysOn} />
  }
}

function SecondFactor(step: Pick<SecondFactorStepProps, 'person' | 'onDisplayed'>) {
  const navigate = useNavigate()
  return <SecondFactorStep {...step} onCanceled={() => void navigate(paths.signIn, { replace: true })} />
}

/** Says that the other of the two links of a change of address is still to open. */
export function HalfConfirmed() {
  return (
    <MessagePage
      title="One more link to open"
      icon="mail"
      actions={<LinkButton href={paths.profile}>Go to your profile</LinkButton>}
    >
      <output>
        This address is confirmed. Now open the link that we sent to your other address; then the change is complete.
      </output>
    </MessagePage>
  )
}

function OtherBrowser() {
  return (
    <MessagePage
      title="Opened in another browser"
      icon="alert"
      tone="negative"
      actions={<LinkButton href={paths.signIn}>Sign in to your account</LinkButton>}
    >
      <p role="alert" className="text-ink">
        This link was requested in another browser, so it cannot sign you in here.
      </p>
      <p>If it was meant to confirm your email address, that is done: all that is left is to sign in.</p>
    </MessagePage>
  )
}

const waysOn = [
  { href: paths.signIn, label: 'Sign in to your account' },
  { href: paths.signUp, label: 'Back to Sign Up' },
] as const
