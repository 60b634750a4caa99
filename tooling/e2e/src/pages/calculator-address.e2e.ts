import type { Page } from 'playwright/test'
import { fullUnless } from '../support/combinations.ts'
import { openLive, untilLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

const shared = '/#bought=750000&year=2009&type=residential&sale=1900000&debt=250000&rate=7'
const amounts = (page: Page) => page.locator('.ui-ledger-amount').allTextContents()
// 80% of 750,000 over 27.5 years for 16 years; 20% of 1,150,000; 25% of the depreciation; 1,650,000 at 7%.
const sharedFigures = [
  '$1,900,000',
  '−$250,000',
  '−$317,273',
  '$230,000',
  '$87,273',
  '$349,091',
  '$1,332,727',
  '$1,650,000',
  '$317,273',
  '$115,500',
  '$9,625',
  '$808,500',
  '$2,086,760',
]
const netEquity = (page: Page) =>
  page.locator('.ui-ledger-summary', { hasText: 'Net equity' }).locator('.ui-ledger-amount')
const fragment = (page: Page) => page.evaluate(() => location.hash)
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

test('what is not clear in an address is said beside the result, until it is entered', async ({ page }) => {
  await openLive(page, '/#sale=1,25m&debt=300k')
  const notice = page.getByText('Expected sale price: “1,25m” is not clear. The result uses the example’s $2,000,000.')
  await expect(notice).toBeVisible()
  await expect(field(page, 'Current debt')).toHaveValue('300,000')
  await page.reload()
  await expect(notice).toBeVisible()

  await field(page, 'Expected sale price').first().fill('1.25m')
  await expect(notice).toBeHidden()
  await expect.poll(() => fragment(page)).toContain('sale=1250000&debt=300000')
})

test('a copied link shows the same estimate to somebody else, and nothing of it reaches a server', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  await openLive(page, shared)
  await expect.poll(() => amounts(page)).toEqual(sharedFigures)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.', { exact: false })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).hash).toBe(shared.slice(1))

  const other = await browser.newPage()
  await other.goto(link)
  await expect.poll(() => amounts(other)).toEqual(sharedFigures)
  await expect(field(other, 'Purchase price')).toHaveValue('750,000')
  await other.close()

  // They stay in the address when the brand or the skip link is followed.
  await page.getByRole('banner').getByRole('link').first().click()
  await expect.poll(() => fragment(page)).toBe(shared.slice(1))
  await expect(field(page, 'Purchase price')).toHaveValue('750,000')

  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => fragment(page)).toBe(shared.slice(1))
  await page.reload()
  await expect(field(page, 'Purchase price')).toHaveValue('750,000')

  expect(asked.length).toBeGreaterThan(3)
  expect(
    asked.filter((url) => new URL(url).search.includes('750000') || new URL(url).pathname.includes('750000')),
  ).toEqual([])
})

test('typing adds no step to the history, and back leads to the estimate as it was left', async ({ page }) => {
  await openLive(page, '/')
  const steps = await page.evaluate(() => history.length)
  await field(page, 'Current debt').fill('100000')
  await expect(page).toHaveURL(/#bought=1000000&year=2015&type=commercial&sale=2000000&debt=100000&rate=6$/)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  // Typed just before a link is followed.
  await field(page, 'Current debt').fill('123456')
  await page.getByRole('main').getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL(/\/learn$/)
  await page.goBack()
  await expect(page).toHaveURL(/debt=123456/)
  await expect(field(page, 'Current debt')).toHaveValue('123,456')

  // A shared link that is pasted into the open page.
  await page.evaluate(() => {
    location.hash = '#debt=200000'
  })
  await expect(field(page, 'Current debt')).toHaveValue('200,000')
  await expect(page.getByRole('region', { name: '1031 DST calculator' })).toBeFocused()
  await page.goBack()
  await expect(field(page, 'Current debt')).toHaveValue('123,456')
})

// What names a figure and is not clear stays instead, and is said beside the result: the first test.
for (const senseless of ['#nothing-of-the-kind', '#=']) {
  test(
    `the senseless fragment ${senseless} goes away, without a step in the history`,
    { tag: '@full' },
    async ({ page }) => {
      await openLive(page, '/learn')
      const steps = await page.evaluate(() => history.length)
      await page.goto(`/${senseless}`)
      await expect.poll(() => page.evaluate(() => location.href)).toMatch(/[^#]$/)
      await expect.poll(() => fragment(page)).toBe('')
      expect(await page.evaluate(() => history.length)).toBe(steps + 1)
      await expect(field(page, 'Purchase price')).toHaveValue('1,000,000')
    },
  )
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(
    `a shared link opens at the calculator at ${width} px, with the focus there, and stands still`,
    fullUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        const places: number[] = []
        Object.assign(globalThis, { places })
        const look = () => {
          const heading = document.querySelector('#calculator:focus h2')
          if (heading !== null) places.push(heading.getBoundingClientRect().top)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      await page.goto(shared)
      await expect(netEquity(page)).toHaveText('$1,650,000')
      const heading = page.getByRole('heading', { name: '1031 DST calculator' })
      await expect(heading).toBeInViewport()
      await expect(page.getByRole('region', { name: '1031 DST calculator' })).toBeFocused()
      await expect(page.locator('.ui-calculator')).toBeVisible()
      await untilLive(page)
      const seen = () => page.evaluate(() => (globalThis as unknown as { places: number[] }).places)
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(5)
      const places = await seen()
      expect(Math.max(...places) - Math.min(...places)).toBeLessThan(2)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'How a DST exchange unfolds' })).toBeFocused()
    },
  )
}

test('a page that is read again is not led to the top of the calculator', async ({ page }) => {
  await openLive(page, shared)
  await page.evaluate(() => {
    const atRest = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }))
    Object.assign(globalThis, { atRest })
  })
  await page.mouse.wheel(0, 900)
  await page.evaluate(() => (globalThis as unknown as { atRest: Promise<unknown> }).atRest)
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(1500)
  await page.reload()
  await expect(netEquity(page)).toHaveText('$1,650,000')
  await untilLive(page)
  expect(await page.evaluate(() => scrollY)).toBe(place)
})
