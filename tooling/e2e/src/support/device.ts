import { findChromium, type DeviceFonts } from '@dst/browser'
import type { Page } from 'playwright/test'
import { test as base } from './silent-console.ts'

/** Opens a page on a device that has these fonts and no others, and closes it after `visit`. */
type OnDevice = (fonts: DeviceFonts, visit: (page: Page) => Promise<void>) => Promise<void>

/** Journeys on devices with other fonts than this machine, each in a browser of its own. */
export const test = base.extend<{ onDevice: OnDevice }>({
  onDevice: async ({ playwright, baseURL }, provide) => {
    await provide(async (fonts, visit) => {
      const browser = await playwright.chromium.launch(await findChromium({ fonts }))
      try {
        await visit(await browser.newPage({ baseURL: baseURL ?? '' }))
      } finally {
        await browser.close()
      }
    })
  },
})
