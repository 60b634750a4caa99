import type { Page } from 'playwright/test'
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { openExchange } from '../support/exchange-view.ts'
import { expectFocusSeen, tabTo } from '../support/keyboard.ts'
import { openLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const path = '/exchange/compare'

/** 1,480,000 of cash without a loan to replace, and 260,946 of tax, as the fragment of a link. */
const office = {
  'sales.a.closing': '2026-11-21',
  'sales.a.price': '1600000',
  'sales.a.sellingCosts': '120000',
  'sales.a.purchasePrice': '1000000',
  'sales.a.placedInService': '2015-03',
  'income.cpaTax': '260946',
}

/** Opens the view with these figures and nothing else. */
const openWith = (page: Page, figures: Record<string, string>) => openExchange(page, path, figures)

const answer = (page: Page) => page.locator('.compare-answer')

test(
  'on a phone, two entries give a verdict on an assumed month, which can be changed',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openLive(page, path)
    await expectAccessibleInLightAndDark(page, 'the empty view')
    // Price and loan alone say that few DSTs carry it.
    await page.getByLabel('Sale price').fill('1.6m')
    await page.getByLabel('Loans that the sale pays off').fill('1.3m')
    await page.keyboard.press('Tab')
    await expect(answer(page)).toContainText('Few DSTs carry that much debt.')
    await page.getByLabel('Loans that the sale pays off').fill('')
    await page.getByLabel('What you paid for it').fill('1,000,000')
    await expect(answer(page)).toContainText('Why this matters.')
    const assumed = page.getByText('This counts on use since', { exact: false })
    await expect(assumed).toBeVisible()
    await expectAccessibleInLightAndDark(page, 'a first verdict')
    await page.getByLabel('In use since').fill('March 2015')
    await page.keyboard.press('Tab')
    await expect(answer(page)).toContainText('Why this matters.')
    await expect(assumed).toBeHidden()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingCutOff(page, 'a verdict at 320 px')
  },
)

test(
  'cashed out the DST is behind, left to heirs ahead, exchanged again it owes the tax',
  { tag: '@full' },
  async ({ page }) => {
    await openWith(page, office)
    await expect(answer(page)).toContainText('At equal returns you would end with $107,011 less.')
    await expect(answer(page)).toContainText('a load below 3.9%')
    await page.getByRole('radio', { name: 'Left to heirs' }).check()
    await expect(answer(page)).toContainText('a load above 16.2%')
    await expect(page.getByText('$128,780 ahead.', { exact: false }).first()).toBeVisible()
    await page.getByRole('radio', { name: 'Exchanged again' }).check()
    await expect(page.getByText('of tax is then still put off', { exact: false }).first()).toBeVisible()
  },
)

test(
  'by keyboard, lower up-front costs turn the verdict, and other returns are marked but never do',
  { tag: '@full' },
  async ({ page }) => {
    await openWith(page, office)
    const load = page.getByRole('slider', { name: 'Up-front costs of the DST' })
    await tabTo(page, load)
    await expectFocusSeen(page)
    await page.keyboard.press('Home')
    await expect(load).toHaveAttribute('aria-valuetext', '0%')
    await expect(answer(page)).toContainText('Deferral looks worth its cost under your assumptions')
    await page.keyboard.press('End')
    await expect(answer(page)).toContainText('The up-front cost of a DST at 18% ($266,400) is more than the tax')
    await page.getByRole('checkbox', { name: 'Use my own assumptions for the DST' }).check()
    await page.getByRole('slider', { name: 'Growth of the DST a year' }).focus()
    await page.keyboard.press('End')
    await expect(page.getByText('Different assumed returns make', { exact: false }).first()).toBeVisible()
    await expect(answer(page)).toContainText('The up-front cost of a DST at 18%')
    await expectAccessibleInLightAndDark(page, 'assumptions of one’s own')
  },
)

test('a loss is told as one, and its formulas add the tax that it saves', { tag: '@full' }, async ({ page }) => {
  await openWith(page, {
    ...office,
    'sales.a.price': '700000',
    'sales.a.sellingCosts': '42000',
    'income.cpaTax': '-17242',
  })
  await expect(answer(page)).toContainText('You have a loss of $102,684.')
  await page.getByText('The model with your numbers').click()
  await expect(page.getByText('$658,000 + $17,242 of tax saved = $675,242')).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'a loss')
})

