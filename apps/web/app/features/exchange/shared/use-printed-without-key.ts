import { useEffect } from 'react'

/** Browsers print the address of a page beside it, and the key stands in the address: it leaves it for that time. */
export function usePrintedWithoutKey(): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const showAs = (address: string) => window.history.replaceState(window.history.state, '', address)
    const hide = () => showAs(pathname + search)
    const show = () => showAs(pathname + search + hash)
    window.addEventListener('beforeprint', hide)
    window.addEventListener('afterprint', show)
    return () => {
      window.removeEventListener('beforeprint', hide)
      window.removeEventListener('afterprint', show)
    }
  }, [])
}
