import type { Page } from 'playwright/test'

/** Holds back the page's scripts like a slow network; the returned function releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
