import type { EarlyInput } from '../app/lib/early-input.ts'

/** What a prerendered page needs to become live: addresses of scripts. */
export interface PageScripts {
  manifest: string
  /** By route id. */
  routes: Record<string, string>
  entry: string
  /** All scripts of the first load, so that they are fetched side by side. */
  files: string[]
}

/**
 * Lets the script of a prerendered page come once the page has loaded and the browser is idle, or at the first sign of
 * a person; keeps what that person does until the page can answer. Its text is written into each page, so it refers to
 * nothing outside itself.
 */
export function startPage({ manifest, routes, entry, files }: PageScripts): void {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin']
  const held = ['click', 'input', 'change', 'submit', 'toggle']
  const events: EarlyInput[] = []

  const start = () => {
    for (const sign of signs) removeEventListener(sign, heed, true)
    if (started) return
    started = true
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    void Promise.all([...Object.values(routes), manifest].map((file): Promise<unknown> => import(file))).then(
      (modules) => {
        Object.assign(window, {
          __reactRouterRouteModules: Object.fromEntries(Object.keys(routes).map((id, index) => [id, modules[index]])),
        })
        return import(entry) as Promise<unknown>
      },
    )
  }
  let started = false

  // Browsers tell of a pointer that rests where a page appears as if it had moved.
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
      // Links, questions and popovers work by themselves.
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

  /** Values in the fragment, e.g. a shared calculation, are shown by scripts alone: they start at once, where the values belong. */
  const showFragment = () => {
    document.documentElement.dataset['fragment'] = 'values'
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const place = visit?.type === 'navigate' ? document.querySelector<HTMLElement>('[data-takes-fragment]') : null
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
    start()
  }

  const whenIdle = () => {
    // Safari has no idle callback.
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
