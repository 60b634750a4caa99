import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '~/lib/when-idle'
import type { ShownFaq } from './faq-list'

/** The entries to show, and whether the server's list is on its way; that it is not to be had nobody is told. */
export interface ServerFaqs {
  loading: boolean
  entries: readonly ShownFaq[]
}

/** Asks the server for its list once the page is idle; the client of the API is loaded for that call only. */
export function useServerFaqs(builtIn: readonly ShownFaq[]): ServerFaqs {
  const [loading, setLoading] = useState(false)
  const [entries, setEntries] = useState(builtIn)
  const load = useEffectEvent(async (signal: AbortSignal) => {
    setLoading(true)
    const client = await import('./server-faqs').catch(() => undefined)
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
