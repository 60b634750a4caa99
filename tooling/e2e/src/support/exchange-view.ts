import type { Page } from 'playwright/test'
import { openLive } from './live-page.ts'
import { expect } from './silent-console.ts'

/** Opens a view of the exchange file with these figures, as a link brings them, and nothing else. */
export async function openExchange(page: Page, view: string, figures: Record<string, string>): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => globalThis.localStorage.clear())
    await page.goto('about:blank')
  }
  await openLive(page, `${view}#${new URLSearchParams(figures)}`)
  if (Object.keys(figures).length > 0) await expect(page.getByText('Kept on this device.')).toBeVisible()
}
