import { expect, type Page } from 'playwright/test'

/**
 * Ends the outage of the page's network, and waits until a call gets through: the page can say that it is online before
 * its calls do.
 */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const getsThrough = () => page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then(Boolean, () => false))
  await expect.poll(getsThrough).toBe(true)
}
