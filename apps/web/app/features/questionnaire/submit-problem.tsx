import { Banner } from '@dst/ui/banner'
import { LinkButton } from '@dst/ui/link-button'
import { RetryWait } from '~/lib/retry-wait'
import type { Told } from '~/lib/told'
import { paths } from '~/paths'
import type { SubmitFailure } from './submit-questionnaire'

/** Says why the questionnaire was not sent, and what to do about it. */
export function SubmitProblem({ failure }: { failure: SubmitFailure & Told }) {
  if (failure.code === 'not-authenticated') {
    return (
      <Banner tone="error" heading={failure.message} action={<LinkButton size="small" variant="secondary" href={paths.signIn}>Sign in</LinkButton>}>
        You are no longer signed in. Your answers are kept on this device: sign in, and come back to send them.
      </Banner>
    )
  }
  return <Banner tone="error" heading={failure.message}>Your answers are kept. Please try again in a moment.<RetryWait at={failure.retryAt} /></Banner>
}
