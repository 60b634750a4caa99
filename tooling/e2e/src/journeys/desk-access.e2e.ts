import { authenticatorApp, keyIn } from '../support/authenticator.ts'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { openDesk } from '../support/desk.ts'
import { becomeInvestor, newInvestor } from '../support/investor.ts'
import { newestLink } from '../support/mailbox.ts'
import { expect, test } from '../support/silent-console.ts'

const pages = ['/desk', '/desk/lead', '/desk/requests', '/desk/proof', '/desk/times', '/desk/no-such-page']

test('a stranger and an investor find no desk, on any of its pages', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found | DST Investing')
  }
  await becomeInvestor(page, newInvestor('Ida'))
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0)
    await expect(page).toHaveTitle('Page Not Found | DST Investing')
  }
})

test('a member with a password alone sets up a second factor, and the desk opens', async ({ page }) => {
  await openDesk(page, 'staff')
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible()
  await expect(page).toHaveTitle('Requests | DST Investing')
  await page.goto('/desk/times')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await page.goto('/desk')
  await page.getByRole('button', { name: 'Sign Out' }).click()

  await test.step('a password, by the mail that sets one', async () => {
    await page.goto('/login')
    await page.getByRole('button', { name: /Forgot password/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Email/).fill('staff@example.com')
    await dialog.getByRole('button', { name: /Send/ }).click()
    await page.goto(await newestLink(page.request, 'staff@example.com', /^Choose a new password/))
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await page.getByLabel('New Password', { exact: true }).fill('A long password 1')
    await page.getByLabel('Confirm New Password').fill('A long password 1')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Login' }).click()
  })
  await test.step('a sign-in with it leads to the desk, which asks for more', async () => {
    await expect(page.getByLabel('Email Address')).toHaveValue('staff@example.com')
    await page.getByLabel('Password', { exact: true }).fill('A long password 1')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Protect your access first' })).toBeVisible()
    await expect(page).toHaveURL(/\/desk$/)
    await expectAccessibleInFullRun(page, 'the desk before a second factor')
  })
  await test.step('with an authenticator it opens', async () => {
    await page.getByRole('switch', { name: 'Two-factor authentication' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
    await dialog.getByLabel('Six-digit code').fill(authenticatorApp(await keyIn(dialog)).code())
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    const codes = page.getByRole('dialog', { name: 'Two-factor authentication is on' })
    await codes.getByRole('checkbox', { name: 'I have saved these codes' }).check()
    await codes.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Go on to the desk' }).click()
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
  })
})
