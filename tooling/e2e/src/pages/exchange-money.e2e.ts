import type { Page } from 'playwright/test'
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { openExchange } from '../support/exchange-view.ts'
import { expectFocusSeen, tabTo } from '../support/keyboard.ts'
import { openLive, untilIdle } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const path = '/exchange/money'
const meters = ['Value', 'Cash', 'Debt'] as const

/** A couple's commercial property, with other income of 150,000, as the fragment of a link. */
const couple = {
  'sales.a.closing': '2026-11-21',
  'sales.a.price': '2000000',
  'sales.a.purchasePrice': '1000000',
  'sales.a.placedInService': '2015-03',
  'sales.a.debtPaidOff': '400000',
  'income.otherTaxable': '150000',
}

/** Opens the view with these figures and nothing else, on a day within the 45 unless told. */
async function openWith(page: Page, figures: Record<string, string>, today = '2026-11-25') {
  await page.clock.setFixedTime(new Date(`${today}T15:00:00Z`))
  await openExchange(page, path, figures)
}

const tax = (page: Page) => page.getByRole('region', { name: 'The tax of a sale' })
const meter = (page: Page, name: string) => page.getByRole('meter', { name, exact: true })
const suggestions = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('button', { name: /^(?:Add|Set|Put) / })

test(
  'a retired couple on a phone types four entries, then its year, and sees 31,771',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openLive(page, path)
    await page.getByLabel('Sale price').fill('420k')
    await page.getByLabel('What you paid for it').fill('300,000')
    const answer = page.locator('.money-answer')
    await expect(answer).toContainText('To defer all of the tax, buy for at least $394,800')
    await expect(answer).toContainText('Enter the month in which you began to rent it out or use it')
    await page.getByLabel('In use since').fill('June 2012')
    await page.getByLabel('Closing', { exact: true }).fill('Nov 21, 2026')
    await page.getByRole('radio', { name: 'Residential' }).check()
    await page.getByLabel('Improvements').fill('15,000')
    await page.getByLabel('Taxable income without the sale').fill('20000')
    await page.keyboard.press('Tab')
    await expect(answer).toContainText('A sale would add about $31,771 to your taxes for 2026.')
    await expect(tax(page)).toContainText('The simple figure of the home page is $52,364, 65% more.')
    const leftOut = page.locator('.money-left-out li')
    await expect(leftOut.first()).toContainText('Social Security.')
    await expect(leftOut.nth(1)).toContainText('Medicare premiums two years later.')
    await expectAccessibleInLightAndDark(page, 'the retired couple')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingCutOff(page, 'the retired couple at 320 px')

    await page.reload()
    await expect(answer).toContainText('$31,771')
  },
)

test('a press right after typing lands where it was aimed, and the answer follows its release', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLive(page, path)
  await page.getByLabel('Sale price').fill('420k')
  await page.getByLabel('What you paid for it').fill('300,000')
  await page.getByLabel('In use since').fill('June 2012')
  // Counts once the focus leaves it, and takes a note away that stands above what is pressed.
  await page.getByLabel('Closing', { exact: true }).fill('Nov 21, 2026')
  const residential = page.getByRole('radio', { name: 'Residential' })
  await residential.scrollIntoViewIfNeeded()
  const aimedAt = await residential.boundingBox()
  const { x, y, width, height } = aimedAt ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  // Answers follow their fields as soon as the browser has nothing more urgent to do.
  await untilIdle(page)
  expect(await residential.boundingBox()).toEqual(aimedAt)
  await page.mouse.up()
  await expect(residential).toBeChecked()
  await expect(page.getByText('No closing date is entered')).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingCutOff(page, 'an answer at 320 px')
})

const bought = { 'purchases.p.kind': 'dst', 'purchases.p.equity': '1480000', 'purchases.p.loanShare': '0.2' }
const situations = [
  ['nothing bought', {}],
  ['a DST with a loan that the costs make too small', bought],
  ['a loan of 85%', { 'sales.a.debtPaidOff': '1700000' }],
  ['cash that is kept', { ...bought, 'purchases.p.equity': '1000000' }],
  ['a building', { 'purchases.p.kind': 'property', 'purchases.p.price': '1500000', 'purchases.p.loanShare': '0.1' }],
] as const

