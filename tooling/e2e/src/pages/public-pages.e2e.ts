import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

test('a page that does not exist answers 404', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  expect((await page.goto('/profile'))?.status()).toBe(200)
})

test('every link of the navigation and the footer leads to a page', async ({ page }) => {
  await page.goto('/')
  const links = await page
    .locator('header a, nav a, footer a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  const inside = [...new Set(links)].filter((href) => href.startsWith('/'))
  expect(inside.length).toBeGreaterThan(8)
  for (const href of inside) {
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
  }
})

for (const width of [320, 768, 1280, 1440]) {
  test(`the days of an exchange stand clear of each other on the home page at ${width} px`, async ({ page }) => {
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
      expect(next && (next.top >= bottom || next.left >= right), `day ${index} and the next`).toBe(true)
    }
  })
}
