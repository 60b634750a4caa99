import type { Page } from 'playwright/test'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { becomeInvestor, newInvestor, signIn, signUp } from '../support/investor.ts'
import { tabTo } from '../support/keyboard.ts'
import { arrivedMessages, newestCode } from '../support/mailbox.ts'
// The browser logs each rejected code to the console, so these tests run without the silent-console check.
import { test } from '../support/served.ts'
import { expect } from '../support/silent-console.ts'

const field = (page: Page) => page.getByLabel('Code from the email')
const use = (page: Page) => page.getByRole('button', { name: 'Use the code' })
const other = (code: string) => (code === '000000' ? '000001' : '000000')
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

test(
  'a sign-up is confirmed by its code on the page that asks to look for the mail, by keyboard',
  { tag: '@full' },
  async ({ page }) => {
    const pam = newInvestor('Pam')
    await signUp(page, pam)
    await expect(field(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field(page)).toHaveAttribute('inputmode', 'numeric')
    await expectAccessibleInFullRun(page, 'the page with a field for the code')
    await page.getByRole('main').focus()
    await tabTo(page, field(page))
    await page.keyboard.type('12 34')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter the six digits from the email')).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('12 34')
    const code = await newestCode(page.request, pam.email)
    await field(page).fill(other(code))
    await use(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This code is wrong or no longer valid.' })).toBeVisible()
    await expect(field(page)).toHaveValue(other(code))
    await expectAccessibleInFullRun(page, 'a code that is not right')
    // The real endpoint would require a minute’s wait after the sign-up email.
    await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {} }))
    await page.getByRole('button', { name: 'Resend verification email' }).click()
    await expect(page.getByText(/^You can try again in (1:00|0:[1-5]\d)\.$/)).toBeVisible()
    await expect(field(page)).toHaveValue(other(code))
    await expectAccessibleInFullRun(page, 'a mail that was sent again')
    await field(page).fill(spaced(code))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/questionnaire/)
    await expect(page.getByRole('heading', { name: 'Investor Qualification' })).toBeVisible()
  },
)

test('so it is on the panel of the questionnaire', { tag: '@full' }, async ({ page }) => {
  const quin = newInvestor('Quin')
  await signUp(page, quin)
  await page.goto('/questionnaire')
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await expectAccessibleInFullRun(page, 'the panel with a field for the code')
  await field(page).fill(spaced(await newestCode(page.request, quin.email)))
  await use(page).click()
  await expect(page.getByRole('heading', { name: 'Investor Qualification' })).toBeVisible()
})

test(
  'a forgotten password is replaced by the code, in the dialog and on the page for a new password',
  { tag: '@full' },
  async ({ page, browser }) => {
    const rita = newInvestor('Rita')
    await becomeInvestor(page, rita)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(rita.email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send Reset Link' }).click()
    const sent = page.getByRole('dialog', { name: 'Check Your Email' })
    await expect(sent.getByText('Reset link sent!')).toBeVisible()
    await expectAccessibleInFullRun(page, 'the sent view with a field for the code')
    const subject = 'Choose a new password for DST Investing'
    await expect
      .poll(async () => (await arrivedMessages(page.request, subject)).some(({ to }) => to === rita.email))
      .toBe(true)
    const code = await newestCode(page.request, rita.email)

    const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
    await elsewhere.goto('/reset-password')
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Invalid Reset Link')
    await elsewhere.getByLabel('Email Address').fill(rita.email)
    await field(elsewhere).fill(other(code))
    await use(elsewhere).click()
    await expect(
      elsewhere.getByRole('alert').filter({ hasText: 'This code is wrong or no longer valid' }),
    ).toBeVisible()
    await expect(elsewhere.getByLabel('Email Address')).toHaveValue(rita.email)
    await expectAccessibleInFullRun(elsewhere, 'the page for a new password with a wrong code')
    await elsewhere.context().close()

    await sent.getByLabel('Code from the email').fill(spaced(code))
    await sent.getByRole('button', { name: 'Use the code' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set New Password')
    await expect(page).toHaveURL(/\/reset-password$/)
    await page.getByLabel('New Password', { exact: true }).fill('Another password 2')
    await page.getByLabel('Confirm New Password').fill('Another password 2')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password Reset Successful')
    await signIn(page, { ...rita, password: 'Another password 2' }, { rememberMe: false })
  },
)

test('another address counts once its code is typed on the profile', async ({ page }) => {
  const sven = newInvestor('Sven')
  const next = `new-${sven.email}`
  await becomeInvestor(page, sven)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Email Address').fill(next)
  await page.getByRole('button', { name: 'Save All Changes' }).click()
  await expect(page.getByText('Your new address is not confirmed yet')).toBeVisible()
  await expect(page.getByText(/current address/)).toHaveCount(0)
  await expectAccessibleInFullRun(page, 'a profile whose new address waits')
  await field(page).fill(spaced(await newestCode(page.request, next)))
  await use(page).click()
  await expect(page.getByText('Your new address is not confirmed yet')).toBeHidden()
  await expect(page.getByRole('tabpanel').getByText(next)).toBeVisible()
})
