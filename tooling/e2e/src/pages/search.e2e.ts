import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { fullUnless } from '../support/combinations.ts'
import { openLive } from '../support/live-page.ts'
import { test as provoked } from '../support/served.ts'
import { expect, test } from '../support/silent-console.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option')
const opener = (page: Page) => page.getByRole('banner').getByLabel('Search', { exact: true }).first()

test('the key "/" opens the search, arrows choose, Enter follows, and Escape gives the focus back', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openLive(page, '/process')
  expect(asked.filter((url) => url.includes('search'))).toEqual([])

  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await opener(page).click()
  await page.keyboard.type('bood recapture/')
  await expect(field(page)).toHaveValue('bood recapture/')
  await field(page).fill('depreciation recapture')
  await expect(options(page).first()).toBeVisible()
  expect(await options(page).count()).toBeLessThanOrEqual(6)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('[aria-selected="true"]')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await expectAccessible(page, 'the open search')
  const target = (await chosen.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${target.replaceAll(/[?#]/g, String.raw`\$&`)}$`))
  await expect(field(page)).toBeHidden()
  // The page that was followed has the words in its address, joined by a hyphen.
  expect(asked.filter((url) => /depreciation(?:\+|%20| )recapture|bood/.test(url))).toEqual([])
})

test('Enter without a choice shows all results, and the words stay behind the "#"', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await openLive(page, '/faq')
  await opener(page).click()
  await field(page).fill('capital gain')
  await expect(page.getByText(/^\d+ results$/).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search#q=capital\+gain$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  const results = page.getByRole('region', { name: 'Results' })
  await expect.poll(() => results.getByRole('listitem').count()).toBeGreaterThan(6)
  await expectAccessible(page, 'all results')

  const typed = page.getByRole('searchbox', { name: 'Search this site' })
  await typed.fill('zeppelin')
  await expect(results.getByText('No results')).toBeVisible()
  await expect(results.getByRole('region', { name: 'Nearest titles' }).getByRole('listitem')).toHaveCount(3)
  await expect(results.getByRole('link', { name: 'Contact' })).toBeVisible()
  await expect(page).toHaveURL(/\/search#q=zeppelin$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/faq/)
  expect(asked.filter((request) => /capital|zeppelin/.test(request.replace(/#\S*/, '')))).toEqual([])
})

/** Holds the script of the box back until it is let go or refused. */
async function holdBox(page: Page): Promise<(end: 'continue' | 'abort') => void> {
  let release: (end: 'continue' | 'abort') => void = () => {}
  const released = new Promise<'continue' | 'abort'>((resolve) => (release = resolve))
  await page.route('**/assets/site-search-box-*.js', async (route) => route[await released]())
  return release
}

test('what is typed before the box is there stands in it, and typing goes on', async ({ page }) => {
  await openLive(page, '/faq')
  const release = await holdBox(page)
  await page.getByRole('main').locator('button, summary').first().focus()
  await page.keyboard.type('/boop')
  await page.keyboard.press('Backspace')
  await expect(field(page)).toHaveCount(0)
  release('continue')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('t')
  await expect(field(page)).toHaveValue('boot')
  await expect(options(page).first()).toBeVisible()
})

provoked(
  'without its box the search is on its page, with what was typed, however often it was pressed',
  async ({ page }) => {
    await openLive(page, '/process')
    const release = await holdBox(page)
    await page.keyboard.type('/boot')
    await opener(page).click()
    release('abort')
    await expect(page).toHaveURL(/\/search#q=boot$/)
    await expect(page.getByRole('searchbox', { name: 'Search this site' })).toHaveValue('boot')
  },
)

test('what is typed into a field, or with a key held, opens nothing', async ({ page }) => {
  await openLive(page, '/faq')
  await page.getByRole('searchbox', { name: 'Search FAQs' }).fill('a')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search FAQs' })).toHaveValue('a/')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+/')
  await expect(field(page)).toHaveCount(0)
})

provoked(
  'an open tab searches on without a network; where the index is missing, it can be tried again',
  async ({ page, context }) => {
    await openLive(page, '/glossary')
    await page.route('**/assets/search-en-*', (route) => route.abort())
    await page.keyboard.press('/')
    await field(page).fill('boot')
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(options(page).first()).toBeVisible()

    await context.setOffline(true)
    await field(page).fill('accredited')
    await expect(
      options(page)
        .filter({ hasText: /accredited/i })
        .first(),
    ).toBeVisible()
    await options(page).filter({ hasNotText: 'Glossary' }).first().click()
    await expect(page.getByText('You are offline')).toBeVisible()
    await expect(page).toHaveURL(/\/glossary$/)
    await context.setOffline(false)
  },
)

for (const [size, width, height] of [
  ['320 px', 320, 640],
  ['400 % zoom', 320, 256],
  ['200 % zoom', 640, 400],
] as const) {
  test(`the open search fits: ${size}`, fullUnless(size === '320 px'), async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openLive(page, '/process')
    await opener(page).click()
    await field(page).fill('identification')
    await expect(options(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const option of await options(page).all()) {
      await option.scrollIntoViewIfNeeded()
      const box = await option.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    }
    const more = page.getByRole('link', { name: /^All \d+ results$/ })
    await more.scrollIntoViewIfNeeded()
    // A list scrolls by whole pixels, and the heights of its lines have parts of one.
    await expect(more).toBeInViewport({ ratio: 0.99 })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar leads to everything from A to Z', async ({ page }) => {
    await page.goto('/process')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\/?$/)
    await expect(page.getByRole('searchbox')).toBeHidden()
    const all = page.getByRole('region', { name: 'From A to Z' }).getByRole('link')
    expect(await all.count()).toBeGreaterThan(150)
    await page.getByRole('link', { name: 'California: state tax on a gain' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax on a gain in California')
  })
})
