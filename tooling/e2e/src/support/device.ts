import { findChromium, type DeviceFonts } from '@dst/browser'
import { chromium, type Page } from 'playwright/test'

/** Opens a page of the site at `baseURL` on a device that has these fonts and no others, for as long as `visit` takes. */
export async function onDevice(fonts: DeviceFonts, baseURL: string | undefined, visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(await findChromium({ fonts }))
  try {
    await visit(await browser.newPage({ baseURL: baseURL ?? '' }))
  } finally {
    await browser.close()
  }
}
