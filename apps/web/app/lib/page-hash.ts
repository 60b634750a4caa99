import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated'

/** The fragment of the address without its `#`; empty while the page is written to HTML, which has no fragment. */
export function usePageHash(): string {
  const { hash } = useLocation()
  return useHydrated() ? hash.slice(1) : ''
}

/**
 * A function that changes the fragment and leaves the scroll position alone. Each change is a step of the
 * history unless it replaces the present one.
 */
export function useChangeHash(): (fragment: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  return useCallback(
    (fragment, { replace = false } = {}) => {
      const { scrollX, scrollY } = window
      void navigate(
        { hash: fragment === '' ? '' : `#${fragment}` },
        { replace, preventScrollReset: true, flushSync: true },
      )
      // The router scrolls to what the fragment names all the same; undone before anything is painted.
      window.scrollTo(scrollX, scrollY)
    },
    [navigate],
  )
}
