import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { fullUnless } from '../support/combinations.ts'
import { openExchange } from '../support/exchange-view.ts'
import { expectFocusSeen, tabTo } from '../support/keyboard.ts'
import { openLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { printed } from '../support/paper.ts'
import { expect, test } from '../support/silent-console.ts'

const path = '/exchange/after'

/** A rental house, as the fragment of a link. */
const house = {
  version: '2',
  'sales.s.closing': '2025-10-06',
  'sales.s.price': '790000',
  'sales.s.sellingCosts': '0',
  'sales.s.debtPaidOff': '125000',
  'sales.s.purchasePrice': '310000',
  'sales.s.propertyType': 'residential',
  'sales.s.placedInService': '2004-02',
  'sales.s.depreciation': '158000',
}
/** It goes into three trusts, and 5,000 of its cash is left. */
const intoThree = {
  ...house,
  'purchases.a.equity': '250000',
  'purchases.a.closedOn': '2025-12-15',
  'purchases.a.propertyType': 'residential',
  'purchases.b.equity': '250000',
  'purchases.b.loanShare': String(243_000 / 493_000),
  'purchases.b.closedOn': '2026-01-20',
  'purchases.c.equity': '160000',
  'purchases.c.closedOn': '2026-02-02',
  'purchases.c.propertyType': 'residential',
}

async function openWith(page: Page, figures: Record<string, string>, today = '2026-11-29') {
  await page.clock.setFixedTime(new Date(`${today}T15:00:00Z`))
  await openExchange(page, path, figures)
}

const table = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const row = (page: Page, caption: string | RegExp, heading: string) =>
  table(page, caption)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: heading }) })
