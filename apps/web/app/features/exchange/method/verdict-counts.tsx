import type { VerdictCounts as Words } from '@dst/content/exchange'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { DataTable } from '@dst/ui/data-table'
import { Spinner } from '@dst/ui/spinner'
import { useState } from 'react'
import { countedInMonth, countsTable } from './counts-table.ts'
import { useVerdictCounts } from './use-verdict-counts.ts'

/** How often each rule was shown, by month. Prerendered as still loading. */
export function VerdictCounts({ caption, names }: Pick<Words, 'caption' | 'names'>) {
  const [now] = useState(() => new Date())
  const { read, readAgain } = useVerdictCounts()
  if (read.kind === 'loading') {
    return (
      <>
        <Spinner label="Loading the counts" />
        <noscript>The counts appear once JavaScript is switched on.</noscript>
      </>
    )
  }
  if (read.kind === 'failed') {
    return (
      <Banner
        tone="error"
        action={
          <Button variant="secondary" size="small" icon="refresh" onClick={readAgain}>
            Try again
          </Button>
        }
      >
        The counts could not be loaded.
      </Banner>
    )
  }
  const table = countsTable(read.counts, names)
  return (
    <>
      {countedInMonth(read.counts, now) ? null : <p>No verdicts counted yet this month.</p>}
      {table === undefined ? null : <DataTable caption={caption} narrow="table" figures {...table} />}
    </>
  )
}
