import { isFullRun } from '@dst/vitest-config/run'
import type { Page } from 'playwright/test'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { fullUnless } from '../support/combinations.ts'
import {
  arriveGold,
  consultationPaths,
  expectSaved,
  fillRequest,
  numberOf,
  openRequest,
  requestByEmail,
  requestKeys,
  sendRequest,
  shareBox,
} from '../support/consultation.ts'
import { letTokenRunOut, signInAgain, signOutElsewhere } from '../support/ended-session.ts'
import { arriveSignedUp, newInvestor, signIn, signOut } from '../support/investor.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const form = (page: Page) => page.getByRole('dialog', { name: 'Schedule Your DST Consultation' })
const storedRequests = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dst-draft:consultation')))

for (const path of consultationPaths) {
  for (const rememberMe of [true, false]) {
    const title = `a request survives a session ended elsewhere: from the ${path}, ${rememberMe ? 'kept' : 'this tab'}`
    test(title, fullUnless(path === 'profile' && !rememberMe), async ({ page }) => {
      const investor = await arriveGold(page, 'Olga', path, { rememberMe })
      const dialog = await openRequest(page)
      const keys = requestKeys(page)
      await fillRequest(dialog)
      await signOutElsewhere(page, investor)
      await sendRequest(dialog)
      await expect(dialog.getByRole('alert')).toContainText(
        'You are no longer signed in. What you entered is kept on this device',
      )
      await page.setViewportSize({ width: 320, height: 700 })
      await expectAccessibleInFullRun(page, 'an ended session')
      await dialog.getByRole('button', { name: 'Sign in' }).press('Enter')

      await signInAgain(page, investor, { rememberMe })
      await expectSaved(form(page))
      await expectNothingCutOff(page, 'the form after the sign-in')
      await expectAccessibleInFullRun(page, 'the form after the sign-in')
      await sendRequest(form(page))
      await expect(page.getByRole('heading', { name: 'Consultation Request Confirmed' })).toBeVisible()
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size, 'one key before and after the sign-in').toBe(1)
      expect(await storedRequests(page), 'nothing is kept of what was sent').toEqual([])
      await page.getByRole('button', { name: 'Got it, thanks!' }).click()
      await expect(page).toHaveURL(/\/profile$/)
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(form(page)).toHaveCount(0)
    })
  }

  const title = `a request survives a session that can't be refreshed as it is sent: from the ${path}`
  test(title, { tag: '@full' }, async ({ page }) => {
    const investor = await arriveGold(page, 'Pavel', path, { rememberMe: false })
    const dialog = await openRequest(page)
    await fillRequest(dialog)
    await signOutElsewhere(page, investor)
    await letTokenRunOut(page)
    await sendRequest(dialog)
    await signInAgain(page, investor)
    await expectSaved(form(page))
    await sendRequest(form(page))
    await expect(page.getByRole('heading', { name: 'Consultation Request Confirmed' })).toBeVisible()
  })
}

test(
  'what was typed into a request waits on the device, but consents are given anew; signing out removes it',
  { tag: '@full' },
  async ({ page }) => {
    const investor = await arriveGold(page, 'Ravi', 'profile')
    await fillRequest(await openRequest(page))
    await expect(form(page)).toContainText('Kept on this device until you send it or sign out, for up to 7 days.')
    await page.keyboard.press('Escape')
    await openRequest(page)
    await expect(form(page).getByLabel(/Notes/)).toHaveValue('After six, please.')
    await expect(shareBox(form(page))).not.toBeChecked()
    await expectAccessibleInFullRun(page, 'a request that was kept')

    await form(page).getByRole('button', { name: 'Discard what I entered' }).press('Enter')
    await expect(form(page).getByLabel(/Notes/)).toHaveValue('')
    expect(await storedRequests(page)).toEqual([])

    await form(page).getByLabel(/Notes/).fill('After seven, please.')
    expect(await storedRequests(page)).toHaveLength(1)
    await page.keyboard.press('Escape')
    await signOut(page)
    expect(await storedRequests(page)).toEqual([])
    await signIn(page, investor, { rememberMe: true })
    await openRequest(page)
    await expect(form(page).getByLabel(/Notes/)).toHaveValue('')
  },
)

const refusal = { status: 401, json: { error: 'Your session has expired.', code: 'session_expired', requestId: 'x' } }

test('each call that an ended session stops leads to the sign-in, and from there back to where it was made', async ({
  page,
}) => {
  const investor = await arriveGold(page, 'Sina')
  const confirmation = await requestByEmail(page)

  /** Rejects the next calls to this address, makes one, signs in from its error, and expects to be back. */
  async function comeBack(address: string, where: RegExp, call: () => Promise<void>): Promise<void> {
    await test.step(address, async () => {
      await page.route(address, (route) => route.fulfill(refusal))
      await call()
      const toSignIn = page.getByRole('alert').getByRole('button', { name: 'Sign in' }).first()
      // The page is still loading until then.
      await expect(toSignIn).toBeVisible()
      await expectAccessibleInFullRun(page, address)
      await toSignIn.focus()
      await expect(toSignIn).toBeFocused()
      await page.keyboard.press('Enter')
      await page.unroute(address)
      await signInAgain(page, investor)
      await expect(page).toHaveURL(where)
    })
  }

  const time = /^\w{3} \w{3} \d{1,2} \d{1,2}:\d{2} [ap]m$/
  await comeBack('**/api/slots/holds', /step=result$/, () =>
    confirmation.getByRole('button', { name: time }).first().click(),
  )
  await page.goto('/profile')
  // The same two banners as those of the other calls.
  if (isFullRun) {
    await comeBack('**/api/slots', /\/profile$/, () =>
      page.getByRole('button', { name: 'Choose a time to talk' }).click(),
    )
    await page.getByRole('button', { name: 'Choose a time to talk' }).click()
    const times = page.getByRole('dialog', { name: 'A time to talk' })
    await times.getByRole('button', { name: time }).first().click()
    await numberOf(times).fill('+1 555 555 0104')
    await comeBack('**/appointment', /\/profile$/, () => times.getByRole('button', { name: 'Book this time' }).click())
    await comeBack('**/withdraw', /\/profile$/, async () => {
      await page.getByRole('button', { name: 'Withdraw' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    })
    await comeBack('**/api/consultation-requests', /\/profile$/, async () => {
      await page.reload()
    })
  }
  await comeBack('**/api/me/consents', /\/profile#sharing$/, async () => {
    await page.getByRole('tab', { name: 'Sharing' }).click()
  })
  await expect(page.getByRole('region', { name: 'What you agreed to' }).getByRole('listitem').first()).toBeVisible()
  await comeBack('**/api/me/data', /\/profile\/data$/, async () => {
    await page.getByRole('link', { name: 'Read it as a page' }).click()
  })
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
})

test(
  'a profile that an ended session stops from being saved is filled in as it was after the sign-in',
  { tag: '@full' },
  async ({ page }) => {
    const investor = newInvestor('Tove')
    await arriveSignedUp(page, investor)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Bio').fill('Landlord since 1988.')
    await signOutElsewhere(page, investor)
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click()
    await signInAgain(page, investor)
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByLabel('Bio')).toHaveValue('Landlord since 1988.')
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(page.getByText('Last saved: just now')).toBeVisible()
  },
)
