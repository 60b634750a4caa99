import { useEffect, useRef, useState } from 'react'
import { useChangeHash, usePageHash } from '~/lib/links/page-hash.ts'
import { fragmentOfSearch, searchOfFragment } from './search-address.ts'

/** Browsers throttle frequent URL changes; one change after the last keystroke is enough. */
const quietMs = 300

/** What is searched for, stored in the URL's fragment: it can be linked to, and nobody else gets to know it. */
export function useSearchAddress() {
  const hash = usePageHash()
  const changeHash = useChangeHash()
  const [state, setState] = useState<{ hash: string; sent?: string; text: string }>({ hash: '', text: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // The page already knows what it wrote itself, and the reader may have kept typing since.
  const isOwn = hash === state.sent
  if (hash !== state.hash) setState({ ...state, hash, text: isOwn ? state.text : searchOfFragment(hash) })
  useEffect(() => {
    if (!isOwn) clearTimeout(timer.current)
  }, [hash, isOwn])

  function type(text: string) {
    setState((current) => ({ ...current, text }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const sent = fragmentOfSearch(text)
      setState((current) => ({ ...current, sent }))
      changeHash(sent, { replace: true })
    }, quietMs)
  }

  return { text: state.text, type }
}
