import { expect, type Page } from 'playwright/test'

/** Opens a page and holds back its scripts, like a slow network; the returned function releases them. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  // Scripts that are held keep the page from being loaded.
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return () => release()
}
