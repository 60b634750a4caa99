import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { expectLeadsTo, expectSummary } from '../support/error-summary.ts'
import { becomeInvestor, newInvestor, openMailedLink, signIn, signOut, signUp } from '../support/investor.ts'
import { newestCode, newestLink } from '../support/mailbox.ts'
import { fetchOften, renderLink } from '../support/mail-scanner.ts'
import { expect, test } from '../support/silent-console.ts'

test('a forgotten password is replaced once by the link in the mail, which scanners fetched and rendered', async ({
  page,
  browser,
}) => {
  const nadia = newInvestor('Nadia')
  await becomeInvestor(page, nadia)
  await page.evaluate(() => localStorage.clear())

  await page.goto('/login')
  await page.getByLabel('Email Address').fill(nadia.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const request = page.getByRole('dialog', { name: 'Reset Password' })
  await expect(request.getByLabel('Email Address')).toHaveValue(nadia.email)
  await request.getByRole('button', { name: 'Send Reset Link' }).click()
  const sent = page.getByRole('dialog', { name: 'Check Your Email' })
  await expect(sent.getByText('Reset link sent!')).toBeVisible()
  await expect(sent.getByText(nadia.email)).toBeVisible()
  await sent.getByRole('button', { name: 'Got it, thanks!' }).click()
  await expect(sent).toBeHidden()

  const link = await newestLink(page.request, nadia.email, /Choose a new password/)
  await fetchOften(page.request, link)
  await renderLink(browser, link)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await expect(page.getByText(nadia.email)).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/confirm$/)
  await expectAccessibleInFullRun(page, 'the page of the link')
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
  await expectAccessibleInFullRun(page)
  const password = page.getByLabel('New Password', { exact: true })
  const confirmation = page.getByLabel('Confirm New Password')
  const update = page.getByRole('button', { name: 'Update Password' })

  await password.fill('Short1')
  await confirmation.fill('Short1')
  await update.click()
  await expectSummary(page, ['Password must be at least 8 characters long'])
  await expectLeadsTo(page, 'Password must be at least 8 characters long', password)
  await password.fill('Another password 2')
  await update.click()
  await expectSummary(page, ['Passwords do not match'])
  await expectLeadsTo(page, 'Passwords do not match', confirmation)
  await expectAccessibleInFullRun(page)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
  await password.fill(nadia.password)
  await confirmation.fill(nadia.password)
  await update.click()
  await expect(page.getByRole('alert')).toHaveText('New password must be different from your current password')
  await password.fill('Another password 2')
  await confirmation.fill('Another password 2')
  await update.click()
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
  await expectAccessibleInFullRun(page)

  await page.getByRole('link', { name: 'Return to Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Email Address')).toHaveValue(nadia.email)
  await signIn(page, { ...nadia, password: 'Another password 2' }, { rememberMe: false })

  await signOut(page)
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await openMailedLink(page, link, 'Choose a new password')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByLabel('Code from the email')).toHaveCount(0)
  await expectAccessibleInFullRun(page, 'a used link')
  await expect(page.getByRole('button', { name: 'Email me a link for a new password' })).toBeVisible()
})

test('a recovery that returns by the callback reaches the same page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/auth/callback#access_token=forged&refresh_token=forged&type=recovery')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
})

test('a sign-up is completed by the code in the mail', { tag: '@full' }, async ({ page }) => {
  const omar = newInvestor('Omar')
  await signUp(page, omar)
  const code = await newestCode(page.request, omar.email)

  await page.goto(`/verify-signup?token=${code === '000000' ? '000001' : '000000'}&email=${omar.email}`)
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
  await expect(page).toHaveURL(/\/verify-signup$/)
  await expect(page.getByRole('link', { name: 'Try Signing Up Again' })).toHaveAttribute('href', '/signup')
  await expectAccessibleInFullRun(page)
  await page.getByRole('link', { name: 'Sign in to your account' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue(omar.email)

  await page.goto(`/verify-signup?token=${code}`)
  await expect(page.getByRole('alert')).toHaveText('Invalid verification link. Missing token or email.')

  await page.goto(`/verify-signup?token=${code}&email=${omar.email}`)
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  await expect(page).toHaveURL(/\/verify-signup$/)
  await expect(page).toHaveURL(/\/questionnaire/)
  await expect(page.getByRole('heading', { name: 'Investor Qualification', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('verifiedEmail'))).toBe(omar.email)
})
