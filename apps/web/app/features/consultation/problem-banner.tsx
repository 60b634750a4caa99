import { Banner } from '@dst/ui/banner'
import { useEffect, useRef } from 'react'
import { RetryWait } from '~/lib/forms/retry-wait.tsx'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import type { CallProblem } from './call-problem.ts'

interface ProblemBannerProps {
  problem: CallProblem | undefined
  /** The fragment of this page to return to after a sign-in. */
  fragment?: string
}

/** Says why something failed. It scrolls into view because the button that caused it may be far away. */
export function ProblemBanner({ problem, fragment }: ProblemBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  if (problem === undefined) return null
  return (
    <div ref={place}>
      <Banner
        tone="error"
        heading={problem.heading}
        action={problem.signIn ? <SignInAgain fragment={fragment} /> : undefined}
      >
        <span>{problem.detail}</span>
        <RetryWait at={problem.retryAt} />
      </Banner>
    </div>
  )
}
