import type { Browser, Page } from 'playwright/test'
import { expectAccessibleInFullRun, expectBothSchemesInFullRun } from '../support/accessibility.ts'
import {
  becomeInvestor,
  newInvestor,
  signIn,
  signOut,
  takeSession,
  visitsOf,
  type Investor,
} from '../support/investor.ts'
import { tabTo } from '../support/keyboard.ts'
// The browser logs rejected and failed requests to the console, so these tests run without the silent-console check.
import { test } from '../support/served.ts'
import { expect } from '../support/silent-console.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 ' +
  'Safari/605.1.15'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'

test.use({ userAgent: mac })

const browsers = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' })
const activity = (page: Page) => page.getByRole('region', { name: 'Recent activity' })

/** Signs the same person in with a browser on another machine. */
async function signInElsewhere(page: Page, browser: Browser, investor: Investor) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, userAgent: windows })
  const other = await context.newPage()
  await takeSession(other, investor)
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: /Welcome Back/ })).toBeVisible()
  return other
}

async function openSecurity(page: Page) {
  await page.goto('/profile#security')
  await expect(browsers(page).getByText('This browser')).toBeVisible()
}

test('a person sees their browsers and what happened, and signs one of them out by keyboard', async ({
  page,
  browser,
}) => {
  const vera = newInvestor('Vera')
  await becomeInvestor(page, vera)
  const other = await signInElsewhere(page, browser, vera)
  await openSecurity(page)
  const rows = browsers(page).getByRole('listitem')
  await expect(rows.first()).toContainText('Safari on a Mac')
  await expect(rows.first()).toContainText('This browser')
  await expect(rows.filter({ hasText: 'Firefox on Windows' })).toContainText(
    /Last used: \w+ \d+, \d{4}, \d+:\d\d [ap]m/,
  )
  await expect(rows.filter({ hasText: 'Firefox on Windows' })).toContainText('Signed in since:')
  await expect(activity(page).getByRole('listitem').first()).toContainText(/Signed in.*Firefox on Windows/s)
  await expect(activity(page)).toContainText('Email address confirmed')
  await expectBothSchemesInFullRun(page, 'the security tab')

  const count = await rows.count()
  const row = rows.filter({ hasText: 'Firefox on Windows' })
  await page.getByRole('tab', { name: 'Security' }).focus()
  await tabTo(page, row.getByRole('button', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Sign out Firefox on Windows?' })
  await expect(question.getByText('That browser is signed out at once.')).toBeVisible()
  await expectAccessibleInFullRun(page, 'the question before one browser is signed out')
  await tabTo(page, question.getByRole('button', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  await expect(browsers(page).getByText('Firefox on Windows is signed out.')).toBeVisible()
  await expect(rows).toHaveCount(count - 1)
  await expect(activity(page).getByRole('listitem').first()).toContainText(
    /A device was signed out.*Firefox on Windows/s,
  )

  await other.getByRole('tab', { name: 'Sharing' }).click()
  await expect(other.getByText('Your session has expired. Please log in again.').first()).toBeVisible()
  await other.context().close()

  await rows.filter({ hasText: 'This browser' }).getByRole('button', { name: 'Sign out' }).click()
  const visits = visitsOf(page)
  await page
    .getByRole('alertdialog', { name: 'Sign out of this browser?' })
    .getByRole('button', { name: 'Sign out' })
    .click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'DST Investing. Made Simple.' })).toBeVisible()
  // Not by way of sign-up, where the profile sends people who aren't signed in.
  expect(visits).toEqual(['/'])
})

test(
  'all other devices are signed out after a question, and a failure is told',
  { tag: '@full' },
  async ({ page, browser }) => {
    const walt = newInvestor('Walt')
    await becomeInvestor(page, walt)
    const other = await signInElsewhere(page, browser, walt)
    await openSecurity(page)
    const all = browsers(page).getByRole('button', { name: 'Sign out other devices' })
    await all.click()
    const question = page.getByRole('alertdialog', { name: 'Sign out other devices?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(all).toBeFocused()

    await page.route('**/auth/v1/logout*', (route) => route.abort('connectionrefused'), { times: 1 })
    await all.click()
    await question.getByRole('button', { name: 'Sign out other devices' }).click()
    await expect(question.getByRole('alert')).toHaveText('Network error. Please check your connection and try again.')
    await question.getByRole('button', { name: 'Sign out other devices' }).click()
    await expect(browsers(page).getByText('Your other devices are signed out.')).toBeVisible()
    await expect(browsers(page).getByRole('listitem')).toHaveCount(1)
    await expect(all).toBeHidden()
    await expectAccessibleInFullRun(page, 'this browser alone')

    // Only the session has ended; the open page leaves once the server rejects a request.
    await expect
      .poll(async () => {
        await other.goto('/profile')
        return other.waitForURL(/\/signup$/, { timeout: 4000 }).then(
          () => true,
          () => false,
        )
      })
      .toBe(true)
    await other.context().close()
    await page.reload()
    await expect(browsers(page).getByText('This browser')).toBeVisible()
  },
)

test(
  'a password is changed on a phone by keyboard: wrong and too long are told, the new one signs in',
  { tag: '@full' },
  async ({ page }) => {
    const nell = newInvestor('Nell')
    await becomeInvestor(page, nell)
    await page.goto('/profile')
    await signOut(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, nell, { rememberMe: true })
    await openSecurity(page)
    await page.getByRole('tab', { name: 'Security' }).focus()
    const type = async (label: string, text: string) => {
      const entry = page.getByLabel(label, { exact: true })
      if (!(await entry.evaluate((element) => element === document.activeElement))) await tabTo(page, entry)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    }
    const send = async (current: string, chosen: string) => {
      await type('Current Password', current)
      await type('New Password', chosen)
      await type('Confirm New Password', chosen)
      await page.keyboard.press('Enter')
    }
    const again = () => page.getByRole('tab', { name: 'Security' }).focus()
    await send('not the password', 'Another password 2')
    await expect(page.getByRole('alert').filter({ hasText: 'Current password is incorrect' })).toBeInViewport()
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('Another password 2')
    await expectAccessibleInFullRun(page, 'a current password that is wrong')
    await again()
    await send(nell.password, 'A1'.repeat(300))
    await expect(page.getByText(/72/).first()).toBeVisible()
    await again()
    await send(nell.password, 'Another password 2')
    await expect(page.getByText('Password updated successfully!')).toBeInViewport()
    await page.setViewportSize({ width: 1440, height: 900 })
    await signOut(page)
    await signIn(page, { ...nell, password: 'Another password 2' }, { rememberMe: true })
    await expect(page).toHaveURL(/\/profile$/)
  },
)

test(
  'this browser is signed out by its own button, and a link to a tab of the open page leads there',
  { tag: '@full' },
  async ({ page }) => {
    await becomeInvestor(page, newInvestor('Yara'))
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome Back')
    await page.evaluate(() => {
      window.location.hash = 'sharing'
    })
    await expect(page.getByRole('tab', { name: 'Sharing' })).toHaveAttribute('aria-selected', 'true')
    await page.evaluate(() => {
      window.location.hash = 'security'
    })
    await expect(browsers(page).getByText('This browser')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Sharing' })).toHaveAttribute('aria-selected', 'true')
    await page.goForward()
    await browsers(page)
      .getByRole('listitem')
      .filter({ hasText: 'This browser' })
      .getByRole('button', { name: 'Sign out' })
      .click()
    await page
      .getByRole('alertdialog', { name: 'Sign out of this browser?' })
      .getByRole('button', { name: 'Sign out' })
      .click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  },
)
