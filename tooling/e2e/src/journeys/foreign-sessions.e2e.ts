import { isFullRun } from '@dst/vitest-config/run'
import { storedSession } from '../support/hosted.ts'
import { becomeInvestor, newInvestor } from '../support/investor.ts'
import { expect, test } from '../support/silent-console.ts'

/** Pages that read no tokens, and those that do, each followed by what separates it from them. */
const withoutTokens = isFullRun
  ? ['/', '/profile', '/questionnaire', '/login', '/verify-signup']
  : ['/profile', '/verify-signup']
const withTokens = isFullRun
  ? [
      '/auth/callback#',
      '/auth/callback?',
      '/auth/callback?type=email_change#',
      '/auth/callback?type=email_change&',
      '/auth/callback?from=login#',
      '/auth/callback?from=login&',
      '/auth/callback?from=signup#',
      '/auth/callback?from=signup&',
      '/reset-password?type=recovery#',
      '/reset-password?type=recovery&',
    ]
  : ['/auth/callback?from=login&', '/reset-password?type=recovery#']

test('signed out, tokens that this browser did not ask for sign in to nothing before their account was named', async ({
  page,
}) => {
  const eve = newInvestor('Eve')
  await becomeInvestor(page, eve)
  const { access_token: accessToken, refresh_token: refreshToken } = await storedSession(page)
  await page.evaluate(() => localStorage.clear())
  const foreign = new URLSearchParams({ access_token: accessToken, refresh_token: refreshToken }).toString()

  for (const path of withTokens) {
    await page.goto('/robots.txt')
    await page.goto(`${path}${foreign}`)
    await expect(page.getByRole('heading', { name: 'Is this your account?' }), path).toBeVisible()
    await expect(page.getByText(eve.email), path).toBeVisible()
    expect(page.url()).not.toContain('access_token')
    expect(await storedSession(page), path).toEqual({})
  }
  await page.getByRole('link', { name: 'No, stay signed out' }).click()
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
  await page.goto(`/auth/callback#${foreign}`)
  await page.getByRole('button', { name: 'Yes, sign me in' }).click()
  await expect(page.getByText('Hi Eve').first()).toBeAttached()
})

test('tokens of another account in an address never take the place of a session unasked', async ({
  page,
  browser,
  baseURL,
}) => {
  const [anna, eve] = [newInvestor('Anna'), newInvestor('Eve')]
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await becomeInvestor(elsewhere, eve)
  const { access_token: accessToken, refresh_token: refreshToken } = await storedSession(elsewhere)
  await elsewhere.context().close()
  await becomeInvestor(page, anna)
  const foreign = new URLSearchParams({
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: '3600',
  }).toString()
  const before = await storedSession(page)

  for (const path of withoutTokens) {
    await page.goto('/robots.txt')
    await page.goto(`${path}#${foreign}`)
    await expect(page.getByText('Hi Anna').first(), path).toBeAttached()
    expect(page.url(), path).not.toContain('_token')
    expect(await storedSession(page), path).toEqual(before)
  }
  for (const path of withTokens) {
    await page.goto('/robots.txt')
    await page.goto(`${path}${foreign}`)
    await expect(page.getByText(`You are signed in as ${anna.email}. Continue as ${eve.email}?`), path).toBeVisible()
    expect(page.url()).not.toContain('access_token')
    expect(await storedSession(page), path).toEqual(before)
  }
  await page.getByRole('link', { name: 'No, stay signed in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna')
  await page.goto(`/auth/callback#${foreign}`)
  await page.getByRole('button', { name: 'Yes, change accounts' }).click()
  await expect(page.getByText('Hi Eve').first()).toBeAttached()
})