const worksheet = 'Form 8824, worksheet by the lines of 2025'
const line = (page: Page, number: number) =>
  table(page, worksheet)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${number} `) }) })
const lead = (page: Page) => page.locator('.after-lead')
const disclosure = (page: Page, name: string) => page.locator('summary').filter({ hasText: name })

/** Types into a field and leaves it, so that it counts. */
async function enter(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text)
  await page.keyboard.press('Tab')
}

test('a house into three trusts has its lines, its bases to the cent, and its gain in the next year', async ({
  page,
}) => {
  await openWith(page, intoThree)
  await expect(lead(page).first()).toHaveText('Line 23, usually taxed in 2026: $5,000.')
  await expect(lead(page).nth(1)).toHaveText('Line 25, basis of what you bought: $270,000, in three parts.')
  const lines = [
    [15, '$5,000'],
    [16, '$903,000'],
    [17, '$908,000'],
    [18, '$270,000'],
    [19, '$638,000'],
    [20, '$5,000'],
    [21, '$0'],
    [22, '$5,000'],
    [23, '$5,000'],
    [24, '$633,000'],
    [25, '$270,000'],
  ] as const
  for (const [number, value] of lines) await expect(line(page, number).locator('strong')).toHaveText(value)
  await expect(line(page, 22)).toContainText('To Form 6252.')
  await expect(line(page, 3)).toContainText('Missing')
  const basis = 'Line 25, $270,000, shared out by value'
  await expect(row(page, basis, 'DST 1')).toContainText('$74,750.83')
  await expect(row(page, basis, 'DST 2')).toContainText('$147,408.64')
  await expect(row(page, basis, 'DST 3')).toContainText('$47,840.53')
  await expect(table(page, 'Gain taxed in each year').getByRole('row')).toHaveText(['YearGain', '2026$5,000'])
})

test('the money of the intermediary counts in the year in which it came, or could have been asked for', async ({
  page,
}) => {
  await openWith(page, intoThree)
  const counts = table(page, 'When it counts')
  const years = table(page, 'Gain taxed in each year')
  await expect(counts).toContainText('Not entered as paid')
  await page.getByRole('button', { name: 'Add a payment of the intermediary' }).click()
  await enter(page, 'Paid on', 'Jan 2, 2026')
  await enter(page, 'Amount', '5,000')
  await expect(counts.getByRole('row').nth(1)).toHaveText('Fri Jan 2, 2026Fri Jan 2, 2026$5,000')
  await expect(years.getByRole('row').nth(1)).toHaveText('2026$5,000')
  await enter(page, 'Paid on', 'Dec 31, 2025')
  await expect(years.getByRole('row').nth(1)).toHaveText('2025$5,000')
  await expect(line(page, 22)).toContainText('To Form 4797, line 5.')
})

for (const [closing, counted, taxed] of [
  ['2026-11-15', 'Thu Dec 31, 2026', 'All of it counts in 2026, the year of the sale'],
  ['2026-11-16', 'Fri Jan 1, 2027', 'Form 6252, with the loan as a payment in the year of the sale'],
] as const) {
  test(`nothing named and bought after a closing of ${closing}: paid in January, it counts on ${counted}`, async ({
    page,
  }) => {
    const paid = { 'moneyBack.m.on': '2027-01-20', 'moneyBack.m.amount': '665000' }
    await openWith(page, { ...house, 'sales.s.closing': closing, ...paid }, '2027-06-01')
    await expect(lead(page).first()).toContainText('this was a sale and no exchange')
    await expect(table(page, 'When it counts').getByRole('row').nth(1)).toHaveText(`Wed Jan 20, 2027${counted}$665,000`)
    await expect(page.locator('main')).toContainText(taxed)
    await expectAccessibleInLightAndDark(page, 'an exchange that came to nothing')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingCutOff(page, 'an exchange that came to nothing at 320 px')
  })
}

test('a part of 39 years, typed, goes on in apartments over the months that were left', async ({ page }) => {
  await openWith(page, {
    version: '2',
    'sales.s.closing': '2026-06-10',
    'sales.s.price': '900000',
    'sales.s.sellingCosts': '0',
    'sales.s.purchasePrice': '600000',
    'sales.s.landShare': '0.35',
    'sales.s.placedInService': '2018-01',
    'purchases.p.kind': 'property',
    'purchases.p.price': '900000',
    'purchases.p.closedOn': '2026-06-20',
    'purchases.p.propertyType': 'residential',
  })
  await disclosure(page, 'The parts of what you sold').click()
  await page.getByRole('button', { name: 'Add a part of Sale 1' }).click()
  await enter(page, 'Cost', '390,000')
  await enter(page, 'In use since', 'June 2016')
  await page.getByLabel('Written off over', { exact: true }).selectOption('39 years: other property')
  const schedules = 'What each property is written off by'
  await expect(table(page, schedules).getByRole('row').nth(1)).toHaveText(
    'Property 1Building, the old part goes on$290,000.00348 months',
  )
  await expect(row(page, 'What can be written off, year by year', '2026')).toHaveText(
    /^2026\$5,416\.67\$2,166\.67\$7,583\.34/,
  )
  await page.reload()
  await expect(row(page, 'What can be written off, year by year', '2026')).toContainText('$7,583.34')
})

test('a figure of the CPA stands in place of ours, and both are shown; an election leaves the total', async ({
  page,
}) => {
  await openWith(page, intoThree)
  await disclosure(page, 'Your CPA’s figures, line by line').click()
  await enter(page, 'Line 25, as your CPA has it', '300,000')
  await expect(line(page, 25)).toContainText(/\$300,000Ours: \$270,000.*Your CPA/)
  await expect(lead(page).nth(1)).toContainText('$300,000, in three parts')
  await expect(row(page, 'Line 25, $300,000, shared out by value', 'DST 3')).toContainText('$53,156.15')
  await disclosure(page, 'What each property consists of').click()
  await page.getByLabel('Its basis, as your CPA has it').last().fill('50,000')
  await page.keyboard.press('Tab')
  await expect(row(page, 'Line 25, $300,000, shared out by value', 'DST 3')).toContainText('$50,000.00Ours: $53,156.15')

  const years = 'What can be written off, year by year'
  const end = row(page, years, 'To the end').getByRole('cell')
  await expect(end).toHaveCount(4)
  const total = (await end.nth(2).textContent()) ?? ''
  expect(total).toMatch(/^\$\d{3},\d{3}\.\d\d$/)
  const choice = page.getByRole('group', { name: 'DST 2' }).getByRole('radio', { name: 'All as if bought new' })
  await choice.check()
  await expect(table(page, years)).toContainText('As chosen')
  await expect(end.nth(4)).toHaveText(total)
  await expect(end.nth(2)).toHaveText(total)
  await page.reload()
  await expect(choice).toBeChecked()
  await expect(line(page, 25)).toContainText('$300,000Ours: $270,000')
})

test('an old link and a file stored by an earlier version open and are counted', async ({ page }) => {
  const { version: _version, ...first } = house
  const bought = { 'purchases.a.equity': '660000', 'purchases.a.closedOn': '2025-12-15' }
  await openWith(page, { ...first, ...bought })
  await expect(line(page, 15).locator('strong')).toHaveText('$130,000')
  const stored = {
    version: 1,
    sales: [{ id: 's', closing: '2025-10-06', price: 790_000, purchasePrice: 310_000, placedInService: '2004-02' }],
    purchases: [{ id: 'a', equity: 742_600, closedOn: '2025-12-15' }],
  }
  await page.evaluate((file) => localStorage.setItem('dst-exchange', JSON.stringify({ file })), stored)
  await openLive(page, path)
  await expect(line(page, 15).locator('strong')).toHaveText('$0')
  await expect(line(page, 16).locator('strong')).toHaveText('$742,600')
})

test('what a spreadsheet would compute is quoted in the download, and amounts are numbers', async ({ page }) => {
  await openWith(page, intoThree)
  await page.evaluate(() => {
    const { file } = JSON.parse(localStorage.getItem('dst-exchange') ?? '{}') as { file: { sales: object[] } }
    const sales = file.sales.map((sale) => ({ ...sale, label: '=2+5' }))
    localStorage.setItem('dst-exchange', JSON.stringify({ file: { ...file, sales } }))
  })
  await openLive(page, path)
  const form = page.getByRole('region', { name: 'Form 8824', exact: true })
  const download = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Download for a spreadsheet' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect((await download).suggestedFilename()).toBe('form-8824-worksheet.csv')
  expect(csv).toContain(`1,What you gave up: address and kind,"'=2+5",,by hand,`)
  expect(csv).toMatch(/\r\n23,Taxed now,5000,,computed,/)
})

test('by keyboard at 320 px: a disclosure, a field, the tables; nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openWith(page, intoThree)
  await tabTo(page, disclosure(page, 'What the form asks besides'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Bought on', { exact: true }))
  await page.keyboard.type('Feb 1, 2004')
  await page.keyboard.press('Tab')
  await expect(line(page, 3)).toContainText('Sun Feb 1, 2004')
  await tabTo(page, table(page, 'What was received'))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table(page, 'What was received').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await expectFocusSeen(page)
  for (const summary of await page.locator('main summary').all()) {
    if ((await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))) !== true) {
      await summary.press('Enter')
    }
  }
  await expectNothingCutOff(page, 'everything open at 320 px')
  await expectAccessibleInLightAndDark(page, 'everything open at 320 px')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessibleInLightAndDark(page, 'everything open')
})

for (const format of ['Letter', 'A4'] as const) {
  test(
    `on ${format} no heading ends a sheet, nothing overlaps, and the last sheet is not nearly empty`,
    fullUnless(format === 'Letter'),
    async ({ page }) => {
      await openWith(page, intoThree)
      await expect(page.getByRole('heading', { name: 'Write-off', exact: true })).toBeVisible()
      const headings = await page.getByRole('main').locator('h1, h2, h3, h4, caption').allTextContents()
      const { sheets, faults, text } = await printed(page, format)
      expect(faults).toEqual([])
      expect(text).toContain('$147,408.64')
      expect(text).not.toContain('Your CPA’s figures, line by line')
      const squeezed = (words: string) => words.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase()
      expect(sheets.filter(({ last }) => headings.some((heading) => squeezed(heading) === squeezed(last)))).toEqual([])
      expect(sheets.at(-1)?.used).toBeGreaterThanOrEqual(0.15)
    },
  )
}
