import type { RemovalWait } from '@dst/auth'
import { Banner } from '@dst/ui/banner'
import { useEffect, useRef } from 'react'
import { datedMomentOf, zoneName } from '~/lib/time/moment.ts'

/** When the step goes away, and how to keep it. `isNew`: the user has just asked for that. */
export function RemovalNotice({ wait: { requestedAt, dueAt }, isNew }: { wait: RemovalWait; isNew: boolean }) {
  const notice = useRef<HTMLDivElement>(null)
  // The button that had focus is gone.
  useEffect(() => {
    if (isNew) notice.current?.focus()
  }, [isNew])
  const news = isNew
    ? 'We emailed you about it.'
    : `On ${datedMomentOf(requestedAt)}, somebody asked to remove this step.`
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Banner tone="caution" announce="none">
        <p className="mb-2">
          {`${news} It will be removed on ${datedMomentOf(dueAt)}, ` + `${zoneName()}. Sign in again after that.`}
        </p>
        <p>Have you found your device or a recovery code? Enter a code before then, and the step stays.</p>
      </Banner>
    </div>
  )
}
