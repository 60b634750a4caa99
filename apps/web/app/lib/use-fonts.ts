import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Puts on the site's fonts with a change of page, once they have arrived: a page that is being read keeps the fonts it
 * began with (build-steps/font-starter.ts), so that no line of it moves.
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
