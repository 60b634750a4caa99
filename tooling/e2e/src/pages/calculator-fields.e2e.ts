import type { Page } from 'playwright/test'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const figure = (page: Page, label: string) =>
  page.locator('.ui-ledger-summary', { hasText: label }).locator('.ui-ledger-amount').first()

/** Types over the current value with real keys. */
async function type(page: Page, name: string, text: string) {
  await field(page, name).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

const amounts = [
  ['500k', '500,000', '$1,500,000'],
  ['1.25m', '1,250,000', '$750,000'],
  ['$ 1,250,000.50', '1,250,000.50', '$750,000'],
  ['99.99', '99.99', '$1,999,900'],
] as const

test(
  'amounts are understood as people write them, and step by 10,000 down to 0',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/')
    for (const [typed, shown, equity] of amounts) {
      await type(page, 'Current debt', typed)
      await expect(figure(page, 'Net equity')).toHaveText(equity)
      await page.keyboard.press('Tab')
      await expect(field(page, 'Current debt')).toHaveValue(shown)
    }
    const debt = field(page, 'Current debt')
    await type(page, 'Current debt', '15000')
    await page.getByRole('button', { name: 'Decrease Current debt' }).click()
    await page.getByRole('button', { name: 'Decrease Current debt' }).click()
    await expect(debt).toHaveValue('0')
    await expect(page.getByRole('button', { name: 'Decrease Current debt' })).toHaveAttribute('aria-disabled', 'true')
    await debt.press('PageUp')
    await expect(debt).toHaveValue('100,000')
  },
)

const today = '2026-11-25T15:00:00Z'
const nextYear = 2027
const refused = [
  [
    'Current debt',
    'about half',
    '“about half” is not an amount. Write it like 500,000, 500k or 1.25m. $400,000 stays.',
    '400,000',
  ],
  [
    'Current debt',
    '4oo,000',
    '“4oo,000” is not an amount. Write it like 500,000, 500k or 1.25m. $400,000 stays.',
    '400,000',
  ],
  [
    'Expected sale price',
    '9'.repeat(20),
    `“${'9'.repeat(20)}” is more than $1,000,000,000, the most that this calculator takes. $2,000,000 stays.`,
    '2,000,000',
  ],
  ['Expected sale price', '-5', '“-5” is below $0. $2,000,000 stays.', '2,000,000'],
  ['Purchase price', ' ', 'Nothing was entered. $1,000,000 stays.', '1,000,000'],
  ['Purchase year', '15', '“15” is before 1930, the earliest year that this calculator takes. 2015 stays.', '2015'],
  [
    'Purchase year',
    String(nextYear),
    `“${nextYear}” is in the future. Enter the year in which you bought the property. 2015 stays.`,
    '2015',
  ],
] as const

test('what is no number leaves the one before it and says so beside the field', async ({ page }) => {
  await page.clock.setFixedTime(today)
  await openLive(page, '/')
  await type(page, 'Current debt', '$ 1.25m')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Current debt')).toHaveValue('1,250,000')
  await type(page, 'Current debt', '400k')
  await page.keyboard.press('Tab')
  for (const [name, typed, sentence, stays] of refused) {
    await type(page, name, typed)
    await page.keyboard.press('Tab')
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(field(page, name)).toHaveValue(stays)
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(sentence.slice(-12).replace('$', '\\$')))
  }
  await expect(figure(page, 'Net proceeds after taxes')).toHaveText('$1,348,718')
})

test('an amount that is not clear is asked about, and a key takes what was meant', async ({ page }) => {
  await openLive(page, '/')
  await type(page, 'Current debt', '1,25m')
  await expect(figure(page, 'Net equity'), 'the debt before holds').toHaveText('$1,600,000')
  await page.keyboard.press('Tab')
  await expect(page.getByText('“1,25m” is not clear. Did you mean 1,250,000? $400,000 stays.')).toBeVisible()
  await expect(field(page, 'Current debt')).toHaveValue('400,000')
  await page.getByRole('button', { name: 'Use $1,250,000' }).press('Enter')
  await expect(field(page, 'Current debt')).toHaveValue('1,250,000')
  await expect(field(page, 'Current debt')).toBeFocused()
  await expect(figure(page, 'Net equity')).toHaveText('$750,000')
})

test('the purchase year goes from 1930 to this year', { tag: '@full' }, async ({ page }) => {
  await page.clock.setFixedTime(today)
  await openLive(page, '/')
  await type(page, 'Purchase year', '1930')
  await expect(page.getByRole('button', { name: 'Decrease Purchase year' })).toHaveAttribute('aria-disabled', 'true')
  await page.locator('summary', { hasText: 'Accumulated depreciation' }).click()
  await expect(page.getByText('Held for 95 years: the building is fully depreciated', { exact: false })).toBeVisible()
  for (let press = 0; press < 12; press += 1) await field(page, 'Purchase year').press('PageUp')
  await expect(field(page, 'Purchase year')).toHaveValue(String(nextYear - 1))
})

test('Ctrl+Z takes back what was typed, before and after it was written out', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/')
  await type(page, 'Current debt', '650000')
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ControlOrMeta+z')
  await expect(field(page, 'Current debt')).toHaveValue('400,000')
  await expect(figure(page, 'Net equity')).toHaveText('$1,600,000')

  await type(page, 'Current debt', '500k')
  await page.keyboard.press('Tab')
  await field(page, 'Current debt').focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field(page, 'Current debt')).toHaveValue('400,000')
  await expect(figure(page, 'Net equity')).toHaveText('$1,600,000')
})

test('Delete before a comma takes the digit after it', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/')
  const price = field(page, 'Purchase price')
  await price.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Tab')
  await expect(price).toHaveValue('100,000')
})
