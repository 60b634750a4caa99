import { Button } from '@dst/ui/button'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { rowLinkId } from './lead-row.tsx'
import type { useLeadList } from './use-lead-list.ts'

/** Reads the next page. The button keeps the focus; once it is gone, the first lead that it showed gets it. */
export function MoreLeads({ list, leads, first }: Pick<ReturnType<typeof useLeadList>, 'list' | 'leads' | 'first'>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list

  async function showMore() {
    const { data, hasNextPage: isMore } = await fetchNextPage()
    const shown = data?.pages.flatMap((page) => page.leads)[leads.length]
    if (!isMore && shown !== undefined) setTimeout(() => document.getElementById(rowLinkId(shown.id))?.focus())
  }

  const total = first?.total ?? leads.length
  return (
    <div className="leads-more">
      <output>
        <span>{`${leads.length} of ${total} shown`}</span>
      </output>
      {isFetchNextPageError && !isFetchingNextPage ? (
        <ReadProblem what="More leads" error={error} onRetry={() => void showMore()} />
      ) : null}
      {hasNextPage ? (
        <Button variant="secondary" busy={isFetchingNextPage} busyLabel="Loading..." onClick={() => void showMore()}>
          More
        </Button>
      ) : null}
    </div>
  )
}
