import type { FaqEntry } from '@dst/domain/faq'
import { useEffect, useState } from 'react'

/** The server's list: on its way, here, or not to be had, which nobody is told. */
export interface ServerFaqs {
  loading: boolean
  entries?: readonly FaqEntry[]
}

/** Asks the server for its list once the page is idle; the client of the API is loaded for that call only. */
export function useServerFaqs(): ServerFaqs {
  const [faqs, setFaqs] = useState<ServerFaqs>({ loading: false })

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      setFaqs({ loading: true })
      const client = await import('./server-faqs').catch(() => undefined)
      const entries = await client?.serverFaqs(controller.signal)
      if (!controller.signal.aborted) setFaqs({ loading: false, ...(entries === undefined ? {} : { entries }) })
    }
    const stopWaiting = whenIdle(() => void load())
    return () => {
      stopWaiting()
      controller.abort()
    }
  }, [])

  return faqs
}

/** Runs the work when the browser has nothing better to do; returns the function that calls it off. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: 2000 })
  return () => window.cancelIdleCallback(handle)
}