for (const [situation, figures] of situations) {
  test(`every button beside a meter mends it: ${situation}`, { tag: '@full' }, async ({ page }) => {
    let pressed = 0
    for (const name of meters) {
      await openWith(page, { ...couple, ...figures })
      const count = await suggestions(page, name).count()
      for (let place = 0; place < count; place += 1) {
        if (place > 0) await openWith(page, { ...couple, ...figures })
        await expect(meter(page, name)).toHaveAccessibleDescription(/short$/)
        await suggestions(page, name).nth(place).click()
        await expect(meter(page, name)).toHaveAccessibleDescription(/^Met/)
        await expect(suggestions(page, name)).toHaveCount(0)
        pressed += 1
      }
    }
    expect(pressed).toBeGreaterThanOrEqual(3)
  })
}

test(
  'a loan of 85% is told to need a DST that few are, and leads to the ways out',
  { tag: '@full' },
  async ({ page }) => {
    await openWith(page, { ...couple, 'sales.a.debtPaidOff': '1700000' })
    await expect(page.getByText('Few DSTs carry that much debt', { exact: true })).toBeVisible()
    await expect(page.getByText('It takes a loan of 90.5%.', { exact: false })).toBeVisible()
    await expectAccessibleInLightAndDark(page, 'a high loan')
    await page.getByRole('link', { name: 'If your loan is high: six ways' }).click()
    await expect(page).toHaveURL(/\/answers\/high-loan$/)
  },
)

test('a loss is not taxed, and an exchange would put it off', { tag: '@full' }, async ({ page }) => {
  await openWith(page, { ...couple, 'sales.a.price': '700000', 'sales.a.debtPaidOff': '0' })
  await expect(page.locator('.money-answer')).toContainText(
    'You have a loss of $102,684. A sale may let you deduct it; an exchange would put that off.',
  )
  await expect(page.getByText('You would sell at a loss')).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'a loss')
})

test('names that are long and without spaces are shown whole at 320 px', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openWith(page, { ...couple, ...bought, 'sales.b.price': '100000' })
  const name = 'Wolkenkratzer'.repeat(9)
  await page.getByLabel('Name of this sale').fill(`A${name}`)
  await page.getByLabel('Name', { exact: true }).fill(`B${name}`)
  await expect(page.getByRole('button', { name: `A${name}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove B${name}` })).toBeVisible()
  expect(await suggestions(page, 'Value').count()).toBeGreaterThan(0)
  await expectNothingCutOff(page, 'a file with long names')
})

test('by keyboard: a gap leads to its field, a button mends and keeps the focus, a CPA has the last word', async ({
  page,
}) => {
  await openWith(page, { ...couple, ...bought, 'sales.a.placedInService': '1985-02' })
  await tabTo(page, page.locator('.money-answer').getByRole('link', { name: 'Enter the depreciation' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Depreciation so far')).toBeFocused()
  await expectFocusSeen(page)
  await page.keyboard.type('239316')
  await expect(page.locator('.money-answer')).toContainText('A sale would add about $289,51')

  await suggestions(page, 'Debt').first().focus()
  await page.keyboard.press('Enter')
  await expect(meter(page, 'Debt')).toHaveAccessibleDescription(/^Met/)
  expect(await page.evaluate(() => document.activeElement?.querySelector('[role="meter"]') !== null)).toBe(true)

  await page.getByLabel('All taxes of the sale, as your CPA has them').fill('270,000')
  await expect(tax(page)).toContainText("Your CPA's number of $270,000 stands in place of our estimate of $289,51")
  await expect(page.locator('.money-answer')).toContainText('By the number of your CPA')
})

test('after day 45 nothing is added any more, and the view says why', async ({ page }) => {
  const named = { 'purchases.p.kind': 'dst', 'purchases.p.equity': '1000000' }
  await openWith(page, { ...couple, ...named }, '2027-01-05')
  await expect(suggestions(page, 'Cash')).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a purchase' })).toBeVisible()
  await openWith(page, { ...couple, ...named }, '2027-01-06')
  await expect(page.getByText('The last day to name property was Tue Jan 5, 2027')).toBeVisible()
  for (const name of meters) await expect(suggestions(page, name)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(?:Add a purchase|Remove )/ })).toHaveCount(0)
  await expect(page.getByLabel('Cash that you put in')).toHaveCount(0)
  await expectAccessibleInLightAndDark(page, 'what is bought, to read')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingCutOff(page, 'what is bought, to read, at 320 px')
  await page.getByRole('link', { name: 'Enter the list that you signed' }).click()
  await expect(page).toHaveURL(/\/exchange\/list/)
})
