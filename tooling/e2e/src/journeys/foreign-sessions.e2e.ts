import { keptSession } from '../support/hosted.ts'
import { becomeInvestor, newInvestor } from '../support/investor.ts'
import { expect, test } from '../support/silent-console.ts'

test('tokens of another account in an address never take the place of a session unasked', async ({
  page,
  browser,
  baseURL,
}) => {
  const [anna, eve] = [newInvestor('Anna'), newInvestor('Eve')]
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await becomeInvestor(elsewhere, eve)
  const { access_token: accessToken, refresh_token: refreshToken } = await keptSession(elsewhere)
  await elsewhere.context().close()
  await becomeInvestor(page, anna)
  const foreign = new URLSearchParams({
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: '3600',
  }).toString()
  const before = await keptSession(page)

  for (const path of ['/', '/profile', '/questionnaire', '/login', '/verify-signup']) {
    await page.goto('/robots.txt')
    await page.goto(`${path}#${foreign}`)
    await expect(page.getByText('Hi Anna').first(), path).toBeAttached()
    expect(await keptSession(page), path).toEqual(before)
  }
  for (const path of [
    '/auth/callback',
    '/auth/callback?type=email_change',
    '/auth/callback?from=login',
    '/auth/callback?from=signup',
    '/reset-password?type=recovery',
  ]) {
    for (const separator of path.includes('?') ? ['#', '&'] : ['#', '?']) {
      await page.goto('/robots.txt')
      await page.goto(`${path}${separator}${foreign}`)
      await expect(
        page.getByText(`You are signed in as ${anna.email}. Continue as ${eve.email}?`),
        `${path}${separator}`,
      ).toBeVisible()
      expect(page.url()).not.toContain('access_token')
      expect(await keptSession(page), `${path}${separator}`).toEqual(before)
    }
  }
  await page.getByRole('link', { name: 'No, stay signed in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna')
  await page.goto(`/auth/callback#${foreign}`)
  await page.getByRole('button', { name: 'Yes, change accounts' }).click()
  await expect(page.getByText('Hi Eve').first()).toBeAttached()
})
