import type { Page } from 'playwright/test'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { becomeInvestor, newInvestor, signIn, signOut, signUp, type Investor } from '../support/investor.ts'
import { arrivedMessages, newestLink } from '../support/mailbox.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/silent-console.ts'

async function fillSignUp(page: Page, { firstName, lastName, email, password }: Investor) {
  await page.goto('/signup')
  await page.getByLabel('First Name').fill(firstName)
  await page.getByLabel('Last Name').fill(lastName)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click()

test(
  'of a sign-up under an address that has an account its owner is told, with the ways in',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    const mona = newInvestor('Mona')
    await becomeInvestor(page, mona)
    const stranger = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
    await fillSignUp(stranger, { ...mona, password: 'Quite another 2' })
    await create(stranger)
    await expect(stranger).toHaveURL(/\/login$/)
    await expect(stranger.getByText('Looks like you already have an account!')).toBeVisible()
    const subject = 'You already have an account with DST Investing'
    await expect
      .poll(async () => (await arrivedMessages(page.request, subject)).filter(({ to }) => to === mona.email).length)
      .toBe(1)
    const [mail] = (await arrivedMessages(page.request, subject)).filter(({ to }) => to === mona.email)
    expect(mail?.text).toContain('Forgot password?')
    expect(mail?.links[0]).toMatch(/\/login$/)

    await stranger.goto(mail?.links[0] ?? '')
    await stranger.getByLabel('Email Address').fill(mona.email)
    await stranger.getByLabel('Password', { exact: true }).fill('Quite another 2')
    await stranger.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(stranger.getByText('Incorrect password – please try again.')).toBeVisible()
    await expect(stranger).toHaveURL(/\/login$/)
    await signIn(stranger, mona, { rememberMe: false })
    await stranger.context().close()
  },
)

// In the full run alone: the minute between two mails passes by the clock of the auth service.
test(
  'two sign-ups with different passwords end with the choice of one, and mail and page say why',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    const nico = newInvestor('Nico')
    await signUp(page, nico)
    const again = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
    await fillSignUp(again, { ...nico, password: 'Quite another 2' })
    await create(again)
    await expect(again.getByText(/You can try again in 0:[0-5]\d\./)).toBeVisible()
    await expectAccessibleInFullRun(again, 'a sign-up that has to wait')
    await expect(again.getByText('You can try again now.')).toBeVisible({ timeout: 90_000 })
    await create(again)
    await expect(again).toHaveURL(/\/verify-email$/)
    const subject = 'Please confirm your email address for DST Investing'
    const mails = async () => (await arrivedMessages(page.request, subject)).filter(({ to }) => to === nico.email)
    await expect.poll(async () => (await mails()).length).toBe(2)
    expect((await mails()).some(({ text }) => text.includes('choose a password once you have opened the link'))).toBe(
      true,
    )

    await again.goto(await newestLink(page.request, nico.email))
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('Choose a Password')
    await expect(again.getByText('This address was signed up more than once, with different passwords')).toBeVisible()
    await expectAccessibleInFullRun(again, 'the choice of a password')

    // A user who leaves without choosing gets a reminder that leads back.
    await again.goto('/profile')
    await expect(again.getByText('Your account has no password', { exact: true })).toBeVisible()
    await expectAccessibleInFullRun(again, 'a profile without a password')
    await again.getByRole('tab', { name: 'Security' }).click()
    await again.getByRole('link', { name: 'Choose a password' }).click()
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('Choose a Password')
    await again.getByRole('main').focus()
    await tabTo(again, again.getByLabel('New Password', { exact: true }))
    await again.keyboard.type('The third one 3')
    await tabTo(again, again.getByLabel('Confirm New Password'))
    await again.keyboard.type('The third one 3')
    await again.keyboard.press('Enter')
    await expect(again).toHaveURL(/\/questionnaire/)
    await expect(again.getByText('Your password is set.', { exact: true })).toBeVisible()
    await signOut(again)
    await signIn(again, { ...nico, password: 'The third one 3' }, { rememberMe: false })
    await expect(again.getByText('Your account has no password', { exact: true })).toBeHidden()
    await again.goto('/reset-password')
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('Invalid Reset Link')
    await again.context().close()
  },
)

test(
  'a link that was opened in another browser is told as such, and leads to the sign-in',
  { tag: '@full' },
  async ({ page, browser }) => {
    const olaf = newInvestor('Olaf')
    await signUp(page, olaf)
    await page.goto('/questionnaire')
    const check = page.getByRole('button', { name: "I've Verified My Email" })
    await check.click()
    await expect(page.getByText(/^Email not verified/)).toBeVisible()
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(await newestLink(page.request, olaf.email))
    await expect(elsewhere).toHaveURL(/\/questionnaire/)
    await elsewhere.context().close()
    await check.click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(
      page.getByText('Your email is verified. Please sign in to continue with your registration.'),
    ).toBeVisible()
    await expect(page.getByLabel('Email Address')).toHaveValue(olaf.email)
    await expectAccessibleInFullRun(page, 'the sign-in after a confirmation elsewhere')
  },
)
