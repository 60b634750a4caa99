import { test as provoking } from '../support/served.ts'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { expectLeadsTo, expectSummary } from '../support/error-summary.ts'
import { arriveSignedUp, newInvestor } from '../support/investor.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

test(
  'forms for everybody list what is to mend, take the focus there and lead to the fields',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/login')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectSummary(page, ['Email is required', 'Password is required'])
    await expectLeadsTo(page, 'Password is required', page.getByLabel('Password', { exact: true }))
    await expectAccessibleInFullRun(page, 'the sign-in form')

    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reset Password' })
    await dialog.getByLabel('Email Address').fill('nobody')
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
    await expectSummary(dialog, ['Please enter a valid email'])
    await expectLeadsTo(dialog, 'Please enter a valid email', dialog.getByLabel('Email Address'))
    await expectAccessibleInFullRun(page, 'the dialog')

    await openLive(page, '/signup')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expectSummary(page, [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password must be at least 8 characters',
      'You must agree to the Terms of Service and Privacy Policy',
    ])
    await expectLeadsTo(page, 'You must agree', page.getByRole('checkbox', { name: /I agree/ }))
  },
)

test('so do the forms of an account', { tag: '@full' }, async ({ page }) => {
  await arriveSignedUp(page, newInvestor('Sofia'))
  await page.getByRole('button', { name: 'Next' }).click()
  await expectSummary(page, [
    'Accreditation status is required',
    'Property sale status is required',
    'Real estate equity is required',
  ])
  await expectLeadsTo(page, 'Real estate equity is required', page.getByRole('radio', { name: 'Under $100,000' }))

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Last Name').fill('')
  await page.getByRole('button', { name: 'Save All Changes' }).click()
  await expectSummary(page, ['Last name is required'])
  await expectLeadsTo(page, 'Last name is required', page.getByLabel('Last Name'))
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expectSummary(page, ['Current password is required', 'New password is required'])
  await expectLeadsTo(page, 'New password is required', page.getByLabel('New Password', { exact: true }))
})

// The browser logs each refusal to the console.
provoking('a password that is easy to guess is refused at sign-up, and the sentence says why', async ({ page }) => {
  await openLive(page, '/signup')
  await page.getByLabel('First Name').fill('Tess')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Email Address').fill('tess-okafor@example.com')
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  const choose = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()
  }
  await choose('Password1')
  await expectSummary(page, ['This is one of the most common passwords, and easy to guess. Please choose another one.'])
  await choose('tess-okafor@example.com')
  await expectSummary(page, [
    'A password that is your name, your email or the name of this site is easy to guess. Please choose another one.',
  ])
  await choose('A long password 1')
  await expect(page).toHaveURL(/\/verify-email$/)
})

// The browser logs the second response to the console.
provoking('a sign-up that the service refuses stands in the same list', { tag: '@full' }, async ({ page }) => {
  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ status: 422, json: {} }))
  await openLive(page, '/signup')
  await page.getByLabel('First Name').fill('Tess')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Email Address').fill('tess@example.com')
  await page.getByLabel('Password', { exact: true }).fill('A long password 1')
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectSummary(page, ['An error occurred during registration'])

  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({ status: 500, json: { code: '23505', message: 'duplicate key value' } }),
  )
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Looks like you already have an account!')).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue('tess@example.com')
})
