import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { expectFocusSeen, tabTo } from '../support/keyboard.ts'
import { openLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const path = '/exchange'
const closing = (page: Page) => page.getByRole('textbox', { name: 'When did your sale close, or when will it?' })
const answer = (page: Page) => page.locator('.dates-answer')

test(
  'a partnership that closed in December sees its March date, and what an extension gives',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openLive(page, path)
    await expect(answer(page)).toContainText('Example: a sale that closes today')
    await expectAccessibleInLightAndDark(page, 'the example')
    await closing(page).fill('Dec 4 2026')
    await closing(page).press('Enter')
    await expect(closing(page)).toHaveValue('Fri Dec 4, 2026')
    await expect(answer(page)).toContainText('until Mon Jan 18, 2027, to name property')
    await expect(answer(page)).toContainText('until Thu Apr 15, 2027 to close')
    await page.getByLabel('Who files the return?').selectOption('A partnership, or an LLC with several owners')
    await expect(answer(page)).toContainText(
      'until Mon Mar 15, 2027 to close. An extension of your return moves the second date to Wed Jun 2, 2027 ' +
        '(79 more days).',
    )
    await expectAccessibleInLightAndDark(page, 'a partnership')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingCutOff(page, 'a partnership at 320 px')
    await page.reload()
    await expect(answer(page)).toContainText('until Mon Mar 15, 2027 to close')
  },
)

for (const [typed, shown] of [
  ['2/29/28', 'Tue Feb 29, 2028'],
  ['12/4/26', 'Fri Dec 4, 2026'],
  ['December 4th, 2026', 'Fri Dec 4, 2026'],
] as const) {
  test(`a closing typed as ${typed} is ${shown}`, { tag: '@full' }, async ({ page }) => {
    await openLive(page, path)
    await closing(page).fill(typed)
    await page.keyboard.press('Tab')
    await expect(closing(page)).toHaveValue(shown)
  })
}

test('a day that no calendar has is told, and the one before it stays', { tag: '@full' }, async ({ page }) => {
  await openLive(page, path)
  await closing(page).fill('Nov 21, 2026')
  await page.keyboard.press('Tab')
  await closing(page).fill('2/29/2027')
  await page.keyboard.press('Tab')
  await expect(page.getByText('There is no such day as “2/29/2027”.', { exact: false })).toBeVisible()
  await expect(closing(page)).toHaveValue('Sat Nov 21, 2026')
})

test('the first of several sales counts, and one that is removed comes back', async ({ page }) => {
  await openLive(page, path)
  await closing(page).fill('Nov 21, 2026')
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('button', { name: 'Add another sale of this exchange' }))
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Closing of sale 2' }).fill('Nov 2, 2026')
  await page.keyboard.press('Tab')
  await expect(answer(page)).toContainText('until Thu Dec 17, 2026, to name property')
  await page.getByRole('button', { name: 'Remove sale 2' }).click()
  await expect(closing(page)).toBeFocused()
  await expectFocusSeen(page)
  await expect(answer(page)).toContainText('until Tue Jan 5, 2027, to name property')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(answer(page)).toContainText('until Thu Dec 17, 2026, to name property')
  await expectFocusIn(page, '.exchange-kept')
  await page.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(page.getByText('What you enter stays on this device.')).toBeVisible()
  await expectFocusIn(page, '.exchange-kept')
})

/** Whoever uses the keyboard goes on where the pressed button was, and not at the top of the page. */
async function expectFocusIn(page: Page, place: string) {
  await expect.poll(() => page.evaluate((around) => document.activeElement?.closest(around) !== null, place)).toBe(true)
}

test('the calendar file holds whole days and what they assume, and nothing that is typed leaves the device', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await openLive(page, path)
  await closing(page).fill('Nov 21, 2026')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to your calendar' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('exchange-dates.ics')
  const text = await readFile(await saved.path(), 'utf8')
  expect(text.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
    'DTSTART;VALUE=DATE:20270105',
    'DTSTART;VALUE=DATE:20270415',
    'DTSTART;VALUE=DATE:20270415',
    'DTSTART;VALUE=DATE:20270520',
  ])
  expect(text.replaceAll(/\r\n[ \t]/g, '')).toContain('This assumes that no extension of the return is filed.')

  await page.getByRole('link', { name: 'Money', exact: true }).click()
  await expect(page).toHaveURL(/\/exchange\/money$/)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((request) => /2026-11-21|20261121|Nov/.test(request))).toEqual([])
})
