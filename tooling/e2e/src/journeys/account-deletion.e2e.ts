import type { Locator, Page } from 'playwright/test'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { continueAs, leaveForGoogle } from '../support/google.ts'
import { becomeInvestor, newInvestor, takeSession } from '../support/investor.ts'
import { newestLink } from '../support/mailbox.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

/** The storage keys of the site in this browser, except that of scroll positions. */
function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => key !== 'react-router-scroll-positions'),
  )
}

async function openQuestion(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Delete Account' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete Account' })
  await question.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(question.getByLabel('Type DELETE to confirm')).toBeFocused()
  return question
}

test('an account is deleted with the word and the password, everywhere and out of this browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const kim = newInvestor('Kim')
  await becomeInvestor(page, kim)
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await elsewhere.newPage()
  await takeSession(other, kim)
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: /Welcome Back/ })).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Bio').fill('Landlord since 1988.')
  await test.step('a copy can be taken first, and what is left is said', async () => {
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const warning = page.getByRole('alertdialog', { name: 'Delete Account' })
    await expect(warning).toContainText(kim.email)
    await expect(warning.getByRole('listitem')).toHaveCount(6)
    const download = page.waitForEvent('download')
    await warning.getByRole('button', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toMatch(/^my-data-.*\.json$/)
    await expectAccessibleInFullRun(page, 'the warning')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNothingCutOff(page, 'the warning')
    await page.setViewportSize({ width: 1280, height: 720 })
    await warning.getByRole('button', { name: 'Cancel' }).click()
  })

  const question = await openQuestion(page)
  const confirm = question.getByRole('button', { name: 'Delete Account' })

  await test.step('not without the word, nor without the password', async () => {
    await expect(confirm).toBeDisabled()
    await question.getByLabel('Type DELETE to confirm').fill('DELETE')
    await confirm.press('Enter')
    await expect(question.getByLabel('Your password', { exact: true })).toBeFocused()
    await expect(question.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
      /Password is required/,
    )
    await question.getByLabel('Your password', { exact: true }).fill('not the password')
    await confirm.press('Enter')
    await expect(question.getByLabel('Your password', { exact: true })).toBeFocused()
    await expect(question.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
      /The password is incorrect/,
    )
    await expectFocusInside(question, 'with a wrong password')
    await expectAccessibleInFullRun(page, 'a wrong password')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNothingCutOff(page, 'a wrong password')
  })

  await test.step('a refusal of the server is told, and the account stays', async () => {
    await page.route('**/api/me', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 429,
            headers: { 'retry-after': '90' },
            json: { error: 'Too many', code: 'too_many_requests', requestId: 'x' },
          })
        : route.continue(),
    )
    await question.getByLabel('Your password', { exact: true }).fill(kim.password)
    await confirm.press('Enter')
    await expect(question.getByRole('alert')).toContainText('Your account was not deleted.')
    await expect(question.getByRole('alert')).toContainText(/You can try again in 1 minute/)
    await page.unroute('**/api/me')
  })

  await test.step('an ended session has a way on', async () => {
    await page.route('**/api/me', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 401, json: { error: 'x', code: 'session_expired', requestId: 'x' } })
        : route.continue(),
    )
    await confirm.press('Enter')
    await expect(question.getByRole('alert').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expectNothingCutOff(page, 'an ended session')
    await expectAccessibleInFullRun(page, 'an ended session')
    await page.unroute('**/api/me')
  })

  await test.step('then it is gone', async () => {
    await confirm.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeAttached()
    await expectAccessibleInFullRun(page, 'the closing page')
    expect(await storedKeys(page), 'nothing of the person is kept').toEqual([])
    expect(await newestLink(page.request, kim.email, /^Your account is deleted$/)).toMatch(/\/privacy#retention$/)
    await other.reload()
    await expect(other).toHaveURL(/\/signup$/)
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(kim.email)
    await page.getByLabel('Password', { exact: true }).fill(kim.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    // Signing in with an unknown address leads to the sign-up page.
    await expect(page).toHaveURL(/\/signup$/)
  })
})

test(
  'who signs in with Google deletes the account after signing in there again; told when Google is away',
  { tag: '@full' },
  async ({ page }) => {
    const gita = newInvestor('Gita')
    await leaveForGoogle(page, '/signup')
    await continueAs(page, gita)
    await expect(page).toHaveURL(/\/questionnaire$/)
    await page.goto('/profile')
    const question = await openQuestion(page)
    await expect(question.getByLabel('Your password')).toHaveCount(0)
    await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: { google: false } } }))
    await question.getByRole('button', { name: 'Sign in again with Google' }).press('Enter')
    await expect(question.getByRole('alert')).toBeVisible()
    await expectAccessibleInFullRun(page, 'no Google')
    await page.unroute('**/auth/v1/settings')
    await question.getByRole('button', { name: 'Sign in again with Google' }).press('Enter')
    await expect(page.getByText('This is not Google.')).toBeVisible()
    await continueAs(page, gita)
    await expect(page).toHaveURL(/\/(profile|questionnaire)$/)
    await page.goto('/profile')
    const again = await openQuestion(page)
    await again.getByLabel('Type DELETE to confirm').fill('DELETE')
    await again.getByRole('button', { name: 'Delete Account' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
  },
)
