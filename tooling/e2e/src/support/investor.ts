import type { APIRequestContext, APIResponse, Page } from 'playwright/test'
import { newestLink } from './mailbox.ts'
import { seededId } from './seeded.ts'
import { expect } from './silent-console.ts'

/** A user who signs up during a journey. */
export interface Investor {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** A user that no other journey uses. */
export function newInvestor(firstName: string): Investor {
  return {
    firstName,
    lastName: 'Okafor',
    email: `${firstName.toLowerCase()}-${seededId().slice(0, 8)}@example.com`,
    password: 'A long password 1',
  }
}

/** Signs up on the page, follows the link in the email, and arrives at the questionnaire. */
export async function signUpAndConfirm(page: Page, investor: Investor): Promise<void> {
  await signUp(page, investor)
  await page.goto(await newestLink(page.request, investor.email))
  await expect(page).toHaveURL(/\/questionnaire/)
}

/**
 * Signs up, confirms and signs in through the API calls that the pages make; the sign-up, confirmation and sign-in
 * journeys use the pages themselves. The user has not accepted any terms, so their ledger is empty. The browser has
 * their session and shows nothing of the site yet.
 */
export async function becomeInvestor(page: Page, investor: Investor, { rememberMe = true } = {}): Promise<void> {
  const { request } = page
  const { email, password, firstName, lastName } = investor
  await askAuthService(request, 'signup', { data: { email, password, data: { email, firstName, lastName } } })
  await redeemMailedLink(request, await newestLink(request, email))
  await takeSession(page, investor, { rememberMe })
}

/** Signs in through the call that the page makes. The browser has the session and shows nothing of the site yet. */
export async function takeSession(page: Page, investor: Investor, { rememberMe = true } = {}): Promise<void> {
  const session = await newSession(page.request, investor)
  // Any response from the site gives access to its storage; this one runs no scripts.
  await page.goto('/robots.txt')
  await page.evaluate(([retained, text]) => window[retained].setItem('dst-auth', text), [
    rememberMe ? 'localStorage' : 'sessionStorage',
    JSON.stringify(session),
  ] as const)
}

/** A session of its own, as on another device. */
export async function newSession(
  request: APIRequestContext,
  { email, password }: Investor,
): Promise<{ access_token: string }> {
  const answer = await askAuthService(request, 'token?grant_type=password', { data: { email, password } })
  return (await answer.json()) as { access_token: string }
}

/** Makes a call of the site's auth client, which has to succeed. */
export async function askAuthService(
  request: APIRequestContext,
  path: string,
  { data, token, method = 'post' }: { data?: object; token?: string; method?: 'post' | 'put' },
): Promise<APIResponse> {
  const { authAnonKey } = (await (await request.get('/config.json')).json()) as { authAnonKey: string }
  const headers = { apikey: authAnonKey, ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await request[method](`/auth/v1/${path}`, { headers, ...(data && { data }) })
  expect(answer.ok(), `${path} ${answer.status()}: ${await answer.text()}`).toBe(true)
  return answer
}

/** Uses a mailed link by the call that its page makes. */
export async function redeemMailedLink(request: APIRequestContext, link: string): Promise<void> {
  const values = new URLSearchParams(new URL(link).hash.slice(1))
  await askAuthService(request, 'verify', {
    data: { type: values.get('type'), token_hash: values.get('token_hash') },
  })
}

/** Opens a mailed link and presses the button of its page. */
export async function openMailedLink(page: Page, link: string, button: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: button }).click()
}

/** Becomes an investor and opens the questionnaire. */
export async function arriveSignedUp(page: Page, investor: Investor): Promise<void> {
  await becomeInvestor(page, investor)
  await page.goto('/questionnaire')
  await expect(page.getByRole('heading', { name: 'Investor Qualification' })).toBeVisible()
}

/** Signs up on the page and arrives at the page that says to check the email. */
export async function signUp(page: Page, investor: Investor): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('First Name').fill(investor.firstName)
  await page.getByLabel('Last Name').fill(investor.lastName)
  await page.getByLabel('Email Address').fill(investor.email)
  await page.getByLabel('Password', { exact: true }).fill(investor.password)
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page).toHaveURL(/\/verify-email$/)
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText(investor.email)).toBeVisible()
}

/** Signs in on the sign-in page. */
export async function signIn(page: Page, investor: Investor, { rememberMe }: { rememberMe: boolean }): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email Address').fill(investor.email)
  await page.getByLabel('Password', { exact: true }).fill(investor.password)
  await page.getByRole('checkbox', { name: 'Keep me signed in' }).setChecked(rememberMe)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/profile$/)
}

/** The access token that the site's own auth client stores in this browser. */
export async function accessToken(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('dst-auth') ?? sessionStorage.getItem('dst-auth'))
  const session = JSON.parse(stored ?? '{}') as { access_token?: string }
  if (!session.access_token) throw new Error('nobody is signed in')
  return session.access_token
}

/** Signs out in the navigation bar, which shows its links only at the top of the page, and arrives at the home page. */
export async function signOut(page: Page): Promise<void> {
  await page.mouse.wheel(0, -10_000)
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DST Investing. Made Simple.')
}

/** The paths that the page visits from now on. */
export function visitsOf(page: Page): string[] {
  const visits: string[] = []
  page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname))
  return visits
}
