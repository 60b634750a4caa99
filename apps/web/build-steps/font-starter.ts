/** A font of the site as declared in its stylesheet. */
export interface PageFont {
  family: string
  weight: string
  href: string
}

/**
 * Applies the site's fonts to a page (removes `data-fonts`) before its first paint, if this browser has cached them
 * from an earlier page and can load them in time. Otherwise the page keeps the fallback fonts, whatever the device has
 * installed, so that nothing shifts: the fonts load after the first paint, and app/lib/use-fonts.ts applies them on the
 * next page. The function's source is inlined into each page, so it must be self-contained.
 */
export function startFonts(fonts: readonly PageFont[]): void {
  // On hydration, React would mistake this script in the head for the first one that it rendered itself.
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
  // If a font fails to load, or the browser stores nothing, the fallback fonts stay.
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
  // Fonts must not compete with anything that the first paint needs.
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    loadOrNot()
  }).observe({ type: 'paint', buffered: true })
}
