import { fullUnless } from '../support/combinations.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

for (const width of [320, 768, 1280, 1440]) {
  test(
    `the days of an exchange stand clear of each other on the home page at ${width} px`,
    fullUnless(width === 320),
    async ({ page }) => {
      // One of the longest dates.
      await page.clock.setFixedTime('2026-11-25T15:00:00Z')
      await page.setViewportSize({ width, height: 900 })
      await openLive(page, '/')
      const days = page.locator('.deadline-line-days > li')
      await expect(days.nth(1)).toContainText(/Day 45.*\d{4}/)
      const boxes = await days.evaluateAll((items) =>
        items.map((item) => {
          const range = document.createRange()
          range.selectNodeContents(item)
          return range.getBoundingClientRect().toJSON() as DOMRect
        }),
      )
      expect(boxes).toHaveLength(3)
      for (const [index, { right, bottom }] of boxes.slice(0, -1).entries()) {
        const next = boxes[index + 1]
        // Less than a line of space, and the two read as one.
        expect(next && (next.top >= bottom + 12 || next.left >= right + 8), `day ${index} and the next`).toBe(true)
      }
    },
  )
}
