import type { VerdictCount } from '@dst/contracts'
import { useEffect, useState } from 'react'
import { whenIdle } from '~/lib/time/when-idle.ts'

type ReadCounts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly counts: readonly VerdictCount[] }

/** Reads the counts once the page is idle, and again when asked; the API client is loaded for that call only. */
export function useVerdictCounts(): { read: ReadCounts; readAgain: () => void } {
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
