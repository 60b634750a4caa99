import type { CalendarDate, Reviewed } from '@dst/content/sources'
import { TextLink } from '@dst/ui/link'
import { Fragment, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { longDate } from './long-date'
import type { Citation, ReviewedContent } from './reviewed-content'

/** What the text above rests on and when a person last compared them; several texts share one note. */
export function ReviewNote({ of }: { of: Reviewed | readonly Reviewed[] }): ReactNode {
  const { citations } = useLoaderData<ReviewedContent<unknown>>()
  const review = joinReviews(isList(of) ? of : [of])
  if (review === undefined) return null
  const cited = review.sources.flatMap((id) => citations[id] ?? [])
  const date = lastReviewed(review.reviewed, cited)
  return (
    <p className="max-w-measure text-fine leading-snug text-ink-muted">
      Last reviewed <time dateTime={date}>{longDate(date)}</time>. Sources:{' '}
      {cited.map(({ authority, href }, index) => (
        <Fragment key={authority}>{index === 0 ? null : '; '}<TextLink href={href} tone="quiet">{authority}</TextLink></Fragment>
      ))}.
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

/** The oldest day among the content's own review and those of its sources. */
export function lastReviewed(reviewed: CalendarDate, cited: readonly Citation[]): CalendarDate {
  return cited.reduce((oldest, source) => (source.reviewed < oldest ? source.reviewed : oldest), reviewed)
}

function isList(value: Reviewed | readonly Reviewed[]): value is readonly Reviewed[] {
  return Array.isArray(value)
}
