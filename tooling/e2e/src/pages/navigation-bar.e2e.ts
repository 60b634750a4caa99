import type { Page } from 'playwright/test'
import { fullUnless } from '../support/combinations.ts'
import { expectFocusSeen, tabThrough } from '../support/keyboard.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page) => page.getByRole('button', { name: /menu/ })

test('the page that is shown is marked, and only that one', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/faq')
  const marked = bar(page).locator('[aria-current="page"]')
  await expect(marked).toHaveText(['FAQ'])
  await bar(page).getByRole('link', { name: 'Process' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your Expert Gateway')
  await expect(marked).toHaveText(['Process'])
})

test(
  'the bar compacts beyond 150 px, comes back above 100 px and has a shadow beyond 50 px',
  { tag: '@full' },
  async ({ page }) => {
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
  },
)

const barPages = ['Learn', 'Accredited?', 'Process', 'FAQ', 'Contact']
const barLinks = ['DST Investing', ...barPages, 'Login', 'Get Started', 'Search']

for (const path of ['/learn', '/faq', '/contact', '/signup', '/terms']) {
  test(
    `scrolled down on ${path}, Tab reaches each link of the compact bar in order, and Shift+Tab leads back`,
    { tag: '@full' },
    async ({ page }) => {
      await openLive(page, path)
      await page.evaluate(() => window.scrollTo(0, 600))
      await expect(bar(page).getByRole('link', { name: 'Learn' })).toBeHidden()
      await expect(menuButton(page)).toBeVisible()
      await page.keyboard.press('Tab')
      const stops = barLinks.map((name) => bar(page).getByRole('link', { name }))
      await tabThrough(page, stops)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').locator(':focus')).toBeVisible()
      for (const stop of stops.toReversed()) {
        await page.keyboard.press('Shift+Tab')
        await expect(stop).toBeFocused()
        await expectFocusSeen(page)
      }
    },
  )
}

test(
  'the compact bar is a band from edge to edge with a menu, which keeps the focus at every width',
  { tag: '@full' },
  async ({ page }) => {
    for (const width of [320, 640, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('about:blank')
      await openLive(page, '/learn')
      await page.evaluate(() => window.scrollTo(0, 600))
      await expect(bar(page).getByRole('link', { name: 'Learn' })).toBeHidden()
      expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, width })
      const place = await page.evaluate(() => window.scrollY)

      await menuButton(page).click()
      for (const name of barLinks) await expect(bar(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 })
      await tabThrough(
        page,
        [...barLinks.slice(1), barLinks[0] ?? ''].map((name) => bar(page).getByRole('link', { name })),
      )
      await page.keyboard.press('Escape')
      await expect(menuButton(page)).toBeFocused()
      await expectFocusSeen(page)
      await expect(bar(page).getByRole('link', { name: 'Learn' })).toBeHidden()

      await menuButton(page).click()
      await page.mouse.click(width / 2, 690)
      await expect(bar(page).getByRole('link', { name: 'Learn' })).toBeHidden()
      expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(place)
    }
  },
)

const sizes = [
  ['a usual window', 1280, 800],
  ['200 % zoom', 640, 400],
  ['320 px', 320, 640],
] as const

for (const path of ['/', '/faq', '/contact', '/signup', '/learn']) {
  for (const [size, width, height] of sizes) {
    test(
      `nothing that Shift+Tab reaches on ${path} lies beneath the bar: ${size}`,
      fullUnless(path === '/' && size === '200 % zoom'),
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await openLive(page, path)
        await page.getByRole('contentinfo').getByRole('link').last().focus()
        const start = page.getByRole('link', { name: 'Skip to main content' })
        let steps = 0
        for (; steps < 60 && !(await start.evaluate((link) => link === document.activeElement)); steps += 1) {
          await page.keyboard.press('Shift+Tab')
          expect(await focusBeneathBar(page), `${path}, ${steps} steps up`).toBe('')
        }
        expect(steps, `${path} has stops to look at`).toBeGreaterThan(20)
      },
    )
  }
}

for (const [size, width, height] of sizes) {
  test(
    `no heading that a link leads to lies beneath the bar: ${size}`,
    fullUnless(size === '320 px'),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const address of [
        '/terms#governing-law',
        '/learn#dst-vs-others',
        '/accreditation#entities',
        '/faq#question=16',
      ]) {
        await page.goto('about:blank')
        await openLive(page, address)
        const { hash } = new URL(page.url())
        const target = page.locator(`[id="${hash.includes('=') ? 'faq-16' : hash.slice(1)}"]`)
        await expect(target).toBeInViewport()
        await expect
          .poll(async () => (await target.boundingBox())?.y ?? 0)
          .toBeGreaterThanOrEqual((await bottomOfBar(page)) - 1)
      }
    },
  )
}

test(
  'the menu of a small screen closes when a link is chosen, also the one of this page',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openLive(page, '/process')
    await menuButton(page).click()
    await expect(bar(page).getByRole('link')).toHaveText(barLinks)
    for (const link of await bar(page).getByRole('link').all()) await expect(link).toBeVisible()
    await bar(page).getByRole('link', { name: 'Process' }).click()
    await expect(bar(page).getByRole('link', { name: 'FAQ' })).toBeHidden()
    await menuButton(page).click()
    await bar(page).getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
    await expect(bar(page).getByRole('link', { name: 'FAQ' })).toBeHidden()
  },
)

/** The bottom edge of the bar. */
async function bottomOfBar(page: Page): Promise<number> {
  return bar(page).evaluate((element) => element.getBoundingClientRect().bottom)
}

/** The focused element if the bar covers it; one too tall for the space below the bar may start under it. */
async function focusBeneathBar(page: Page): Promise<string> {
  return bar(page).evaluate((element) => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'nothing has the focus'
    if (element.contains(focused) || focused.matches('[href="#main"]')) return ''
    const { top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect()
    const edge = element.getBoundingClientRect().bottom
    const fits = bottom - top < window.innerHeight - edge
    return top >= edge || (!fits && bottom > edge) ? '' : focused.outerHTML.slice(0, 120)
  })
}

/** Waits two frames: long enough for the page to react to the last action. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

test('a tap beside the open menu of a phone closes it, and follows no link beneath', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  await openLive(page, '/glossary')
  const link = page.getByRole('main').locator('a[href^="/"]').last()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.locator('.ui-navigation-panel')
  await expect(menu).toBeVisible()
  await link.evaluate((element) => {
    element.style.cssText = 'position: fixed; z-index: 1; inset: auto 0 0; height: 5rem'
  })
  await page.touchscreen.tap(180, 720)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/glossary$/)
  await page.touchscreen.tap(180, 720)
  await expect(page).not.toHaveURL(/\/glossary$/)
  await context.close()
})
