import type { Page } from 'playwright/test'
import { test as provoking } from '../support/served.ts'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { openHeld } from '../support/held-scripts.ts'
import { arriveSignedUp, newInvestor, signIn, signOut, takeSession } from '../support/investor.ts'
import { openLive, untilLive } from '../support/live-page.ts'
import { answerStep, goldAnswers } from '../support/questionnaire.ts'
import { expect, test } from '../support/silent-console.ts'

const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dst-draft:')))

/** Closes the tab and opens the site again in the same browser. */
async function reopen(page: Page, path: string): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  await openLive(next, path)
  return next
}

test('half-answered questions survive a reload and a closed tab; signing out in another tab removes them', async ({
  page,
}) => {
  const ines = newInvestor('Ines')
  await arriveSignedUp(page, ines)
  await answerStep(page, goldAnswers[0] ?? [])
  await expect(page.getByText('Kept on this device until you submit them or sign out, for up to 7 days.')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await answerStep(page, (goldAnswers[1] ?? []).slice(0, 1))
  await expectAccessibleInFullRun(page, 'a step with kept answers')

  await page.reload()
  await expect(page.getByRole('radio', { name: '5 to 10 years' })).toBeChecked()
  const again = await reopen(page, '/questionnaire?step=2')
  await expect(again.getByRole('radio', { name: '5 to 10 years' })).toBeChecked()

  const other = await again.context().newPage()
  await openLive(other, '/')
  await signOut(other)
  await expect(again).toHaveURL(/\/signup$/)
  expect(await drafts(again)).toEqual([])

  await takeSession(again, ines)
  await again.goto('/questionnaire')
  await expect(again.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
})

test(
  'answers are discarded when the person asks for it, and never shown to another account',
  { tag: '@full' },
  async ({ page }) => {
    const [jonas, kira] = [newInvestor('Jonas'), newInvestor('Kira')]
    await arriveSignedUp(page, kira)
    await signOut(page)
    await arriveSignedUp(page, jonas)
    await answerStep(page, goldAnswers[0] ?? [])

    // The session ends without a sign-out, as when it expires.
    await page.evaluate(() => {
      localStorage.removeItem('dst-auth')
      sessionStorage.clear()
    })
    await signIn(page, kira, { rememberMe: true })
    expect(await drafts(page)).toHaveLength(1)
    await page.goto('/questionnaire')
    await expect(page.getByRole('radio', { name: 'Yes' })).not.toBeChecked()

    await page.evaluate(() => localStorage.removeItem('dst-auth'))
    await signIn(page, jonas, { rememberMe: true })
    await page.goto('/questionnaire')
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await page.getByRole('button', { name: 'Discard my answers' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard your answers?' })
    await expectAccessibleInFullRun(page, 'the question whether to discard')
    await question.getByRole('button', { name: 'Discard my answers' }).click()
    await expect(page.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
    expect(await drafts(page)).toEqual([])
  },
)

test(
  'unsaved edits of the profile survive a reload and a closed tab, until they are saved',
  { tag: '@full' },
  async ({ page }) => {
    const lena = newInvestor('Lena')
    await arriveSignedUp(page, lena)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Bio').fill('Landlord since 1988.')
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await page.getByRole('switch', { name: 'SMS notifications' }).click()
    await expect(page.getByText('Kept on this device until you save or reset them, for up to 7 days.')).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Bio')).toHaveValue('Landlord since 1988.')
    const again = await reopen(page, '/profile')
    await expect(again.getByLabel('Bio')).toHaveValue('Landlord since 1988.')
    await expect(again.getByText('Unsaved changes')).toBeVisible()
    await expectAccessibleInFullRun(again, 'the profile with edits from before')
    await again.getByRole('tab', { name: 'Notifications' }).click()
    await expect(again.getByRole('switch', { name: 'SMS notifications' })).toBeChecked()
    await again.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(again.getByText('Last saved: just now')).toBeVisible()
    expect(await drafts(again)).toEqual([])

    await again.reload()
    await expect(again.getByText('Unsaved changes')).toHaveCount(0)
    await again.getByRole('tab', { name: 'Profile', exact: true }).click()
    await expect(again.getByText('Landlord since 1988.')).toBeVisible()
  },
)

test(
  'a message survives a reload and a closed tab, and goes when it is discarded in another tab',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/contact')
    expect(await drafts(page)).toEqual([])
    await message(page).fill('My sale closes in March.')
    await expect(page.getByText('Kept on this device until you send it, for up to 7 days.')).toBeVisible()
    await page.reload()
    await expect(message(page)).toHaveValue('My sale closes in March.')
    const again = await reopen(page, '/contact')
    await expect(message(again)).toHaveValue('My sale closes in March.')
    await expectAccessibleInFullRun(again, 'the form with a message from before')

    const other = await again.context().newPage()
    await openLive(other, '/contact')
    await expect(message(other)).toHaveValue('My sale closes in March.')
    await other.getByRole('button', { name: 'Discard' }).click()
    await expect(message(other)).toHaveValue('')
    await expect(message(again)).toHaveValue('')
    expect(await drafts(again)).toEqual([])
  },
)

test('what is typed before the page’s script has come is kept, and no stored draft replaces it', async ({ page }) => {
  await openLive(page, '/contact')
  await message(page).fill('An older message.')
  await expect(page.getByText('Kept on this device until you send it, for up to 7 days.')).toBeVisible()
  const next = await page.context().newPage()
  const release = await openHeld(next, '/contact')
  await message(next).pressSequentially('My sale closes ')
  release()
  await message(next).pressSequentially('in March.')
  await untilLive(next)
  await expect(message(next)).toHaveValue('My sale closes in March.')
  const again = await reopen(next, '/contact')
  await expect(message(again)).toHaveValue('My sale closes in March.')
})

provoking('a message that was sent is no longer kept', { tag: '@full' }, async ({ page }) => {
  await answerContact(page)
  await openLive(page, '/contact')
  await fillContact(page)
  await expect.poll(() => drafts(page)).toEqual(['dst-draft:contact:visitor'])
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully')).toBeVisible()
  await expect.poll(() => drafts(page)).toEqual([])
})

/** Responds to the contact form in place of the server. */
async function answerContact(page: Page): Promise<void> {
  const json = { id: '7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11', receivedAt: '2026-11-21T12:00:00.000Z' }
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json }))
}

/** Fills in all five fields of the contact form. */
async function fillContact(page: Page): Promise<void> {
  for (const [label, words] of [
    ['First name', 'Margaret'],
    ['Last name', 'Ellison'],
    ['Email', 'margaret@example.com'],
    ['Subject', 'Day 45'],
    ['Message', 'Which day is it?'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(words)
  }
}
