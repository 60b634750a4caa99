import type { Page } from 'playwright/test'

/** Keeps a note on the root of every page that opens from now on, of everything that moves. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        moved.push(
          `${value}: ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent)).join(' | ')}`,
        )
      }
      document.documentElement.dataset['moved'] = moved.join('\n')
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved on the page by itself, in words; "nothing" on a page that stays as it was painted. */
export async function moved(page: Page): Promise<string> {
  return (await page.locator('html').getAttribute('data-moved')) ?? 'nothing'
}
