/** A font of the site as its style sheet declares it. */
export interface PageFont {
  family: string
  weight: string
  href: string
}

/**
 * Puts the site's fonts on a page (takes `data-fonts` away) before its first paint, where this browser has kept them
 * from an earlier page and has them at hand in time. Otherwise the page stays in the fonts that stand in, whatever the
 * device has, so that nothing moves: the fonts come after the first paint, and are put on with the next page by
 * app/lib/use-fonts.ts. Its text is written into each page, so it refers to nothing outside itself.
 */
export function startFonts(fonts: readonly PageFont[]): void {
  // React, which takes over the page's head, would hold this script for the first one that it drew itself.
  document.currentScript?.remove()
  const entry = 'dst-fonts'
  const files = fonts.map(({ href }) => href).join(' ')
  const page = document.documentElement
  let drawn = false

  const load = async () => {
    const faces = await Promise.all(
      fonts.map(({ family, weight, href }) => new FontFace(family, `url(${href})`, { weight }).load()),
    )
    for (const face of faces) document.fonts.add(face)
    if (drawn) page.dataset['fonts'] = 'ready'
    else page.removeAttribute('data-fonts')
    localStorage.setItem(entry, files)
  }
  // A font that cannot be had, and a browser that keeps nothing, leave the stand-ins.
  const loadOrNot = () => void load().catch(() => undefined)
  const kept = () => {
    try {
      return localStorage.getItem(entry) === files
    } catch {
      return false
    }
  }

  if (kept()) {
    requestAnimationFrame(() => {
      drawn = true
    })
    loadOrNot()
    return
  }
  drawn = true
  // Fonts compete with nothing that the first paint needs.
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    loadOrNot()
  }).observe({ type: 'paint', buffered: true })
}
