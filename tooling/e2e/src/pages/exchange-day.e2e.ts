import type { Page } from 'playwright/test'
import { expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { fullUnless } from '../support/combinations.ts'
import { openLive } from '../support/live-page.ts'
import { moved, noteShifts } from '../support/shifts.ts'
import { expect, test } from '../support/silent-console.ts'

const day = (page: Page) => page.getByRole('link', { name: /^Day \d+ of \d+ of your exchange$/ })

/** A device on which an exchange runs. */
async function running(page: Page, file: object, now: string): Promise<void> {
  await page.clock.setFixedTime(now)
  await openLive(page, '/exchange')
  await page.evaluate((text) => localStorage.setItem('dst-exchange', text), JSON.stringify({ file }))
  await openLive(page, '/exchange')
}

const closed = { version: 1, sales: [{ id: 'a', closing: '2027-03-01' }] }

for (const width of [360, 1024, 1280]) {
  test(
    `the day of a running exchange is on every page at ${width} px, and moves nothing`,
    fullUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await running(page, closed, '2027-03-18T15:00:00Z')
      await noteShifts(page)
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      await openLive(page, '/terms')
      await expect(day(page)).toHaveText('Day 17 of 45 of your exchange')
      expect(await moved(page)).toBe('nothing')
      expect(
        scripts.filter((url) => /exchange-|account-(?:note|session)|leave-account|waiting-files|document-/.test(url)),
      ).toEqual([])
      await expectBothSchemesInFullRun(page, `the day at ${width} px`)
      await day(page).click()
      await expect(page).toHaveURL(/\/exchange$/)
    },
  )
}

test('an exchange that an earlier version of the site has stored runs on, on whichever page it is met', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-03-18T15:00:00Z')
  await page.goto('/robots.txt')
  await page.evaluate((text) => {
    localStorage.setItem('dst-exchange-file', text)
    localStorage.setItem('dst-exchange-days', '{"closing":"2027-03-01","naming":"2027-04-15","end":"2027-08-28"}')
  }, JSON.stringify(closed))
  await openLive(page, '/terms')
  await expect(day(page)).toHaveText('Day 17 of 45 of your exchange')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['dst-exchange'])
  await day(page).click()
  await expect(page.getByRole('textbox', { name: 'When did your sale close' })).toHaveValue('Mon Mar 1, 2027')
})

test(
  'after day 45 the days until the end are counted, and none when it is over',
  { tag: '@full' },
  async ({ page }) => {
    await running(page, closed, '2027-05-02T15:00:00Z')
    await expect(day(page)).toHaveText('Day 62 of 180 of your exchange')
    await page.clock.setFixedTime('2027-08-29T15:00:00Z')
    await openLive(page, '/faq')
    await expect(day(page)).toHaveCount(0)
  },
)
