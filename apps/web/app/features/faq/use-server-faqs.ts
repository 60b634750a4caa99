import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '~/lib/when-idle.ts'
import type { ShownFaq } from './faq-list.ts'

/** The entries to show, and whether the server's list is loading; a failure to load it is not reported. */
export interface ServerFaqs {
  loading: boolean
  entries: readonly ShownFaq[]
}

/** Fetches the server's list once the page is idle; the API client is loaded for that call only. */
export function useServerFaqs(builtIn: readonly ShownFaq[]): ServerFaqs {
  const [loading, setLoading] = useState(false)
  const [entries, setEntries] = useState(builtIn)
  const load = useEffectEvent(async (signal: AbortSignal) => {
    setLoading(true)
    const client = await import('./server-faqs.ts').catch(() => undefined)
    const shown = await client?.serverFaqs(builtIn, signal)
    if (signal.aborted) return
    setLoading(false)
    if (shown !== undefined) setEntries(shown)
  })

  useEffect(() => {
    const controller = new AbortController()
    const stopWaiting = whenIdle(() => void load(controller.signal))
    return () => {
      stopWaiting()
      controller.abort()
    }
  }, [])

  return { loading, entries }
}
