import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openLive, untilIdle } from '../support/live-page.ts'
import { goOnline } from '../support/online.ts'
import { test as served } from '../support/served.ts'
import { expect, test } from '../support/silent-console.ts'

const state = (page: Page) => page.getByRole('combobox', { name: 'State of the property' })
const deferral = (page: Page) =>
  page.locator('.ui-ledger-summary', { hasText: 'Total tax deferral' }).locator('.ui-ledger-amount').first()
const california = /^California would take about \$[\d,]+ to \$[\d,]+ more in 2026, if you live there, file jointly/
const today = '2026-11-25T15:00:00Z'

test('a state adds a sentence, stays in the address, and goes along in every link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime(today)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openLive(page, '/')
  await untilIdle(page)
  await expect(state(page)).toHaveValue('')
  const loaded = () => scripts.filter((url) => url.includes('state-of-sale'))
  expect(loaded()).toEqual([])
  await expect(deferral(page)).toHaveText('$251,282')

  await state(page).selectOption('California')
  await expect(page.getByText(california)).toBeVisible()
  await expect(page.getByText(california)).toContainText('Figures of 2026 are not all published.')
  expect(loaded()).toHaveLength(1)
  await expect(deferral(page), 'the figures stay federal').toHaveText('$251,282')
  const address = '#bought=1000000&year=2015&type=commercial&sale=2000000&debt=400000&rate=6&state=CA'
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(address)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.', { exact: false })).toBeVisible()
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).hash).toBe(address)
  const file = page.getByRole('link', { name: /Continue with your own exchange/ })
  await expect(file).toHaveAttribute('href', /#version=2&sales\.home\.state=CA&taxpayer\.residence=CA&/)

  await page.reload()
  await expect(state(page)).toHaveValue('CA')
  await expect(page.getByText(california)).toBeVisible()

  await state(page).selectOption('Not chosen')
  await expect(page.getByText(california)).toBeHidden()
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('')
})

test('the state is announced once, with the result', async ({ page }) => {
  await page.clock.setSystemTime(today)
  await openLive(page, '/')
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = []
    const live = 'output, [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
        if (region?.textContent) texts.push(region.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  await state(page).selectOption('Texas')
  await expect
    .poll(() => heard.jsonValue())
    .toEqual(['Tax if you sell: $251,282. Invested if you exchange: $1,600,000. Texas: nothing.'])
})

test('what is no state in an address is said where its tax would be, and stays there', async ({ page }) => {
  await openLive(page, '/#state=XX')
  await expect(page.getByText('“XX” is no state that can be chosen, so no state tax is named.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('state=XX')
  await state(page).selectOption('Texas')
  await expect(page.getByText('Texas has no income tax', { exact: false })).toBeVisible()
})

// The browser logs what could not be loaded to the console.
served(
  'without a connection it is said that the figures need one, and a reload brings them',
  async ({ page, context }) => {
    await openLive(page, '/')
    await context.setOffline(true)
    await state(page).selectOption('Texas')
    await expect(page.getByText('The figures of the states could not be loaded. Reload the page')).toBeVisible()
    await goOnline(page)
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('state=TX')
    await page.reload()
    await expect(page.getByText('Texas has no income tax', { exact: false })).toBeVisible()
  },
)

test('the choice and its longest sentence fit a small screen and the printed sheet', async ({ page }) => {
  await page.clock.setFixedTime(today)
  await page.setViewportSize({ width: 320, height: 700 })
  await openLive(page, '/#year=2023&sale=3000000&state=VT')
  const sentence = page.getByText('How much depends on the month in which you bought it', { exact: false })
  await expect(sentence).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page, 'a chosen state')
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(sentence).toBeVisible()
  await expect(page.locator('.ui-calculator-given')).toContainText(/State of the property\s*Vermont/)
})
