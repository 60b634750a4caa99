import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/silent-console.ts'

const pages = [
  ['/', 'DST Investing. Made Simple.'],
  ['/learn', 'Understanding Delaware Statutory Trusts'],
  ['/accreditation', 'Investor Accreditation'],
  ['/process', 'Your Expert Gateway to Vetted DST Investments'],
  ['/faq', 'Frequently Asked Questions'],
  ['/contact', 'Contact'],
  ['/terms', 'Terms'],
  ['/terms-and-conditions', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/privacy-policy', 'Privacy'],
  ['/login', 'Welcome Back'],
  ['/signup', 'Create Your Account'],
  ['/no/such/page', 'Page Not Found'],
] as const

for (const [path, heading] of pages) {
  for (const width of [360, 1280]) {
    test(`${path} reads well and is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow, 'nothing scrolls sideways').toBe(0)
    })
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const [path, heading] of pages.slice(0, -1)) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    })
  }
})

test('a page that does not exist answers 404', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  expect((await page.goto('/profile'))?.status()).toBe(200)
})

test('every link of the navigation and the footer leads to a page', async ({ page }) => {
  await page.goto('/')
  const links = await page.locator('header a, nav a, footer a').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  const inside = [...new Set(links)].filter((href) => href.startsWith('/'))
  expect(inside.length).toBeGreaterThan(8)
  for (const href of inside) {
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
  }
})
