import type { Page } from 'playwright/test'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

const tabs = [
  ['What is a DST?', '#what-is-a-dst'],
  ['Pros and Cons', '#pros-and-cons'],
  ['1031 Exchange', '#1031-exchange'],
  ['DST vs Others', '#dst-vs-others'],
] as const

async function expectDisplayed(page: Page, label: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([label])
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: label })).toBeVisible()
}

test('the guide has four tabs, opens on the first, and each tab has an address', async ({ page }) => {
  await page.goto('/learn')
  await expect(page.getByRole('tab')).toHaveText(tabs.map(([label]) => label))
  await expectDisplayed(page, 'What is a DST?')

  for (const [label, fragment] of tabs.slice(1)) {
    await page.getByRole('tab', { name: label }).click()
    await expectDisplayed(page, label)
    expect(new URL(page.url()).hash).toBe(fragment)
  }
  await page.goBack()
  await expectDisplayed(page, '1031 Exchange')
  await page.goBack()
  await expectDisplayed(page, 'Pros and Cons')
  await page.goBack()
  await expectDisplayed(page, 'What is a DST?')
  await page.goForward()
  await expectDisplayed(page, 'Pros and Cons')
})

test(
  'a link to a tab opens that tab, and a link to a part opens the tab that holds it',
  { tag: '@full' },
  async ({ page }) => {
    for (const [label, fragment] of tabs) {
      await page.goto(`/learn${fragment}`)
      await page.reload()
      await expectDisplayed(page, label)
    }
    await page.goto('/learn#five-steps')
    await page.reload()
    await expectDisplayed(page, '1031 Exchange')
    await expect(page.getByRole('heading', { name: 'Five steps from sale to distributions' })).toBeInViewport()
  },
)

test('another page leads straight to a tab, and back leads to that page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/faq')
  await page.goto('/learn#dst-vs-others')
  await expectDisplayed(page, 'DST vs Others')
  await page.getByRole('tab', { name: 'Pros and Cons' }).click()
  await expectDisplayed(page, 'Pros and Cons')
  await page.goBack()
  await expectDisplayed(page, 'DST vs Others')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
})

test('the contents beside the text lead to their parts', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/learn#1031-exchange')
  const contents = page.getByRole('tabpanel').getByRole('navigation', { name: 'In this part' })
  await contents.getByRole('link', { name: 'Five steps from sale to distributions' }).click()
  await expect(page.getByRole('heading', { name: 'Five steps from sale to distributions' })).toBeInViewport()
  await expectDisplayed(page, '1031 Exchange')
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test(
    'the table scrolls by arrow keys inside a region with its own name, the page does not scroll sideways',
    { tag: '@full' },
    async ({ page }) => {
      await openLive(page, '/learn#dst-vs-others')
      const region = page.getByRole('region', { name: 'DST, tenancy in common, REIT and direct ownership compared' })
      await region.focus()
      expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(100)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )
})

test('the guide ends with the way to register', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/learn')
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    'a table of three columns is a card a row, and a wider one says that it scrolls',
    { tag: '@full' },
    async ({ page }) => {
      await openLive(page, '/learn')
      const terms = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Often quoted' }) })
      const [first, second] = [terms.getByRole('cell').nth(0), terms.getByRole('cell').nth(1)]
      await expect(first).toBeVisible()
      expect((await second.boundingBox())?.y).toBeGreaterThan((await first.boundingBox())?.y ?? Infinity)

      await page.goto('about:blank')
      await openLive(page, '/learn#dst-vs-others')
      const region = page.getByRole('region', { name: 'DST, tenancy in common, REIT and direct ownership compared' })
      await expect(page.getByText('Scroll sideways to see every column').filter({ visible: true })).toHaveCount(1)
      await region.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    },
  )
})
