import type { CalendarDate, Reviewed } from '@dst/content/sources'
import { longDate } from '@dst/domain/wording/long-date'
import { TextLink } from '@dst/ui/link'
import { Fragment, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { Citation, ReviewedContent } from './reviewed-content.ts'

/** The sources of the text above and when a person last checked it against them; several texts share one note. */
export function ReviewNote({ of }: { of: Reviewed | readonly Reviewed[] }): ReactNode {
  const { citations } = useLoaderData<ReviewedContent<unknown>>()
  const { date, cited } = joinReviews(new Array<Reviewed>().concat(of), citations)
  if (date === undefined) return null
  return (
    <p className="max-w-measure text-fine leading-snug text-ink-muted print:col-span-full print:max-w-none">
      Last reviewed <time dateTime={date}>{longDate(date)}</time>. Sources:{' '}
      {cited.map(({ authority, href }, index) => (
        <Fragment key={authority}>
          {index === 0 ? null : <span>; </span>}
          <TextLink href={href} tone="quiet">
            {authority}
          </TextLink>
        </Fragment>
      ))}
      <span>.</span>
    </p>
  )
}

/**
 * The sources of several texts, without duplicates, and the oldest review date of the texts and the sources; no date if
 * there are no texts.
 */
export function joinReviews(
  reviews: readonly Reviewed[],
  citations: ReviewedContent<unknown>['citations'],
): { date: CalendarDate | undefined; cited: readonly Citation[] } {
  const cited = [...new Set(reviews.flatMap(({ sources }) => sources))].flatMap((id) => citations[id] ?? [])
  const [date] = [...reviews, ...cited].map(({ reviewed }) => reviewed).sort()
  return { date, cited }
}
