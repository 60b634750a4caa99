import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

test(
  'the result of the calculator leads to the rates that it was computed with',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/')
    await page.getByRole('region', { name: '1031 DST calculator' }).getByRole('link', { name: 'Figures used' }).click()
    await expect(page).toHaveURL(/\/figures#capitalGainsRate$/)
    const row = page.getByRole('row', { name: 'Federal long-term capital gains rate, top' })
    await expect(row).toBeInViewport()
    await expect(row.getByRole('cell', { name: '20%' })).toBeVisible()
    await expect(row.getByRole('link')).toHaveAttribute('href', 'https://www.law.cornell.edu/uscode/text/26/1')
  },
)

test('the thresholds of accreditation lead to their figures, by keyboard', async ({ page }) => {
  await openLive(page, '/accreditation')
  await page.getByRole('tabpanel').getByRole('link', { name: 'Figures used' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/figures#individualIncomeMinimum$/)
  await expect(page.getByRole('row', { name: 'Accredited: income alone is over this' })).toBeInViewport()
})

test('every figure says when it was read and when it is read again', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/figures')
  const notes = page.getByRole('main').getByText(/Read [A-Z][a-z]+ \d{1,2}, \d{4}, again by [A-Z][a-z]+ \d{1,2}, \d{4}/)
  expect(await notes.count()).toBeGreaterThanOrEqual(100)
})

test('a state has its rate behind the list of states, which opens', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/figures#stateGainRates')
  await page.getByText('All 51').click()
  await expect(page.getByRole('row', { name: 'California' }).getByRole('cell', { name: '13.3%' })).toBeVisible()
})

test('on a phone one subject shows at a time, and one tax year of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLive(page, '/figures')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThan(6000)
  await page.getByRole('tab', { name: 'Tax year 2025' }).click()
  await expect(page.getByRole('heading', { name: 'Federal income tax, tax year 2025' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Federal income tax, tax year 2026' })).toBeHidden()
  await page.getByRole('tab', { name: 'Accredited investors' }).click()
  await expect(page).toHaveURL(/#accreditation$/)
  await expect(page.getByRole('row', { name: 'Accredited: income alone is over this' })).toBeVisible()
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.filter({ visible: true })).toHaveText(['Accredited investors'])
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Tax year 2025', selected: true })).toBeVisible()
})
