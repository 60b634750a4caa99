import type { Page } from 'playwright/test'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { askForReset, chooseNewPassword } from '../support/forgotten-password.ts'
import { becomeInvestor, newInvestor, signUp, type Investor } from '../support/investor.ts'
import { newestCode, newestLink } from '../support/mailbox.ts'
import { fetchOften, renderLink } from '../support/mail-scanner.ts'
import { expect, test } from '../support/silent-console.ts'

async function requestReset(page: Page, investor: Investor): Promise<string> {
  await becomeInvestor(page, investor)
  await page.evaluate(() => localStorage.clear())
  await askForReset(page, investor.email)
  return newestLink(page.request, investor.email, /Choose a new password/)
}

test('a link that is pasted where its page stands is read, and leaves no token in the address', async ({ page }) => {
  const link = await requestReset(page, newInvestor('Vera'))
  const question = page.getByRole('button', { name: 'Choose a new password' })
  await page.goto('/auth/confirm')
  await expect(page.getByRole('heading', { name: 'Please open the link again' })).toBeVisible()
  await page.goto(link)
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/confirm$/)

  await page.goto('/learn')
  await page.goto('/learn#access_token=a&refresh_token=r')
  await expect(page).toHaveURL(/\/learn$/)
})

test('the code of a scanned reset mail works as well, where its screen waits for it', async ({ page, browser }) => {
  const xenia = newInvestor('Xenia')
  const link = await requestReset(page, xenia)
  await fetchOften(page.request, link)
  await renderLink(browser, link)
  await page.getByLabel('Code from the email').fill(await newestCode(page.request, xenia.email))
  await page.getByRole('button', { name: 'Use the code' }).click()
  await chooseNewPassword(page, 'Another password 2')
})

test('a scanned link for a new address changes it when its person presses the button', async ({ page, browser }) => {
  const yara = newInvestor('Yara')
  const next = `new-${yara.email}`
  await becomeInvestor(page, yara)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Email Address').fill(next)
  await page.getByRole('button', { name: 'Save All Changes' }).click()
  await expect(page.getByText('Your new address is not confirmed yet')).toBeVisible()
  const link = await newestLink(page.request, next, /new email address/)
  await fetchOften(page.request, link)
  await renderLink(browser, link)
  await page.reload()
  await expect(page.getByText('Your new address is not confirmed yet')).toBeVisible()

  await page.goto(link)
  await expect(page.getByText(`The button makes ${next} the address of your account.`)).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/confirm$/)
  await expectAccessibleInFullRun(page, 'the page of a mailed link')
  await page.getByRole('button', { name: 'Confirm the new email address' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('tabpanel').getByText(next)).toBeVisible()
})

test('a sign-up link that was fetched completes in the browser of its person, by itself', async ({ page }) => {
  const zoe = newInvestor('Zoe')
  await signUp(page, zoe)
  const link = await newestLink(page.request, zoe.email)
  await fetchOften(page.request, link)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  await expect(page).toHaveURL(/\/verify-signup$/)
  await expect(page).toHaveURL(/\/questionnaire/)
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? 'none'
  expect(asked.filter((call) => call.includes('/auth/v1/verify'))).toEqual([expect.stringMatching(/^POST /)])
  expect(asked.filter((call) => call.includes(token))).toEqual([])
})

test(
  'a sign-up that a rendering scanner completed tells its person to sign in',
  { tag: '@full' },
  async ({ page, browser }) => {
    const uma = newInvestor('Uma')
    await signUp(page, uma)
    const link = await newestLink(page.request, uma.email)
    await renderLink(browser, link)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    await expect(page.getByText('If your address is confirmed already, signing in is all that is left')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in to your account' }).click()
    await expect(page.getByLabel('Email Address')).toHaveValue(uma.email)
  },
)
