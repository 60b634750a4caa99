import { publicPages } from '../support/public-pages.ts'
import { expect, test } from '../support/silent-console.ts'

const phones = [{ width: 360, height: 740 }, { width: 412, height: 823 }]
/** What is good to Core Web Vitals is 0.1; how near the stand-ins come depends on the device's fonts. */
const mostShift = 0.02

for (const viewport of phones) {
  test(`at ${viewport.width} px the fonts come after the first paint, and move next to nothing`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      let shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
        document.documentElement.dataset['shift'] = String(shift)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const [path] of publicPages) {
      await page.goto(path)
      const root = page.locator('html')
      await expect(root, path).not.toHaveAttribute('data-fonts')
      expect(await page.evaluate(() => [...document.fonts].filter(({ display, status }) => display === 'swap' && status === 'loaded').length), path).toBe(2)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      expect(Number((await root.getAttribute('data-shift')) ?? 0), path).toBeLessThan(mostShift)
    }
  })
}

test('a page is about as long in the fonts that stand in, so that a link to a part of it leads there', async ({ page }) => {
  for (const [path] of publicPages) {
    await page.goto(path)
    await expect(page.locator('html'), path).not.toHaveAttribute('data-fonts')
    const [real, standIn] = await page.evaluate(() => {
      const long = () => document.body.scrollHeight
      const before = long()
      document.documentElement.dataset['fonts'] = 'later'
      return [before, long()] as const
    })
    expect(Math.abs(standIn / real - 1), path).toBeLessThan(0.02)
  }
})
