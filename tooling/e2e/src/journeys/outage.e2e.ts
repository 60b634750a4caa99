import type { Page, Route } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { letTokenRunOut } from '../support/ended-session.ts'
import { becomeInvestor, newInvestor, signUp } from '../support/investor.ts'
import { test } from '../support/served.ts'
import { expect } from '../support/silent-console.ts'

// The browser logs each failed call to the console, so these tests run without the silent-console check.
const ways = {
  'no answer': (route: Route) => route.abort('connectionrefused'),
  'a proxy that answers in place of the server': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
} as const

const calls = ({ pathname }: URL) => pathname.startsWith('/api/') || pathname.startsWith('/auth/v1')
const greeting = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Hi / })

for (const [name, fail] of Object.entries(ways)) {
  test(`${name}: who is signed in stays so, is told, and comes back without a press`, async ({ page }) => {
    const ann = newInvestor('Ann')
    await becomeInvestor(page, ann)
    await page.goto('/learn')
    await expect(greeting(page)).toHaveText('Hi Ann')
    await page.route(calls, fail)
    await letTokenRunOut(page)
    await page.goto('/profile')
    await expect(greeting(page)).toHaveText('Hi Ann')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile')
    await expect(page.getByText('This takes longer than usual.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile could not be loaded', {
      timeout: 90_000,
    })
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText('You are still signed in and nothing is lost.')).toBeVisible()
    await expectAccessible(page, 'a profile that could not be loaded')
    await page.unroute(calls)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome Back, Ann', { timeout: 100_000 })
  })

  test(`${name}: the questionnaire opens with the session in hand`, async ({ page }) => {
    await becomeInvestor(page, newInvestor('Bea'))
    await page.route(calls, fail)
    await letTokenRunOut(page)
    await page.goto('/questionnaire')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investor Qualification', { timeout: 60_000 })
    await expect(page).toHaveURL(/\/questionnaire/)
  })

  test(`${name}: the forms keep what was typed, and say what is wrong`, async ({ page }) => {
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    await page.route(calls, fail)
    const told = /Network error\. Please check your connection|Our account service is not available at the moment/
    await page.getByLabel('Email Address').fill('ann@example.com')
    await page.getByLabel('Password', { exact: true }).fill('A long password 1')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
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
