import { reviewedBy, site } from '@dst/content/site'
import type { Reviewed } from '@dst/content/sources'
import { longDate } from '~/lib/long-date'
import { useReview } from '~/lib/review-note'

/** What the badge "Expert Reviewed" rests on: who read the answers against what, and when. */
export function ExpertReview({ entries }: { entries: readonly Reviewed[] }) {
  const date = useReview(entries)?.date
  if (date === undefined) return null
  return (
    <p className="mt-2 text-small">
      Expert Reviewed: read by {reviewedBy(site.reviewer)} against the sources under each answer, last on{' '}
      <time dateTime={date}>{longDate(date)}</time>.{site.reviewer === null ? ' No outside expert has signed them yet.' : null}
    </p>
  )
}
