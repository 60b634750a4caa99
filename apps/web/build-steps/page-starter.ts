import type { EarlyInput } from '../app/lib/early-input.ts'

/**
 * Delays the scripts of a prerendered page until it has loaded and the browser is idle, or until the first user input;
 * holds that input until the page can handle it. The scripts are in the template with this id, which they replace. The
 * function's source is inlined into each page, so it must be self-contained.
 */
export function startPage(templateId: string): void {
  // React hydrates the page as the router rendered it, without this script.
  document.currentScript?.remove()
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin']
  const held = ['click', 'input', 'change', 'submit', 'toggle']
  const events: EarlyInput[] = []

  const start = () => {
    for (const sign of signs) removeEventListener(sign, heed, true)
    const template = document.getElementById(templateId) as HTMLTemplateElement | null
    template?.replaceWith(template.content)
  }

  // Browsers fire pointermove for a resting pointer when a page appears under it.
  const heed = (event: Event) => {
    if (
      event.type !== 'pointermove' ||
      (event as PointerEvent).movementX !== 0 ||
      (event as PointerEvent).movementY !== 0
    )
      start()
  }

  const hold = (event: Event) => {
    const { target } = event
    if (event.type === 'click') {
      // Links, disclosures and popovers work without scripts.
      const button = target instanceof Element ? target.closest<HTMLElement>('button:not([popovertarget])') : null
      if (button === null) return
      events.push({ kind: 'press', target: button })
      event.preventDefault()
    } else if (event.type === 'toggle') {
      if (target instanceof HTMLElement) events.push({ kind: 'toggle', target })
    } else if (target instanceof HTMLFormElement) {
      events.push({ kind: 'submit', target })
      event.preventDefault()
    } else if (target instanceof HTMLInputElement) {
      events.push({ kind: 'change', target, value: target.value, checked: target.checked })
    } else if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) {
      events.push({ kind: 'change', target, value: target.value, checked: false })
    }
    event.stopImmediatePropagation()
  }

  /**
   * Values in the fragment, e.g. a shared calculation, are only rendered by scripts: start them immediately, scrolled
   * to where the values are shown.
   */
  const showFragment = () => {
    document.documentElement.dataset['fragment'] = 'values'
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const place = visit?.type === 'navigate' ? document.querySelector<HTMLElement>('[data-takes-fragment]') : null
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
    start()
  }

  const whenIdle = () => {
    // Safari doesn't support requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  }

  for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true })
  for (const kind of held) addEventListener(kind, hold, true)
  window.earlyInput = {
    events,
    release: () => {
      for (const kind of held) removeEventListener(kind, hold, true)
    },
  }
  if (location.hash.includes('=')) showFragment()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
