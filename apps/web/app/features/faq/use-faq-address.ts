import { useCallback, useEffect, useRef, useState } from 'react'
import { useChangeHash, usePageHash } from '~/lib/links/page-hash.ts'
import { faqsFromFragment, fragmentOfFaqs, plainFaqAddress, type FaqAddress } from './faq-address.ts'

/** Browsers throttle frequent URL changes; one change after the last keystroke is enough. */
const quietMs = 300

/**
 * The filter and the open question, stored in the URL fragment. Choosing a category adds a history entry; typing
 * replaces the current one after a pause.
 */
export function useFaqAddress() {
  const hash = usePageHash()
  const changeHash = useChangeHash()
  const [state, setState] = useState<{ hash: string; sent?: string; address: FaqAddress }>({
    hash: '',
    address: plainFaqAddress,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // When a page comes alive, its filter and its questions may both have something to say before it is drawn again.
  const latest = useRef(state.address)
  useEffect(() => {
    latest.current = state.address
  }, [state.address])

  // The page already knows what it wrote itself, and the user may have kept typing since.
  const own = hash === state.sent
  if (hash !== state.hash) setState({ ...state, hash, address: own ? state.address : faqsFromFragment(hash) })
  // What was typed is in the URL that came in between: writing it alone would close the question that was opened.
  useEffect(() => {
    if (!own) clearTimeout(timer.current)
  }, [hash, own])

  function send(written: string, options?: { replace: boolean }) {
    setState((current) => ({ ...current, sent: written }))
    changeHash(written, options)
  }

  function choose(address: FaqAddress) {
    clearTimeout(timer.current)
    latest.current = address
    setState((current) => ({ ...current, address }))
    send(fragmentOfFaqs(address))
  }

  function type(search: string) {
    const address = { category: state.address.category, search }
    latest.current = address
    setState((current) => ({ ...current, address }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(fragmentOfFaqs(address), { replace: true }), quietMs)
  }

  const fragmentWith = useCallback((question: number | undefined) => {
    const { category, search } = latest.current
    return fragmentOfFaqs({ category, search, ...(question === undefined ? {} : { question }) })
  }, [])

  return { address: state.address, choose, type, fragmentWith }
}
