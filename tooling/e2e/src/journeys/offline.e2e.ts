import type { Page } from 'playwright/test'
import { goOnline } from '../support/online.ts'
import { test } from '../support/served.ts'
import { expect } from '../support/silent-console.ts'
import { arriveSignedUp, newInvestor, signUp } from '../support/investor.ts'
import { openLive } from '../support/live-page.ts'
import { completeQuestionnaire, goldAnswers } from '../support/questionnaire.ts'

// The browser logs offline errors to the console, so these tests run without the silent-console check.
const offline = 'Connection failed. Please check your internet connection.'

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

test('the account forms say that the browser is offline, keep what was typed, and can be sent again', async ({
  page,
  context,
}) => {
  const noah = newInvestor('Noah')
  await openLive(page, '/login')
  await page.getByLabel('Email Address').fill(noah.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await context.setOffline(true)
  await press(page, 'Sign In')
  await expect(page.getByRole('alert')).toHaveText(offline)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
  await press(page, 'Google')
  await expect(page.getByRole('alert')).toHaveText(offline)
  await press(page, 'Forgot password?')
  await press(page, 'Send Reset Link')
  await expect(page.getByRole('dialog').getByText(offline)).toBeVisible()
  await goOnline(page)
  await press(page, 'Send Reset Link')
  await expect(page.getByText('Reset link sent!')).toBeVisible()

  await openLive(page, '/signup')
  await context.setOffline(true)
  await page.getByLabel('First Name').fill(noah.firstName)
  await page.getByLabel('Last Name').fill(noah.lastName)
  await page.getByLabel('Email Address').fill(noah.email)
  await page.getByLabel('Password', { exact: true }).fill(noah.password)
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await press(page, 'Create Account')
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(offline)
  await goOnline(page)
  await press(page, 'Create Account')
  await expect(page).toHaveURL(/\/verify-email$/)
  await context.setOffline(true)
  await press(page, 'Resend verification email')
  await expect(page.getByText(offline).first()).toBeVisible()
})

test(
  'so do the panel that waits for the mail, the questionnaire, the consultation and the profile',
  { tag: '@full' },
  async ({ page, context }) => {
    await signUp(page, newInvestor('Olga'))
    await page.goto('/questionnaire')
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
    await context.setOffline(true)
    await press(page, 'Resend Verification Email')
    await expect(page.getByText(offline).first()).toBeVisible()
    await goOnline(page)

    const pia = newInvestor('Pia')
    await page.evaluate(() => sessionStorage.clear())
    // What fails is the read made by the submission, not the one made by the page.
    const read = page.waitForResponse('**/api/me')
    await arriveSignedUp(page, pia)
    await completeQuestionnaire(page, goldAnswers, { submits: false })
    await read
    await page.route('**/api/me', (route) => route.abort('internetdisconnected'), { times: 4 })
    await press(page, 'Submit')
    await expect(page.getByText(/^(Connection failed|Network error)\./)).toBeVisible()
    await press(page, 'Submit')
    await expect(page.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible()

    await press(page, 'Schedule Consultation')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Email' }).check()
    await dialog.getByLabel(/Notes/).fill('After six, please.')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Save my request' }).click()
    await expect(dialog.getByText(offline)).toBeVisible()
    await expect(dialog.getByLabel(/Notes/)).toHaveValue('After six, please.')
    await goOnline(page)
    await dialog.getByRole('button', { name: 'Save my request' }).click()
    await press(page, 'Got it, thanks!')

    await press(page, 'Edit')
    await page.getByLabel('Bio').fill('Landlord since 1988.')
    await context.setOffline(true)
    await press(page, 'Save All Changes')
    await expect(page.getByText(offline)).toBeVisible()
    await page.getByRole('tab', { name: 'Security' }).click()
    await page.getByLabel('Current Password').fill(pia.password)
    await page.getByLabel('New Password', { exact: true }).fill('Another password 2')
    await page.getByLabel('Confirm New Password').fill('Another password 2')
    await press(page, 'Update Password')
    await expect(page.getByRole('tabpanel').getByText(offline, { exact: true })).toBeVisible()
    await goOnline(page)
    await press(page, 'Update Password')
    await expect(page.getByText('Password updated successfully!')).toBeVisible()
    await press(page, 'Save All Changes')
    await expect(page.getByText('Last saved: just now')).toBeVisible()
  },
)

test('a click on another page keeps this one, with what was typed, and says that the network is missing', async ({
  page,
  context,
}) => {
  await openLive(page, '/exchange/money')
  await page.getByRole('textbox', { name: 'Sale price' }).first().fill('1.25m')
  await context.setOffline(true)
  for (const link of [
    page.getByRole('navigation', { name: 'Views of your exchange' }).getByRole('link', { name: 'Dates' }),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }),
  ]) {
    await link.click()
    await expect(
      page.getByText('Other pages need the network. This one stays, with all that you entered.'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/exchange\/money$/)
    await expect(page.getByRole('textbox', { name: 'Sale price' }).first()).toHaveValue('1,250,000')
  }
  await goOnline(page)
  await page.getByRole('navigation', { name: 'Views of your exchange' }).getByRole('link', { name: 'Dates' }).click()
  await expect(page).toHaveURL(/\/exchange$/)
})
