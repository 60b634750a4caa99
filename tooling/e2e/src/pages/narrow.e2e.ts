import { allDeviceFonts, type DeviceFonts } from '@dst/browser'
import { isFullRun } from '@dst/vitest-config/run'
import type { Page } from 'playwright/test'
import { fullUnless } from '../support/combinations.ts'
import { test } from '../support/device.ts'
import { openLive, untilAtRest } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { missingPage, pagesOfThisRun, publicPages } from '../support/public-pages.ts'
import { expect } from '../support/silent-console.ts'

const sections = [
  '/learn#pros-and-cons',
  '/learn#1031-exchange',
  '/learn#dst-vs-others',
  '/accreditation#entities',
  '/faq#category=risks&question=16',
] as const
/** Browsers default to 16 px text unless the user changed it. */
const twiceTheDefaultSize = 32
/** The fonts with the widest letters. */
const widestLetters = 'DejaVu Sans and Serif' satisfies DeviceFonts
const all = [...publicPages, missingPage].map(([path]) => path)
const ofEachKind = ['/', '/learn#dst-vs-others', '/faq', '/contact'] as const

for (const fonts of allDeviceFonts) {
  for (const [which, paths] of [
    ['one page of each kind', ofEachKind],
    ['every page', [...all, ...sections]],
  ] as const) {
    test(
      `${which} neither scrolls sideways nor cuts words off at 320 px on a device with ${fonts}`,
      fullUnless(paths === ofEachKind && fonts === widestLetters),
      async ({ onDevice }) => {
        await onDevice(fonts, async (page) => {
          await page.setViewportSize({ width: 320, height: 640 })
          for (const path of paths) {
            await page.goto('about:blank')
            await openLive(page, path)
            await expectNothingCutOff(page, `${path} at 320 px`)
          }
        })
      },
    )
  }
}

test('every page comes to life in silence, with all its words in large text, and stands still on request', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: twiceTheDefaultSize } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const pages = [...pagesOfThisRun, missingPage].map(([path]) => path)
  for (const path of [...pages, ...(isFullRun ? sections : [])]) {
    await page.goto('about:blank')
    await openLive(page, path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${twiceTheDefaultSize}px`,
    )
    await expectNothingCutOff(page, `${path} with large text`)
    expect(await longMotions(page), `${path} stands still`).toEqual([])
  }
})

/** What moves for longer than a frame. */
function longMotions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
      const seconds = [
        ...transitionDuration.split(','),
        ...(animationName === 'none' ? [] : animationDuration.split(',')),
      ].map((part) => Number.parseFloat(part))
      return Math.max(...seconds) > 0.016 ? [element.outerHTML.slice(0, 120)] : []
    }),
  )
}

test('in forced colors the chosen tab, the chosen answer and every button can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openLive(page, '/learn#dst-vs-others')
  await untilAtRest(page)
  const mark = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor)
  const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect([canvas, await mark('Pros and Cons')]).not.toContain(await mark('DST vs Others'))

  await openLive(page, '/')
  const chosen = page.getByRole('radio', { name: '6%' }).locator('..')
  const other = page.getByRole('radio', { name: '5%' }).locator('..')
  const look = (radio: typeof chosen) =>
    radio.evaluate((label) =>
      [label, ...label.querySelectorAll('*')].map((part) => {
        const { backgroundColor, borderColor, borderWidth, outlineStyle, outlineWidth, appearance, display } =
          getComputedStyle(part)
        return [backgroundColor, borderColor, borderWidth, outlineStyle, outlineWidth, appearance, display]
      }),
    )
  expect(await look(chosen)).not.toEqual(await look(other))
  for (const name of [/^Get Started$/, /^Learn More/]) {
    await expect(page.getByRole('main').getByRole('link', { name })).not.toHaveCSS('border-top-width', '0px')
  }
})
