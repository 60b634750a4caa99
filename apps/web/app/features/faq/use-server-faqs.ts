import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '~/lib/time/when-idle.ts'
import { api } from '~/services/api.ts'
import type { DisplayedFaq } from './faq-list.ts'
import { displayedFaqs } from './displayed-faqs.ts'

/** The entries to show, and whether the server's list is loading; a failure to load it is not reported. */
export interface ServerFaqs {
  loading: boolean
  /** Whether the server could not read its list again, and sent the one it read last. */
  stale: boolean
  entries: readonly DisplayedFaq[]
}

/** Fetches the server's list once the page is idle; shows the built-in entries until then, and if that fails. */
export function useServerFaqs(builtIn: readonly DisplayedFaq[]): ServerFaqs {
  const [loading, setLoading] = useState(false)
  const [stale, setStale] = useState(false)
  const [entries, setEntries] = useState(builtIn)
  const load = useEffectEvent(async (signal: AbortSignal) => {
    setLoading(true)
    const answer = await api.faqs.list({ signal, onStale: () => setStale(true) })
    if (signal.aborted) return
    setLoading(false)
    setEntries(displayedFaqs(answer.ok ? answer.value : undefined, builtIn))
  })

  useEffect(() => {
    const controller = new AbortController()
    const stopWaiting = whenIdle(() => void load(controller.signal))
    return () => {
      stopWaiting()
      controller.abort()
    }
  }, [])

  return { loading, stale, entries }
}
