import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the page's content after each change of page, as a browser does when it loads one,
 * so that keyboards and screen readers start at the top. Leaves the first page and anchors alone.
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
