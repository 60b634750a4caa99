import type { Locator, Page, Route } from 'playwright/test'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { fullUnless } from '../support/combinations.ts'
import { letTokenRunOut } from '../support/ended-session.ts'
import { becomeInvestor, newInvestor, signUp } from '../support/investor.ts'
import { openLive } from '../support/live-page.ts'
import { test } from '../support/served.ts'
import { expect } from '../support/silent-console.ts'

// The browser logs each failed call to the console, so these tests run without the silent-console check.
const ways = {
  'no answer': (route: Route) => route.abort('connectionrefused'),
  'a proxy that answers in place of the server': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
} as const

const calls = ({ pathname }: URL) => pathname.startsWith('/api/') || pathname.startsWith('/auth/v1')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const greeting = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Hi / })

for (const [name, fail] of Object.entries(ways)) {
  const title = `${name}: who is signed in stays so, is told, and comes back without a press`
  test(title, fullUnless(name !== 'no answer'), async ({ page }) => {
    await page.clock.install()
    const ann = newInvestor('Ann')
    await becomeInvestor(page, ann)
    await page.goto('/learn')
    await expect(greeting(page)).toHaveText('Hi Ann')
    await page.route(calls, fail)
    await letTokenRunOut(page)
    await page.goto('/profile')
    await expect(greeting(page)).toHaveText('Hi Ann')
    await expect(heading(page)).toHaveText('Your profile')
    await passTimeUntil(page, page.getByText('This takes longer than usual.'))
    await passTimeUntil(page, heading(page).getByText('Your profile could not be loaded'))
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText('You are still signed in and nothing is lost.')).toBeVisible()
    await expectAccessibleInFullRun(page, 'a profile that could not be loaded')
    await page.unroute(calls)
    await passTimeUntil(page, heading(page).getByText('Welcome Back, Ann'))
  })

  test(`${name}: the questionnaire opens with the session in hand`, { tag: '@full' }, async ({ page }) => {
    await becomeInvestor(page, newInvestor('Bea'))
    await page.route(calls, fail)
    await letTokenRunOut(page)
    await page.goto('/questionnaire')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investor Qualification', { timeout: 60_000 })
    await expect(page).toHaveURL(/\/questionnaire/)
  })

  test(`${name}: the forms keep what was typed, and say what is wrong`, { tag: '@full' }, async ({ page }) => {
    await openLive(page, '/login')
    await page.route(calls, fail)
    const reported = /Network error\. Please check your connection|Our account service is not available at the moment/
    await page.getByLabel('Email Address').fill('ann@example.com')
    await page.getByLabel('Password', { exact: true }).fill('A long password 1')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: reported })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('A long password 1')

    await page.unroute(calls)
    await signUp(page, newInvestor('Cleo'))
    await page.goto('/questionnaire')
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
    await page.route(calls, fail)
    await page.getByRole('button', { name: "I've Verified My Email" }).click()
    await expect(page.getByText('Failed to check verification status', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/questionnaire/)
  })
}

/** Lets the page's time pass, five seconds at once, until it shows something. */
async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(shown).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
}
