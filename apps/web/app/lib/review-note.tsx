import { lastReviewed, sources, type Reviewed } from '@dst/content/sources'
import type { ReactNode } from 'react'
import { longDate } from './long-date'

/** What the text above rests on and when a person last compared them; several texts share one note. */
export function ReviewNote({ of }: { of: Reviewed | readonly Reviewed[] }): ReactNode {
  const review = joinReviews(isList(of) ? of : [of])
  if (review === undefined) return null
  return (
    <p className="max-w-measure text-fine leading-snug text-ink-muted">
      Last reviewed <time dateTime={lastReviewed(review)}>{longDate(lastReviewed(review))}</time>. Sources:{' '}
      {review.sources.map((id) => sources[id].authority).join('; ')}.
    </p>
  )
}

/** The reviews of several texts as one: every source once, and the oldest day; undefined for none. */
export function joinReviews(reviews: readonly Reviewed[]): Reviewed | undefined {
  const [first, ...rest] = reviews
  if (first === undefined) return undefined
  return {
    sources: [...new Set(reviews.flatMap((review) => review.sources))],
    reviewed: rest.reduce((oldest, { reviewed }) => (reviewed < oldest ? reviewed : oldest), first.reviewed),
  }
}

function isList(value: Reviewed | readonly Reviewed[]): value is readonly Reviewed[] {
  return Array.isArray(value)
}
