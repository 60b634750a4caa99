import { allDeviceFonts, type DeviceFonts } from '@dst/browser'
import { isFullRun } from '@dst/vitest-config/run'
import type { Page } from 'playwright/test'
import { fullUnless, inTurn } from '../support/combinations.ts'
import { test } from '../support/device.ts'
import { openLive, untilAtRest } from '../support/live-page.ts'
import { moved, noteShifts } from '../support/shifts.ts'
import { expect } from '../support/silent-console.ts'

const widths = [360, 412, 768, 1280]
const paths = ['/', '/learn', '/faq', '/terms', '/contact']
/** Fonts that are there from the first paint move nothing, whatever the page. */
const laterPaths = isFullRun ? paths : ['/', '/learn']
/** A font that only devices with this set have. */
const ownFont = {
  'Arial and Times New Roman': 'Arial',
  'Roboto and Noto Serif': 'Roboto',
  'DejaVu Sans and Serif': 'DejaVu Serif',
  'none of these': undefined,
} as const satisfies Record<DeviceFonts, string | undefined>

/** None of the fonts that stand in for the site's own are there. */
const farthestFonts = 'none of these' satisfies DeviceFonts

const pageFonts = (page: Page) => page.locator('html')

for (const [turn, fonts] of allDeviceFonts.entries()) {
  test.describe(`on a device with ${fonts}`, () => {
    // Other systems have their own fonts; there the journeys cover whatever the device has.
    test.skip(process.platform !== 'linux' && fonts !== allDeviceFonts[0], 'only on Linux can a browser be given fonts')

    test(
      'a first page keeps the fonts that it began with, and nothing moves',
      fullUnless(fonts === farthestFonts),
      async ({ onDevice }) => {
        await onDevice(fonts, async (page) => {
          await noteShifts(page)
          await page.addInitScript(() => localStorage.clear())
          for (const [index, path] of paths.entries()) {
            for (const width of inTurn(widths, turn + index)) {
              await page.setViewportSize({ width, height: 800 })
              await openLive(page, path)
              await expect(pageFonts(page), path).toHaveAttribute('data-fonts', 'ready')
              await untilAtRest(page)
              expect(await moved(page), `${path} at ${width} px`).toBe('nothing')
            }
          }
        })
      },
    )

    test(
      'the pages after it have the site’s fonts from their first paint, or not at all, and nothing moves',
      fullUnless(fonts === farthestFonts),
      async ({ onDevice }) => {
        await onDevice(fonts, async (page) => {
          await noteShifts(page)
          await openLive(page, '/process')
          await expect(pageFonts(page)).toHaveAttribute('data-fonts', 'ready')
          for (const [index, path] of laterPaths.entries()) {
            for (const width of inTurn([412, 1280], turn + index)) {
              await page.setViewportSize({ width, height: 800 })
              await openLive(page, path)
              await untilAtRest(page)
              expect(await moved(page), `${path} at ${width} px`).toBe('nothing')
            }
          }

          // However slow the machine is, the fonts are there before a first frame that is never drawn.
          await page.addInitScript(() => {
            const draw = window.requestAnimationFrame.bind(window)
            window.requestAnimationFrame = () => {
              window.requestAnimationFrame = draw
              return 0
            }
          })
          await openLive(page, '/process')
          await expect(pageFonts(page)).not.toHaveAttribute('data-fonts')
        })
      },
    )

    test('the device has these fonts and no others', { tag: '@full' }, async ({ onDevice }) => {
      test.skip(process.platform !== 'linux', 'only on Linux can a browser be given fonts')
      await onDevice(fonts, async (page) => {
        await page.goto('/terms')
        const names = Object.values(ownFont).filter((name) => name !== undefined)
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
        expect(known.flat()).toEqual(names.filter((name) => name === ownFont[fonts]))
      })
    })
  })
}

test('a change of page puts the fonts on that came after the first paint', async ({ page }) => {
  await openLive(page, '/terms')
  await expect(pageFonts(page)).toHaveAttribute('data-fonts', 'ready')
  const family = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(await family()).not.toContain('Source Serif 4')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
  await expect(pageFonts(page)).not.toHaveAttribute('data-fonts')
  expect(await family()).toContain('Source Serif 4')
})

test('fonts that cannot be had leave a page as it began', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort('aborted'))
  const failed = page.waitForEvent('requestfailed')
  await openLive(page, '/terms')
  await failed
  await untilAtRest(page)
  await expect(pageFonts(page)).toHaveAttribute('data-fonts', 'later')
})
