import type { VerdictCounts as Words } from '@dst/content/exchange'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { DataTable } from '@dst/ui/data-table'
import { Spinner } from '@dst/ui/spinner'
import { useState, useEffect } from 'react'
import { countedInMonth, countsTable } from './counts-table.ts'
import type { VerdictCount } from '@dst/contracts'
import { whenIdle } from '~/lib/time/when-idle.ts'

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

type ReadCounts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly counts: readonly VerdictCount[] }

/** Reads the counts once the page is idle, and again when asked; the API client is loaded for that call only. */
function useVerdictCounts(): { read: ReadCounts; readAgain: () => void } {
  const [read, setRead] = useState<ReadCounts>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const { signal, stop } = stoppable()
    const load = async () => {
      const client = await import('../verdicts.ts').catch(() => undefined)
      const counts = await client?.readVerdictCounts(signal)
      if (!signal.aborted) setRead(counts === undefined ? { kind: 'failed' } : { kind: 'read', counts })
    }
    const stopWaiting = whenIdle(() => void load())
    return () => {
      stopWaiting()
      stop()
    }
  }, [attempt])

  return {
    read,
    readAgain: () => {
      setRead({ kind: 'loading' })
      setAttempt((before) => before + 1)
    },
  }
}

function stoppable() {
  const controller = new AbortController()
  return { signal: controller.signal, stop: () => controller.abort() }
}
