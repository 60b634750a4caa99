import { findChromium, type DeviceFonts } from '@dst/browser'
import type { Browser, Page } from 'playwright/test'
import { test as base } from './silent-console.ts'

/** Opens a page on a device that has these fonts and no others, and closes it after `visit`. */
type OnDevice = (fonts: DeviceFonts, visit: (page: Page) => Promise<void>) => Promise<void>

/** Journeys on devices with other fonts than this machine: each worker starts one browser per set of fonts. */
export const test = base.extend<{ onDevice: OnDevice }, { deviceBrowser: (fonts: DeviceFonts) => Promise<Browser> }>({
  deviceBrowser: [
    async ({ playwright }, provide) => {
      const browsers = new Map<DeviceFonts, Promise<Browser>>()
      await provide((fonts) => {
        const browser =
          browsers.get(fonts) ?? findChromium({ fonts }).then((options) => playwright.chromium.launch(options))
        browsers.set(fonts, browser)
        return browser
      })
      for (const browser of browsers.values()) await (await browser).close()
    },
    { scope: 'worker' },
  ],
  onDevice: async ({ deviceBrowser, baseURL }, provide) => {
    await provide(async (fonts, visit) => {
      const browser = await deviceBrowser(fonts)
      const page = await browser.newPage({ baseURL: baseURL ?? '' })
      try {
        await visit(page)
      } finally {
        await page.context().close()
      }
    })
  },
})
