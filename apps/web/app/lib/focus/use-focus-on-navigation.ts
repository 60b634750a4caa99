import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves focus to the page's content after each navigation, like a browser does on page load, so that keyboard and
 * screen reader users start at the top. Ignores the first page and anchors.
 */
export function useFocusOnNavigation(contentId: string): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash === '') document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname, hash, contentId])
}
