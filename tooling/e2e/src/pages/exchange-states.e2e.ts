import type { Page } from 'playwright/test'
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { openExchange } from '../support/exchange-view.ts'
import { tabTo } from '../support/keyboard.ts'
import { untilIdle } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const [money, compare] = ['/exchange/money', '/exchange/compare']

/** An office with a gain of 762,745, as the fragment of a link. */
const office = {
  version: '2',
  'sales.a.closing': '2026-11-21',
  'sales.a.price': '1500000',
  'sales.a.sellingCosts': '90000',
  'sales.a.purchasePrice': '800000',
  'sales.a.depreciation': '152745',
  'sales.a.placedInService': '2015-03',
  'taxpayer.filing': 'single',
  'income.otherTaxable': '60000',
}

async function openWith(page: Page, view: string, figures: Record<string, string>) {
  await page.clock.setFixedTime(new Date('2026-11-25T15:00:00Z'))
  await openExchange(page, view, figures)
}

const tax = (page: Page) => page.getByRole('region', { name: 'The tax of a sale' })
/** The amount of the row of the summary. */
const stateTax = (page: Page) =>
  tax(page).locator('.money-tax-summary dt', { hasText: 'State tax' }).locator('xpath=following-sibling::dd[1]')

test('a Californian pays by brackets, and sees each line and what is left out', async ({ page }) => {
  await openWith(page, money, { ...office, 'sales.a.state': 'CA' })
  await page.getByLabel('You live in', { exact: true }).selectOption('California')
  await expect(stateTax(page)).toHaveText(/^\$7\d,\d{3} to \$8\d,\d{3}$/)
  await expect(tax(page)).toContainText('California: figures of 2026 are not all published')
  await page.getByText('The state tax, line by line').click()
  await expect(tax(page)).toContainText('California, with the figures for 2026')
  await page.getByText('What is left out of the tax of California').click()
  await expect(tax(page)).toContainText('A year in which you move to or from California.')
  await expectAccessibleInLightAndDark(page, 'a Californian')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingCutOff(page, 'a Californian at 320 px')

  await page.getByLabel('State tax, as your CPA has it').fill('70,000')
  await page.keyboard.press('Tab')
  await expect(stateTax(page)).toHaveText('$70,000')
  await page.reload()
  await expect(stateTax(page)).toHaveText('$70,000')
})

test('a Texan who sells in California reads who takes what, by keyboard', async ({ page }) => {
  await openWith(page, money, { ...office, 'sales.a.state': 'CA' })
  await tabTo(page, page.getByLabel('You live in', { exact: true }))
  await page.keyboard.type('Texas')
  await untilIdle(page)
  await expect(tax(page)).toContainText('California taxes the sale first: about')
  await expect(tax(page)).toContainText('Texas has no income tax.')
})

test('a New Yorker of the City who sells in New Jersey gets credit, and pays the City', async ({ page }) => {
  await openWith(page, money, { ...office, 'sales.a.state': 'NJ', 'taxpayer.residence': 'NY' })
  await expect(stateTax(page)).toHaveText(/^\$\d/)
  const upstate = await stateTax(page).textContent()
  await page.getByLabel('County or city').selectOption('New York City')
  await expect(stateTax(page)).not.toHaveText(upstate ?? '')
  await expect(tax(page)).toContainText('New York credits what New Jersey took; about')
  await expect(tax(page)).toContainText('is tax of the county or city.')
})

test('somebody in Oklahoma who does not know the five years gets both cases', async ({ page }) => {
  const { 'sales.a.placedInService': _month, ...undated } = office
  await openWith(page, compare, { ...undated, 'sales.a.state': 'OK', 'taxpayer.residence': 'OK' })
  const answer = page.locator('.compare-answer')
  await expect(answer).toContainText('10 years')
  await expect(page.locator('main')).toContainText(/state tax is between \$0 and \$3\d,\d{3}/)
  await expectAccessibleInLightAndDark(page, 'an owner in Oklahoma')
  await page.getByLabel('In use since').fill('March 2015')
  await page.keyboard.press('Tab')
  await expect(page.locator('main')).not.toContainText('state tax is between')
})

test('an old link keeps its result until a state of residence is chosen', async ({ page }) => {
  const { version: _version, ...first } = office
  await openWith(page, money, { ...first, 'sales.a.state': 'CA' })
  await expect(stateTax(page)).toHaveText('$101,445')
  await expect(page.getByText('this file counts the highest rate')).toBeVisible()
  await page.getByLabel('You live in', { exact: true }).selectOption('California')
  await expect(stateTax(page)).toHaveText(/^\$7\d,\d{3} to \$8\d,\d{3}$/)
})

test('a state’s page leads into a file that begins with it', async ({ page }) => {
  await page.goto('/states/oregon')
  await page.getByRole('link', { name: 'Compute the tax of a sale in Oregon' }).click()
  await expect(page.getByLabel('You live in', { exact: true })).toHaveValue('OR')
  await expect(page.getByLabel('State of the property')).toHaveValue('OR')
})
