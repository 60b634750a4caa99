import { Banner } from '@dst/ui/banner'
import { RetryWait } from '~/lib/forms/retry-wait.tsx'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import type { ErrorMessage } from '~/lib/forms/error-message.ts'
import type { Person } from './contact.ts'
import type { SubmitFailure } from './submit-questionnaire.ts'

interface SubmitProblemProps {
  failure: SubmitFailure & ErrorMessage
  person: Person
}

/** Says why the questionnaire was not submitted, and what to do about it. */
export function SubmitProblem({ failure, person }: SubmitProblemProps) {
  const { message, remedy, retryAt } = failure
  switch (remedy) {
    case 'sign-in':
      return (
        <Banner tone="error" heading={message} action={<SignInAgain person={person} />}>
          You are no longer signed in. Your answers are kept on this device: sign in, and you come back here to send
          them.
        </Banner>
      )
    case 'as-new':
      return (
        <Banner tone="error" heading={message}>
          Your answers are kept. Submit once more to send them as they are now.
        </Banner>
      )
    case 'again':
      return (
        <Banner tone="error" heading={message}>
          Your answers are kept. Please try again in a moment.
          <RetryWait at={retryAt} />
        </Banner>
      )
  }
}
