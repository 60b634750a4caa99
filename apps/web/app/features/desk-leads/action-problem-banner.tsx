import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import type { ActionProblem } from './action-problem.ts'

/** Says why an action was not recorded, and what helps. */
export function ActionProblemBanner({ problem }: { problem: ActionProblem | undefined }) {
  return (
    <ErrorBanner
      message={problem?.message}
      retryAt={problem?.retryAt}
      action={problem?.signIn === true ? <SignInAgain /> : undefined}
    />
  )
}
