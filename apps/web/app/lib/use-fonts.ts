import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Applies the site's fonts on navigation, once they are loaded: a page that is being read keeps the fonts it started
 * with (build-steps/font-starter.ts), so that its lines don't shift.
 */
export function useFonts(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const page = document.documentElement
    if (page.dataset['fonts'] === 'ready') page.removeAttribute('data-fonts')
  }, [pathname])
}
