import { Button } from '@dst/ui/button'
import { useEffect, useRef, type RefObject } from 'react'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'

interface Paged {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly error: Error | null
  readonly fetchNextPage: () => unknown
}

interface MoreButtonProps {
  /** What there is more of, e.g. "requests". */
  things: string
  read: Paged
  /** Entries that are shown. */
  shown: number
  /** Contains the entries, each marked by `data-entry`. */
  list: RefObject<HTMLElement | null>
}

/** Shows the next page below the entries, and puts the focus on its first one, where the page stays as it is. */
export function MoreButton({ things, read, shown, list }: MoreButtonProps) {
  const shownBefore = useRef<number>(undefined)
  useEffect(() => {
    const before = shownBefore.current
    if (before === undefined || shown <= before) return
    shownBefore.current = undefined
    const entry = list.current?.querySelectorAll('[data-entry]')[before]
    entry?.querySelector<HTMLElement>('a, [tabindex]')?.focus({ preventScroll: true })
  }, [shown, list])

  const more = () => {
    shownBefore.current = shown
    void read.fetchNextPage()
  }
  if (read.isFetchNextPageError && !read.isFetchingNextPage)
    return <ReadProblem what={`More ${things}`} error={read.error} onRetry={more} />
  if (!read.hasNextPage) return null
  return (
    <div>
      <Button variant="secondary" busy={read.isFetchingNextPage} busyLabel="Loading..." onClick={more}>
        {`More ${things}`}
      </Button>
    </div>
  )
}

/** How many there are and are shown: "12 requests, 4 of them shown". */
export function countSentence(thing: string, shown: number, total: number): string {
  if (total === 0) return `No ${thing}s`
  const all = total === 1 ? `1 ${thing}` : `${total.toLocaleString('en-US')} ${thing}s`
  return shown < total ? `${all}, ${shown.toLocaleString('en-US')} of them shown` : all
}
