import type { CalendarDate, Reviewed } from '@dst/content/sources'
import { TextLink } from '@dst/ui/link'
import { Fragment, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { longDate } from './long-date'
import type { Citation, ReviewedContent } from './reviewed-content'

/** What the text above rests on and when a person last compared them; several texts share one note. */
export function ReviewNote({ of }: { of: Reviewed | readonly Reviewed[] }): ReactNode {
  const { citations } = useLoaderData<ReviewedContent<unknown>>()
  const { date, cited } = joinReviews(new Array<Reviewed>().concat(of), citations)
  if (date === undefined) return null
  return (
    <p className="max-w-measure text-fine leading-snug text-ink-muted">
      Last reviewed <time dateTime={date}>{longDate(date)}</time>. Sources:{' '}
      {cited.map(({ authority, href }, index) => (
        <Fragment key={authority}>
          {index === 0 ? null : '; '}
          <TextLink href={href} tone="quiet">
            {authority}
          </TextLink>
        </Fragment>
      ))}
      .
    </p>
  )
}

/** What several texts rest on, each source once, and the oldest day of their reviews and of those of the sources; no day for no text. */
export function joinReviews(
  reviews: readonly Reviewed[],
  citations: ReviewedContent<unknown>['citations'],
): { date: CalendarDate | undefined; cited: readonly Citation[] } {
  const cited = [...new Set(reviews.flatMap(({ sources }) => sources))].flatMap((id) => citations[id] ?? [])
  const [date] = [...reviews, ...cited].map(({ reviewed }) => reviewed).sort()
  return { date, cited }
}
