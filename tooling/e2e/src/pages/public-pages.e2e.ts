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
