import type { Page } from 'playwright/test'
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { tabTo } from '../support/keyboard.ts'
import { openHeld } from '../support/held-scripts.ts'
import { openLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { printed } from '../support/paper.ts'
import { expect, test } from '../support/silent-console.ts'

const path = '/exchange/offerings'

const sale = { id: 's', closing: '2026-11-21', price: 2_000_000, purchasePrice: 1_000_000, placedInService: '2015-03' }

/** The first example of the engine, a trust without a loan, and one that borrows much. */
const harbor = {
  id: 'h',
  name: 'Harbor DST',
  sponsor: 'Harbor Capital',
  purchasePrice: 50_000_000,
  appraisedValue: 50_500_000,
  equity: 30_000_000,
  loan: 25_000_000,
  loanRate: 0.06,
  interestOnlyYears: 5,
  maturityYears: 10,
  sellingCommissions: 4_000_000,
  reserves: 1_000_000,
  distribution1: 0.05,
  netIncome: 2_900_000,
  holdYears: 7,
  exitFee: 0.02,
}
const mill = { id: 'm', name: 'Mill DST', purchasePrice: 9_000_000, equity: 10_000_000, distribution1: 0.04 }
const tower = {
  id: 't',
  name: 'Tower DST',
  purchasePrice: 60_000_000,
  equity: 25_000_000,
  loan: 45_000_000,
  loanRate: 0.07,
  maturityYears: 5,
  netIncome: 3_300_000,
}

/** Opens the view on a device that has these offerings beside a sale. */
async function openWith(page: Page, offerings: readonly object[]) {
  await page.clock.setFixedTime(new Date('2026-11-25T15:00:00Z'))
  await openLive(page, path)
  const parts = { taxpayer: {}, deadlines: {}, purchases: [], income: {}, plan: {} }
  const file = { version: 2, sales: [{ ...sale, debtPaidOff: 400_000 }], ...parts, offerings }
  await page.evaluate((stored) => globalThis.localStorage.setItem('dst-exchange', stored), JSON.stringify({ file }))
  await page.reload()
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  // What is compared is drawn a moment after what is typed.
  if (offerings.length > 0) await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible()
}

const table = (page: Page, name: string) => page.getByRole('table', { name })
const row = (page: Page, name: string, label: string) =>
  table(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label }) })
const columns = (page: Page) => table(page, 'Loan').getByRole('columnheader')

test('three memoranda side by side, in the order in which they were typed', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-25T15:00:00Z'))
  await openLive(page, path)
  await expect(page.getByText('These are your figures and our arithmetic.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compare', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Type an offering' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Zeta DST')
  await page.getByLabel('Purchase price of the property').fill('50m')
  await page.getByLabel('Equity of all investors').fill('20m')
  await page.keyboard.press('Tab')
  // Until the loan is typed, what it pays for seems to be too much.
  await expect(page.getByRole('group', { name: 'Zeta DST' }).getByText('Is there a loan?')).toBeVisible()
  const loan = page.getByRole('textbox', { name: 'Loan', exact: true })
  await page.getByRole('link', { name: 'Type: Loan' }).click()
  await expect(loan).toBeFocused()
  await page.keyboard.type('$150,000 for each $100,000 of equity')
  await page.keyboard.press('Tab')
  await expect(loan).toHaveValue('30,000,000')
  await page.getByLabel('Selling commissions').fill('5%')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Selling commissions')).toHaveValue('1,000,000')
  await expect(row(page, 'Loan', 'Loan, of the price')).toContainText('60%')

  await openWith(page, [tower, harbor, mill])
  await expect(columns(page)).toHaveText(['Figure', 'Tower DST', 'Harbor DST', 'Mill DST'])
  await expect(row(page, 'What a dollar buys', 'Costs, of the equity')).toContainText('13.3%')
  await expect(row(page, 'Loan', 'Net income to a year of interest')).toContainText('needs the net income')
  await expect(table(page, 'Notes')).toContainText('The loan falls due in year 5, before the planned sale in year 7')
  await page.getByLabel('Your amount in Mill DST').fill('1,480,000')
  await page.keyboard.press('Tab')
  await expect(page.getByText('With these amounts: $400,000 of debt is not replaced; boot $400,000')).toBeVisible()
  await expect(columns(page)).toHaveText(['Figure', 'Tower DST', 'Harbor DST', 'Mill DST'])
  await expectAccessibleInLightAndDark(page, 'three offerings')
})

