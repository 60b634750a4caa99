import { Banner } from '@dst/ui/banner'
import { useEffect, useRef } from 'react'
import { RetryWait } from '~/lib/retry-wait'
import { SignInAgain } from '~/lib/sign-in-again'
import type { CallProblem } from './call-problem'

interface ProblemBannerProps {
  problem: CallProblem | undefined
  /** What a sign-in comes back to on this page. */
  fragment?: string
}

/** Says why something did not go through. It comes into view, because the button that caused it may be far from it. */
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
        {problem.detail}
        <RetryWait at={problem.retryAt} />
      </Banner>
    </div>
  )
}
