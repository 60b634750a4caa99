import type { Page } from 'playwright/test'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page) => page.getByRole('button', { name: /menu/ })

test('the bar leads to the pages in their order, to Login and to Get Started', async ({ page }) => {
  await openLive(page, '/')
  const links = bar(page).getByRole('link')
  await expect(links).toHaveText(['DST Investing', 'Learn', 'Accredited?', 'Process', 'FAQ', 'Contact', 'Login', 'Get Started'])
  const targets = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
  expect(targets).toEqual(['/', '/learn', '/accreditation', '/process', '/faq', '/contact', '/login', '/signup'])
})

test('the page that is shown is marked, and only that one', async ({ page }) => {
  await openLive(page, '/faq')
  const marked = bar(page).locator('[aria-current="page"]')
  await expect(marked).toHaveText(['FAQ'])
  await bar(page).getByRole('link', { name: 'Process' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your Expert Gateway')
  await expect(marked).toHaveText(['Process'])
})

test('the bar compacts beyond 150 px, comes back above 100 px and has a shadow beyond 50 px', async ({ page }) => {
  await openLive(page, '/learn')
  const learn = bar(page).getByRole('link', { name: 'Learn' })
  const scroll = (top: number) => page.evaluate((position) => window.scrollTo(0, position), top)

  await scroll(50)
  await expect(bar(page)).toHaveCSS('box-shadow', 'none')
  await scroll(51)
  await expect(bar(page)).not.toHaveCSS('box-shadow', 'none')
  await scroll(150)
  await rest(page)
  await expect(learn).toBeVisible()
  await scroll(151)
  await expect(learn).toBeHidden()
  await expect(bar(page).getByRole('link', { name: 'DST Investing' })).toBeVisible()
  await scroll(100)
  await rest(page)
  await expect(learn).toBeHidden()
  await scroll(99)
  await expect(learn).toBeVisible()
  await expect(bar(page)).not.toHaveCSS('box-shadow', 'none')
  await scroll(0)
  await expect(bar(page)).toHaveCSS('box-shadow', 'none')
})

test('the compact bar shows its links to whoever arrives by the keyboard', async ({ page }) => {
  await openLive(page, '/learn')
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(bar(page).getByRole('link', { name: 'Learn' })).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'DST Investing' })).toBeFocused()
  await expect(bar(page).getByRole('link', { name: 'Learn' })).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test.beforeEach(async ({ page }) => {
    await openLive(page, '/process')
    await expect(bar(page).getByRole('link', { name: 'FAQ' })).toBeHidden()
    await menuButton(page).click()
    await expect(bar(page).getByRole('link')).toHaveText(['DST Investing', 'Learn', 'Accredited?', 'Process', 'FAQ', 'Contact', 'Login', 'Get Started'])
    for (const link of await bar(page).getByRole('link').all()) await expect(link).toBeVisible()
  })

  test('the menu closes on Escape, and its button has the focus', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(bar(page).getByRole('link', { name: 'FAQ' })).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('the menu closes on a press outside', async ({ page }) => {
    await page.mouse.click(180, 725)
    await expect(bar(page).getByRole('link', { name: 'FAQ' })).toBeHidden()
    await expect(page).toHaveURL(/\/process$/)
  })

  test('the menu closes on its own button', async ({ page }) => {
    await menuButton(page).click()
    await expect(bar(page).getByRole('link', { name: 'FAQ' })).toBeHidden()
  })

  test('the menu closes when a link is chosen, also the one of this page', async ({ page }) => {
    await bar(page).getByRole('link', { name: 'Process' }).click()
    await expect(bar(page).getByRole('link', { name: 'FAQ' })).toBeHidden()
    await menuButton(page).click()
    await bar(page).getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
    await expect(bar(page).getByRole('link', { name: 'FAQ' })).toBeHidden()
  })

  test('Tab stays inside the open menu, both ways', async ({ page }) => {
    const stops = 9
    await menuButton(page).focus()
    for (const key of ['Tab', 'Shift+Tab']) {
      const visited = new Set<string>()
      for (let press = 0; press < stops; press += 1) {
        await page.keyboard.press(key)
        visited.add(await page.evaluate(() => (document.activeElement?.closest('nav') ? document.activeElement.textContent : 'outside')))
      }
      expect([...visited].toSorted()).toEqual(['', 'Accredited?', 'Contact', 'DST Investing', 'FAQ', 'Get Started', 'Learn', 'Login', 'Process'])
    }
  })
})

/** Two frames: long enough for the page to have answered what was done last. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