test('nothing of it is in the address or in a copied link, a reload keeps it, and a removed one comes back', async ({
  page,
}) => {
  await openWith(page, [harbor, mill])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('and nothing of your offerings')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('sales.s.price=2000000')
  expect(copied).not.toMatch(/offerings\.|offeringCases|Harbor|Mill|30000000/)
  await page.getByLabel('Reserves', { exact: true }).fill('2m')
  await page.keyboard.press('Tab')
  await expect(row(page, 'What a dollar buys', 'Reserves, of the equity')).toContainText('6.7%')
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await expect(row(page, 'What a dollar buys', 'Reserves, of the equity')).toContainText('6.7%')
  await page.getByRole('button', { name: 'Remove Harbor DST' }).click()
  await expect(columns(page)).toHaveText(['Figure', 'Mill DST'])
  await expect(page.getByText('The offering was removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(table(page, 'Loan').getByRole('columnheader', { name: 'Harbor DST' })).toBeVisible()
})

test('a pasted table is shown before it fills anything in, and says what it would replace', async ({ page }) => {
  await openWith(page, [harbor])
  await page.getByText('Paste a table from a spreadsheet').click()
  const lines = [
    ['', 'Harbor DST', 'Pier DST'],
    ['Purchase price', '50,000,000', '8m'],
    ['Equity', '31,000,000', '5m'],
    ['Loan', '', '$82,797.68 for each $100,000'],
    ['Views', 'sea', 'pier'],
  ]
  await page.getByLabel('A table with labels in the first column').fill(lines.map((line) => line.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Read the table' }).click()
  const read = page.getByRole('region', { name: 'What was read' })
  await expect(read).toBeFocused()
  await expect(read).toContainText('Some of it would replace what you typed')
  await expect(read).toContainText('Equity of all investors: $31,000,000, in place of $30,000,000')
  await expect(read).toContainText('Loan: $4,139,884, read per dollar of equity')
  await expect(read).toContainText('Views (sea, pier): No field has this name.')
  await expect(columns(page)).toHaveText(['Figure', 'Harbor DST'])
  await expectAccessibleInLightAndDark(page, 'a pasted table')
  await read.getByRole('button', { name: 'Fill this in' }).click()
  await expect(page.getByText('The table is filled in.')).toBeVisible()
  await expect(page.getByLabel('Equity of all investors')).toHaveValue('31,000,000')
  await expect(columns(page)).toHaveText(['Figure', 'Harbor DST', 'Pier DST'])
})

test('on paper: Letter on its side, room for notes, and names only if ticked', async ({ page }) => {
  await openWith(page, [harbor, tower])
  const without = await printed(page, 'Letter')
  expect(without.faults).toEqual([])
  expect(without.sheets[0]?.size).toEqual([792, 612])
  expect(without.text).toContain('These are your figures and our arithmetic.')
  for (const words of ['Offering 1', 'Your notes', 'Use of proceeds', 'the chance that any of this happens'])
    expect(without.text).toContain(words)
  expect(without.text).not.toMatch(/Harbor|Tower/)
  await page.getByLabel('With the names I typed').check()
  const named = await printed(page, 'Letter')
  expect(named.text).toContain('Harbor DST')
  await page.reload()
  await expect(page.getByLabel('With the names I typed')).not.toBeChecked()
})

test('on a phone one offering at a time, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const long = 'Harbor Apartments and Mill Street Medical Office Portfolio III Delaware Statutory Trust'
  await openWith(page, [{ ...harbor, name: long }, tower, mill])
  await expectNothingCutOff(page, 'offerings at 320 px')
  const loan = row(page, 'Loan', 'Loan, of the price')
  await expect(loan.getByRole('cell')).toHaveCount(1)
  await expect(loan).toContainText('50%')
  await page.getByLabel('Offering shown').first().selectOption('Tower DST')
  await expect(loan).toContainText('75%')
  await expect(table(page, 'Loan').getByRole('columnheader', { name: 'Tower DST' })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'offerings on a phone')
  await expectNothingCutOff(page, 'another offering at 320 px')
})

test('by keyboard: how a figure was computed opens, and an offering goes onto the list', async ({ page }) => {
  await openWith(page, [{ ...harbor, amount: 800_000 }])
  const how = page.getByRole('button', { name: 'How computed: Costs, of the equity' })
  await page.getByRole('button', { name: 'Add an offering' }).focus()
  await tabTo(page, how)
  await page.keyboard.press('Enter')
  await expect(how).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('($4,000,000) ÷ $30,000,000 of equity = 13.3%')).toBeVisible()
  const add = page.getByRole('button', { name: 'Add Harbor DST to my list' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(page.getByText('a loan share of 45.5%, rounded to a tenth of a percent')).toBeVisible()
  await page.getByRole('link', { name: 'Your list' }).click()
  await expect(page.getByRole('group', { name: 'Harbor DST' }).getByLabel('Cash that you put in')).toHaveValue(
    '800,000',
  )
})

test('a table pasted before the page is live is there to be read', async ({ page }) => {
  const release = await openHeld(page, path)
  await page.locator('summary', { hasText: 'Paste a table from a spreadsheet' }).click()
  const box = page.getByLabel('A table with labels in the first column', { exact: false })
  const pasted = 'Name\tHarbor DST\nEquity of all investors\t30,000,000'
  await box.fill(pasted)
  release()
  await page.getByRole('button', { name: 'Read the table' }).click()
  await expect(box).toHaveValue(pasted)
  await expect(page.getByRole('region', { name: 'What was read' })).toContainText('Harbor DST')
})
