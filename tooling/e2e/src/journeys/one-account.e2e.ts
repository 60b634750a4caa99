import type { Page } from 'playwright/test'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { newInvestor, openMailedLink, signIn, signOut, signUp, signUpAndConfirm } from '../support/investor.ts'
import { openLive } from '../support/live-page.ts'
import { newestLink } from '../support/mailbox.ts'
import { completeQuestionnaire, goldAnswers } from '../support/questionnaire.ts'
import { expect, test } from '../support/silent-console.ts'

const greeting = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Hi / })

test(
  'the result survives a reload, the record is read once saved, and both greetings use its name',
  { tag: '@full' },
  async ({ page }) => {
    const navid = newInvestor('Navid')
    await signUpAndConfirm(page, navid)
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.replace(/@.*|%40.*/, '')}`)
    })
    await completeQuestionnaire(page, goldAnswers)
    await expect.poll(() => calls.slice(calls.findIndex((call) => call.startsWith('PUT')) + 1)).toContain('GET /api/me')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible()
    await expect(page.getByText('95', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('row', { name: /accredited/i })).toContainText('20 of 20 possible')
    await expectAccessibleInFullRun(page, 'the result after a reload')

    await page.getByRole('link', { name: 'View Profile' }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('First Name').fill('Zoe')
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome Back, Zoe' })).toBeVisible()
    await page.mouse.wheel(0, -10_000)
    await expect(greeting(page)).toHaveText('Hi Zoe')
    await page.goto('/learn')
    await expect(greeting(page)).toHaveText('Hi Zoe')
  },
)

test('who is signed in has nothing to do on the account forms', { tag: '@full' }, async ({ page }) => {
  await signUpAndConfirm(page, newInvestor('Priya'))
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/profile$/)
  }
})

test(
  'a session that the server no longer takes ends, and leads to the forms with the address filled in',
  { tag: '@full' },
  async ({ page }) => {
    const quinn = newInvestor('Quinn')
    await signUpAndConfirm(page, quinn)
    await page.route('**/api/me', (route) =>
      route.fulfill({ status: 401, json: { error: 'Unauthorized', code: 'unauthenticated', requestId: 'r' } }),
    )
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/signup$/)
    await expect(page.getByLabel('Email Address')).toHaveValue(quinn.email)
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Email Address')).toHaveValue(quinn.email)
  },
)

test(
  'the address is carried to the sign-in form from everywhere, and never in an address',
  { tag: '@full' },
  async ({ page }) => {
    const rosa = newInvestor('Rosa')
    const email = page.getByLabel('Email Address')
    const toLogin = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click()

    await openLive(page, '/signup')
    await email.fill('typed@example.com')
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(email).toHaveValue('typed@example.com')
    await page.getByRole('link', { name: 'Create one now' }).click()
    await expect(page).toHaveURL(/\/signup$/)
    await expect(email).toHaveValue('typed@example.com')

    await signUp(page, rosa)
    await page.getByRole('link', { name: 'Sign in to your account' }).click()
    await expect(email).toHaveValue(rosa.email)
    await page.goto('/no/such/page')
    await toLogin()
    await expect(email).toHaveValue(rosa.email)
    await page.goto('/questionnaire')
    await page.getByRole('link', { name: 'Sign in here' }).click()
    await expect(email).toHaveValue(rosa.email)
    await expect(page).toHaveURL(/\/login$/)
  },
)

test(
  'a mailed link of another account asks before it takes the place of the one that is signed in',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    const [anna, bert] = [newInvestor('Anna'), newInvestor('Bert')]
    const elsewhere = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
    await signUp(elsewhere, bert)
    await elsewhere.context().close()
    await signUpAndConfirm(page, anna)

    await page.goto(await newestLink(page.request, bert.email))
    await expect(page.getByText(`You are signed in as ${anna.email}. Continue as ${bert.email}?`)).toBeVisible()
    await expect(page).toHaveURL(/\/verify-signup$/)
    await expectAccessibleInFullRun(page, 'the question')
    await page.getByRole('link', { name: 'No, stay signed in' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome Back, Anna' })).toBeVisible()

    const reset = await askForReset(page, anna.email, bert.email)
    await openMailedLink(page, reset, 'Choose a new password')
    await expect(page.getByText(`You are signed in as ${anna.email}. Continue as ${bert.email}?`)).toBeVisible()
    await page.getByRole('button', { name: 'Yes, change accounts' }).click()
    await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
    await expect(page.getByText(bert.email)).toBeVisible()
    await page.goto('/profile')
    await expect(greeting(page)).toHaveText('Hi Bert')
    await signOut(page)
    await signIn(page, anna, { rememberMe: false })
    await expect(greeting(page)).toHaveText('Hi Anna')
  },
)

/** The link of a password reset requested in another browser. */
async function askForReset(page: Page, present: string, email: string): Promise<string> {
  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  const form = await other?.newPage()
  if (form === undefined) throw new Error(`no browser beside that of ${present}`)
  await form.goto('/login')
  await form.getByLabel('Email Address').fill(email)
  await form.getByRole('button', { name: 'Forgot password?' }).click()
  await form.getByRole('dialog').getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(form.getByText('Reset link sent!')).toBeVisible()
  await other?.close()
  return newestLink(page.request, email, /Choose a new password/)
}
