import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openLive, untilAtRest } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const resultLine = (page: Page) => page.locator('.ui-calculator-line')

for (const [width, height] of [
  [360, 640],
  [768, 500],
] as const) {
  test(
    `at ${width} px the result stays in view while one types, and never covers what has the focus`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openLive(page, '/')
      await expect(resultLine(page)).not.toBeVisible()
      await field(page, 'Purchase price').focus()
      await expect(resultLine(page)).toBeVisible()
      await expect(resultLine(page)).toHaveText(/Tax if you sell \$251,282.*Invested if you exchange \$1,600,000/)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('1.5m')
      await expect(resultLine(page)).toContainText('$176,923')

      let seen = 0
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press('Tab')
        await untilAtRest(page)
        const hidden = await page.evaluate(() => {
          const line = document.querySelector('.ui-calculator-line')
          const control = document.activeElement?.closest('.ui-control, .ui-radio')
          if (line === null || control == null || getComputedStyle(line).visibility !== 'visible') return undefined
          return control.getBoundingClientRect().bottom - line.getBoundingClientRect().top
        })
        if (hidden === undefined) continue
        seen += 1
        expect(hidden, `after ${press + 1} tabs`).toBeLessThanOrEqual(0)
      }
      expect(seen).toBeGreaterThan(3)

      await page.locator('.ui-calculator-statement').scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 250)
      await expect(resultLine(page)).not.toBeVisible()
    },
  )
}

test('screen readers hear the result once, after the keys have paused', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/')
  const spoken = page.locator('.ui-calculator-spoken')
  await expect(spoken).toHaveText('')
  await field(page, 'Current debt').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2000001', { delay: 80 })
  await expect(spoken).toHaveText('')
  await expect(spoken).toHaveText('Tax if you sell: $251,282. Proceeds to exchange: none.')
})

const states = [
  ['a loss', '/#sale=700000&debt=0', 'A sale may let you deduct it; an exchange would put that off.'],
  ['a high loan', '/#debt=1900000', 'Few DSTs carry a loan of more than 65%'],
  ['a short-term gain', '/#year=2025', 'taxed at ordinary rates, up to 37%, which this calculator does not compute'],
  ['a loan above the price', '/#debt=2000001', 'Cash missing for the loan and the tax: $251,283'],
  ['the largest amounts', '/#bought=0&sale=1000000000&debt=1', 'leave $799,999,999'],
] as const

for (const [what, address, words] of states) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${what} is said, accessible and within the page, in ${colorScheme}`, { tag: '@full' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 360, height: 740 })
      await openLive(page, address)
      await expect(page.getByText(words, { exact: false }).first()).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
      await expectAccessible(page)
    })
  }
}
