import type { CalendarDate, Reviewed } from '@dst/content/sources'
import { longDate } from '@dst/domain/wording/long-date'
import { TextLink } from '@dst/ui/link'
import { Fragment, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { Citation, ReviewedContent } from './reviewed-content.ts'

/**
 * When the text above was last reviewed, and its sources. A text that was only edited since its sources were read says
 * both days.
 */
export function ReviewNote({ of }: { of: Reviewed | readonly Reviewed[] }): ReactNode {
  const { citations } = useLoaderData<ReviewedContent<unknown>>()
  const { texts, read, cited } = joinReviews(new Array<Reviewed>().concat(of), citations)
  if (texts === undefined) return null
  return (
    <p className="max-w-measure text-fine leading-snug text-ink-muted print:col-span-full print:max-w-none">
      <span>{read === undefined ? 'Last reviewed ' : 'Last edited '}</span>
      {texts.from === texts.to ? null : (
        <>
          <span>between </span>
          <Day date={texts.from} />
          <span> and </span>
        </>
      )}
      <Day date={texts.to} />
      {read === undefined ? (
        <span>. Sources: </span>
      ) : (
        <>
          <span>. Sources, last read on </span>
          <Day date={read} />
          <span>: </span>
        </>
      )}
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

function Day({ date }: { date: CalendarDate }) {
  return <time dateTime={date}>{longDate(date)}</time>
}

/**
 * The sources of several texts, without duplicates; the first and the last day on which the texts were reviewed; and
 * the day on which the source that was read longest ago was read, if no text is that old. No days if there are no
 * texts.
 */
export function joinReviews(
  reviews: readonly Reviewed[],
  citations: ReviewedContent<unknown>['citations'],
): {
  texts: { from: CalendarDate; to: CalendarDate } | undefined
  read: CalendarDate | undefined
  cited: readonly Citation[]
} {
  const cited = [...new Set(reviews.flatMap(({ sources }) => sources))].flatMap((id) => citations[id] ?? [])
  const days = reviews.map(({ reviewed }) => reviewed).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return { texts: undefined, read: undefined, cited }
  const [read] = cited.map(({ reviewed }) => reviewed).sort()
  return { texts: { from, to }, read: read !== undefined && read < from ? read : undefined, cited }
}