test('with a loan of 85% the tax is more than the cash, whatever the verdict', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { 'income.cpaTax': _, ...sale } = office
  const leveraged = {
    ...sale,
    'sales.a.price': '2000000',
    'sales.a.debtPaidOff': '1700000',
    'income.otherTaxable': '150000',
  }
  await openWith(page, leveraged)
  await expect(answer(page)).toContainText('Neither another ending nor lower up-front costs change it.')
  await expect(page.getByText('The tax is $109,515 more than the cash at closing.')).toBeVisible()
  await expect(answer(page).getByText('Also against an exchange.')).toHaveCount(2)
  await expect(answer(page)).toContainText('To replace your loan, 90.5% of what you buy has to be a loan.')
  await expect(answer(page).getByRole('link', { name: 'If your loan is high' })).toHaveCount(1)
  await expectNothingCutOff(page, 'a high loan at 320 px')
  await page.getByRole('slider', { name: 'Up-front costs of the DST' }).focus()
  await page.keyboard.press('Home')
  await expect(answer(page)).toContainText(
    'The tax is more than the cash you would get: talk to your CPA and lender first.',
  )
  await expectAccessibleInLightAndDark(page, 'a tax above the cash')
  await answer(page).getByRole('link', { name: 'If your loan is high' }).click()
  await expect(page).toHaveURL(/\/answers\/high-loan$/)
})

interface Count {
  month: string
  rule: number
  shown: number
}

/** How often each rule was counted in all months. */
async function displayedCounts(page: Page): Promise<Record<number, number>> {
  const counts = (await (await page.request.get('/api/verdicts')).json()) as Count[]
  const sums: Record<number, number> = {}
  for (const { rule, shown } of counts) sums[rule] = (sums[rule] ?? 0) + shown
  return sums
}

/** Longer than figures have to stand still until their verdict counts. */
const pauseMs = 4_000

test('a verdict counts once it has stood still, once, and with nothing but its rule', async ({ page }) => {
  const sent: { body: string | null; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/verdicts'))
      sent.push({ body: request.postData(), headers: request.headers() })
  })
  await page.clock.install()
  await openLive(page, path)
  const before = await displayedCounts(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByLabel('Sale price').fill('1.6m')
  await page.getByLabel('What you paid for it').fill('1,000,000')
  await expect(answer(page)).toContainText('This counts on use since')
  await page.clock.runFor(pauseMs)
  await page.getByLabel('In use since').fill('March 2015')
  await page.keyboard.press('Tab')
  await expect(answer(page)).toContainText('Why this matters.')
  const load = page.getByRole('slider', { name: 'Up-front costs of the DST' })
  await load.focus()
  await page.keyboard.press('End')
  for (const _ of Array.from({ length: 10 })) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await expect(answer(page)).toContainText('Deferral looks worth its cost')
  await page.clock.runFor(pauseMs)
  await expect.poll(() => sent.map(({ body }) => body)).toEqual(['{"rule":10}'])
  expect(sent[0]?.headers).not.toHaveProperty('authorization')
  await page.keyboard.press('ArrowRight')
  await expect(load).toHaveAttribute('aria-valuetext', '0.5%')
  await page.clock.runFor(pauseMs)
  await page.clock.resume()

  await page.getByRole('link', { name: 'How the comparison is made' }).click()
  const rule = page.getByRole('row', { name: '10. Worth its cost' })
  await expect(rule.getByRole('cell').first()).toHaveText(String((before[10] ?? 0) + 1))
  expect(sent).toHaveLength(1)
})

test('the method is one link away, with its counts', { tag: '@full' }, async ({ page }) => {
  await openWith(page, office)
  expect((await page.request.post('/api/verdicts', { data: { rule: 10 } })).ok()).toBe(true)
  await page.getByRole('link', { name: 'How the comparison is made' }).click()
  await expect(page).toHaveURL(/\/exchange\/method$/)
  await expect(page.getByRole('heading', { name: 'The rules, in order' })).toBeVisible()
  await expect(page.getByRole('row', { name: '10. Worth its cost' })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'the method with counts')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingCutOff(page, 'the method at 320 px')
})
