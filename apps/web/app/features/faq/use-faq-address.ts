import { useEffect, useRef, useState } from 'react'
import { useChangeHash, usePageHash } from '~/lib/page-hash'
import { faqsFromFragment, fragmentOfFaqs, plainFaqAddress, type FaqAddress } from './faq-address'

/** Browsers refuse addresses that change too often; one change after the last key is enough. */
const quietMs = 300

/**
 * The filter and the open question, kept in the fragment of the address. A category is a step of the history;
 * typing replaces the present step once the keys rest.
 */
export function useFaqAddress() {
  const hash = usePageHash()
  const changeHash = useChangeHash()
  const [state, setState] = useState<{ hash: string; written?: string; address: FaqAddress }>({
    hash: '',
    address: plainFaqAddress,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // What the page itself wrote is known already, and the reader may have typed on meanwhile.
  if (hash !== state.hash) setState({ hash, address: hash === state.written ? state.address : faqsFromFragment(hash) })

  function choose(address: FaqAddress) {
    clearTimeout(timer.current)
    const written = fragmentOfFaqs(address)
    setState({ hash: state.hash, written, address })
    changeHash(written)
  }

  function type(search: string) {
    const address = { category: state.address.category, search }
    const written = fragmentOfFaqs(address)
    setState({ hash: state.hash, written, address })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => changeHash(written, { replace: true }), quietMs)
  }

  return { address: state.address, choose, type }
}
