import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '~/lib/browser/use-hydrated.ts'

/** The URL fragment without its `#`; empty during prerendering, where there is no fragment. */
export function usePageHash(): string {
  const { hash } = useLocation()
  return useHydrated() ? hash.slice(1) : ''
}

/**
 * Returns a function that changes the fragment without scrolling. Each change adds a history entry unless it replaces
 * the current one.
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
      // The router still scrolls to the fragment's target; this reverts it before the next paint.
      window.scrollTo(scrollX, scrollY)
    },
    [navigate],
  )
}
