import type { Page } from 'playwright/test'
import { fullUnless } from '../support/combinations.ts'
import { arriveGold } from '../support/consultation.ts'
import { openLive } from '../support/live-page.ts'
import { printed } from '../support/paper.ts'
import { pagesOfThisRun, publicPages } from '../support/public-pages.ts'
import { expect, test } from '../support/silent-console.ts'

for (const [path] of publicPages) {
  test(
    `${path} prints whole: whose page it is, its address and date, its words, and nothing to press`,
    fullUnless(path === '/learn'),
    async ({ page }) => {
      await page.clock.setFixedTime('2026-11-25T15:00:00Z')
      await openLive(page, path)
      // The legal pages have one at either end.
      if (path === '/') await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(1)
      const expected = await pageTexts(page)
      const { text, faults } = await printed(page)
      expect(faults).toEqual([])
      const origin = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').origin
      // The calculator's printout has a link that reopens its figures.
      const address = path === '/' ? new URL('/#bought=', page.url()).href : origin + path
      for (const words of ['DST Investing', address, 'November 25, 2026'])
        expect(squeezed(text)).toContain(squeezed(words))

      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('.ui-button').filter({ visible: true })).toHaveCount(0)
      const missing = expected.filter((words) => !squeezed(text).includes(squeezed(words)))
      expect(missing, 'words that are not on paper').toEqual([])
    },
  )
}

const exchangeViews = [
  '/exchange',
  '/exchange/money',
  '/exchange/list',
  '/exchange/compare',
  '/exchange/after',
  '/exchange/method',
] as const

for (const format of ['Letter', 'A4'] as const) {
  test(
    `on ${format} no heading ends a sheet, nothing overlaps, and no last sheet is nearly empty`,
    fullUnless(format === 'Letter'),
    async ({ page }) => {
      const found: string[] = []
      for (const path of [...pagesOfThisRun.map(([publicPath]) => publicPath), ...exchangeViews]) {
        await openLive(page, path)
        const headings = await page.getByRole('main').locator('h1, h2, h3, h4, caption').allTextContents()
        const { sheets, faults } = await printed(page, format)
        found.push(...faults.map((fault) => `${path}, ${fault}`))
        for (const { last } of sheets) {
          if (headings.some((heading) => squeezed(heading) === squeezed(last))) found.push(`${path} ends in "${last}"`)
        }
        const used = sheets.length === 1 ? 1 : (sheets.at(-1)?.used ?? 0)
        if (used < 0.15) found.push(`${path} uses ${used.toFixed(2)} of its last sheet`)
      }
      expect(found).toEqual([])
    },
  )
}

test('what lies over a page is not on paper: a dialog, and the message beside it', async ({ page }) => {
  await arriveGold(page, 'Petra')
  // Asked of the server after the result is shown.
  await expect(page.getByText('You may schedule a consultation with our partner')).toBeVisible()
  const expected = await printed(page)
  await page.getByRole('button', { name: 'Schedule Consultation' }).press('Enter')
  const request = page.getByRole('dialog', { name: 'Schedule Your DST Consultation' })
  await expect(request.getByRole('radio', { name: /Email/ })).toBeVisible()
  expect(await printed(page)).toEqual(expected)
  await request.getByRole('radio', { name: /Email/ }).check()
  await page.route('**/api/consultation-requests', (route) => route.fulfill({ status: 409, json: {} }))
  await request.getByRole('button', { name: 'Save my request' }).press('Enter')
  await expect(page.locator('.ui-toast')).toBeVisible()
  expect(await printed(page)).toEqual(expected)
})

test('no form is on paper, nor the heading of one', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/contact')
  const contact = await printed(page)
  expect(contact.text).not.toContain('Send us a message')
  expect(contact.sheets).toHaveLength(1)
  await openLive(page, '/exchange/compare')
  expect((await printed(page)).text).not.toContain('Move one thing at a time')
})

test('every answer of the FAQ is on paper, whatever is open on the screen', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/faq')
  const answers = await page.locator('details[name] p').allTextContents()
  expect(answers.length).toBeGreaterThan(60)
  const { text } = await printed(page)
  expect(answers.filter((answer) => !squeezed(text).includes(squeezed(answer)))).toEqual([])
})

test('the guide prints all its parts, and its tables with every column and row', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/learn')
  const { text } = await printed(page)
  const cells = await page.locator('table').locator('th, td').allTextContents()
  expect(cells.length).toBeGreaterThan(60)
  expect(cells.filter((cell) => !squeezed(text).includes(squeezed(cell)))).toEqual([])
})

/**
 * The text of the page's content that belongs on paper: none from forms, calls to action, cards that lead on, or
 * screen-reader-only text.
 */
function pageTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('p, h1, h2, h3, td, th, dt, dd, li:not(:has(p, a, ul))')]
      .filter(
        (element) =>
          element.closest(
            'form, search, nav, [data-tone="cover"], .ui-visually-hidden, .ui-calculator, .ui-faq-summary, ' +
              '.contact-message, .ui-form-page-after, .ui-form-divider, ' +
              'noscript, .calculator-intro, .ui-table-hint, [aria-hidden="true"], :has(> [data-variant="cover"]), ' +
              '.ui-section:has(.ui-section-body > .ui-link-cards:only-child)',
          ) === null,
      )
      .filter((element) => main.querySelector('.ui-calculator') === null || element.closest('#calculator') !== null)
      .map((element) => element.textContent.trim())
      .filter((words) => words !== ''),
  )
}

/**
 * Lines and columns on paper break words in other places than on the page, and letters may form ligatures. A font has
 * one shape for both apostrophes, ’ and ʼ, and a sheet may name either.
 */
function squeezed(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '').replaceAll('ʼ', '’').toLowerCase()
}
