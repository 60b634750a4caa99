import { allDeviceFonts, type DeviceFonts } from '@dst/browser'
import { isFullRun } from '@dst/vitest-config/run'
import type { Page } from 'playwright/test'
import { fullUnless, inTurn } from '../support/combinations.ts'
import { test } from '../support/device.ts'
import { openLive, untilAtRest, untilLive } from '../support/live-page.ts'
import { moved, noteShifts } from '../support/shifts.ts'
import { expect } from '../support/silent-console.ts'

const widths = [360, 412, 768, 1280]
const paths = ['/', '/learn', '/faq', '/terms', '/contact', '/exchange/compare']
const laterPaths = isFullRun ? paths : ['/', '/learn']
/** A font that only devices with this set have. */
const bundledFont = {
  'Arial and Times New Roman': 'Arial',
  'Roboto and Noto Serif': 'Roboto',
  'DejaVu Sans and Serif': 'DejaVu Serif',
  'none of these': undefined,
} as const satisfies Record<DeviceFonts, string | undefined>

/** None of the fonts that stand in for the site's own are there. */
const farthestFonts = 'none of these' satisfies DeviceFonts

for (const [turn, fonts] of allDeviceFonts.entries()) {
  test.describe(`on a device with ${fonts}`, () => {
    // Other systems have their own fonts; there the journeys cover whatever the device has.
    test.skip(process.platform !== 'linux' && fonts !== allDeviceFonts[0], 'only on Linux can a browser be given fonts')

    test(
      'a first page whose line is quick enough is set in the site’s own fonts, and nothing moves',
      fullUnless(fonts === farthestFonts),
      async ({ onDevice }) => {
        await onDevice(fonts, async (page) => {
          await noteShifts(page)
          for (const [index, path] of paths.entries()) {
            for (const width of inTurn(widths, turn + index)) {
              await page.setViewportSize({ width, height: 800 })
              await openAfterFonts(page, path)
              await untilAtRest(page)
              expect(await moved(page), `${path} at ${width} px`).toBe('nothing')
              expect(await headingFonts(page), path).toEqual(['Source Serif 4'])
            }
          }
        })
      },
    )

    test(
      'a page whose fonts come late keeps those of the device, and nothing moves',
      fullUnless(fonts === farthestFonts),
      async ({ onDevice }) => {
        await onDevice(fonts, async (page) => {
          await noteShifts(page)
          for (const [index, path] of laterPaths.entries()) {
            for (const width of inTurn([412, 1280], turn + index)) {
              await page.setViewportSize({ width, height: 800 })
              const release = await holdFonts(page)
              await page.goto(path, { waitUntil: 'commit' })
              await untilLive(page)
              release()
              await page.waitForLoadState('load')
              await page.evaluate(() => document.fonts.ready)
              await untilAtRest(page)
              expect(await moved(page), `${path} at ${width} px`).toBe('nothing')
              expect(await headingFonts(page), path).not.toContain('Source Serif 4')
              await page.unrouteAll()
            }
          }
        })
      },
    )

    test('the device has these fonts and no others', { tag: '@full' }, async ({ onDevice }) => {
      test.skip(process.platform !== 'linux', 'only on Linux can a browser be given fonts')
      await onDevice(fonts, async (page) => {
        await page.goto('/terms')
        const names = Object.values(bundledFont).filter((name) => name !== undefined)
        const known = await page.evaluate(
          (all) =>
            Promise.all(
              all.map((name) =>
                new FontFace('probe', `local('${name}')`).load().then(
                  () => [name],
                  () => [],
                ),
              ),
            ),
          names,
        )
        expect(known.flat()).toEqual(names.filter((name) => name === bundledFont[fonts]))
      })
    })
  })
}

test('fonts that cannot be had leave a page as it began', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort('aborted'))
  const failed = page.waitForEvent('requestfailed')
  await openLive(page, '/terms')
  await failed
  await untilAtRest(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await headingFonts(page)).not.toContain('Source Serif 4')
})

/** Opens a page whose stylesheet, for which its first paint waits, comes after the fonts, however slow the machine is. */
async function openAfterFonts(page: Page, path: string): Promise<void> {
  const fonts = Promise.all(
    ['/sans-', '/serif-'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(name)),
    ),
  )
  await page.route(
    '**/assets/app-*.css',
    async (route) => {
      await fonts
      await route.continue()
    },
    { times: 1 },
  )
  await openLive(page, path)
}

/** Holds back the site's fonts like a slow line; the returned function releases them. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** The fonts in which the browser has drawn the page's heading. */
async function headingFonts(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devTools.detach()
  return fonts.map(({ familyName }) => familyName)
}
