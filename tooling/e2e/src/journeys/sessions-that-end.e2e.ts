import type { Page } from 'playwright/test'
import { signInAgain } from '../support/ended-session.ts'
import { arriveSignedUp, newInvestor } from '../support/investor.ts'
import { expect, test } from '../support/silent-console.ts'

const notice = (page: Page) => page.getByRole('region', { name: 'Your sign-in ends soon' })

/** The site's configuration with these limits, for a browser whose clock is six minutes ahead. */
async function endSoon(page: Page, sessionLimits: object): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), sessionLimits } })
  })
  await page.clock.install({ time: Date.now() + 6 * 60_000 })
}

test('an open page says that its sign-in ends for lack of use, and goes on with one press', async ({ page }) => {
  await arriveSignedUp(page, newInvestor('Ines'))
  await endSoon(page, { inactivitySeconds: 900 })
  await page.goto('/contact')
  await expect(notice(page)).toContainText('You will be signed out at')
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a message')
  await page.clock.setSystemTime(Date.now())
  const refreshed = page.waitForResponse('**/auth/v1/token?grant_type=refresh_token')
  await notice(page).getByRole('button', { name: 'Stay signed in' }).press('Enter')
  expect((await refreshed).status()).toBe(200)
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a message')
})

test('an open page says that its sign-in ends by age, and a new one leads back to what was typed', async ({ page }) => {
  const ivo = newInvestor('Ivo')
  await arriveSignedUp(page, ivo)
  await endSoon(page, { timeboxSeconds: 900 })
  await page.goto('/contact')
  await expect(notice(page)).toContainText('every sign-in ends after some time')
  await page.clock.setSystemTime(Date.now())
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a message')
  await notice(page).getByRole('button', { name: 'Sign in again' }).click()
  await signInAgain(page, ivo)
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a message')
})
