import type { Page } from 'playwright/test'

/** Records every layout shift in an attribute on the root element of each page that opens from now on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        const parts = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
        )
        moved.push(`${value}: ${parts.join(' | ')}`)
      }
      document.documentElement.dataset['moved'] = moved.join('\n')
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts that were recorded on the page, as text; "nothing" if there were none. */
export async function moved(page: Page): Promise<string> {
  return (await page.locator('html').getAttribute('data-moved')) ?? 'nothing'
}
