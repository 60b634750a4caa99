import type { ApiFailure } from '@dst/api-client'
import { Button } from '@dst/ui/button'
import { useMemo } from 'react'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { useComeBack } from './use-come-back.ts'

interface ReadProblemProps {
  /** Start of the sentence, e.g. "What you agreed to". */
  what: string
  error: Error | null
  onRetry: () => void
}

/** Says that something could not be loaded, and offers whatever can help. */
export function ReadProblem({ what, error, onRetry }: ReadProblemProps) {
  const failure = error instanceof ReadFailed ? error.failure : undefined
  // The wait counts from when the failure occurred, no matter how often this renders.
  const retryAt = useMemo(() => (failure?.kind === 'http' ? toErrorMessage(failure).retryAt : undefined), [failure])
  useComeBack(isAway(failure), onRetry)
  if (failure?.kind === 'http' && failure.status === 401) {
    return <ErrorBanner message="Your session has expired. Please log in again." action={<SignInAgain />} />
  }
  const trouble = failure && connectionErrorMessage(failure)
  return (
    <ErrorBanner
      message={[`${what} could not be loaded.`, trouble].filter(Boolean).join(' ')}
      retryAt={retryAt}
      action={
        <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}

/** Whether the server didn't respond, or responded with a server error. */
function isAway(failure: ApiFailure | undefined): boolean {
  if (failure === undefined || failure.kind === 'aborted' || failure.kind === 'invalid-response') return false
  return failure.kind !== 'http' || failure.status >= 500
}
