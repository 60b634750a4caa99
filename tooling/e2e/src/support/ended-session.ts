import type { Page } from 'playwright/test'
import { accessToken, askAuthService, newSession, type Investor } from './investor.ts'
import { expect } from './silent-console.ts'

/** Signs the user out everywhere from another device, and waits until the server rejects this session. */
export async function signOutElsewhere(page: Page, investor: Investor): Promise<void> {
  const headers = { authorization: `Bearer ${await accessToken(page)}` }
  const { access_token: token } = await newSession(page.request, investor)
  await askAuthService(page.request, 'logout?scope=global', { token })
  await expect.poll(async () => (await page.request.get('/api/me', { headers })).status()).toBe(401)
}

/** Expires this browser's token, so it must be refreshed before the next request. */
export async function letTokenRunOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      const stored = storage.getItem('dst-auth')
      if (stored !== null)
        storage.setItem('dst-auth', JSON.stringify({ ...(JSON.parse(stored) as object), expires_at: 1 }))
    }
  })
}

/** Signs in on the sign-in page that the user was sent to, with the email already filled in. */
export async function signInAgain(page: Page, investor: Investor, { rememberMe = true } = {}): Promise<void> {
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Email Address')).toHaveValue(investor.email)
  await page.getByLabel('Password', { exact: true }).fill(investor.password)
  await page.getByRole('checkbox', { name: 'Keep me signed in' }).setChecked(rememberMe)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
