import type { Locator, Page, Request } from 'playwright/test'
import { becomeInvestor, newInvestor, type Investor } from './investor.ts'
import { expect } from './silent-console.ts'
import { storeAnswers } from './stored-answers.ts'

/** Where a user can request a consultation. */
export const consultationPaths = ['result', 'profile'] as const
export type ConsultationPath = (typeof consultationPaths)[number]

/** Signs in a gold investor at the result or profile, with answers stored through the API calls of the pages. */
export async function arriveGold(
  page: Page,
  firstName: string,
  path: ConsultationPath = 'result',
  { rememberMe = true } = {},
): Promise<Investor> {
  const investor = newInvestor(firstName)
  await becomeInvestor(page, investor, { rememberMe })
  await storeAnswers(page, investor)
  await page.goto(path === 'profile' ? '/profile' : '/questionnaire?step=result')
  await expect(
    page.getByRole('heading', { name: path === 'profile' ? /Welcome Back/ : 'Registration Complete!' }),
  ).toBeVisible()
  return investor
}

/** Opens the request form, and chooses a time zone where the browser's is that of no place. */
export async function openRequest(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Schedule Consultation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Your DST Consultation' })
  await chooseZone(dialog)
  return dialog
}

/** Chooses a time zone where none is known. */
export async function chooseZone(dialog: Locator): Promise<void> {
  const zone = dialog.getByLabel('Your time zone')
  await expect(zone).toBeVisible()
  if ((await zone.inputValue()) === '') await zone.selectOption('America/New_York')
}

/** The checkbox that consents to sharing. */
export const shareBox = (dialog: Locator) =>
  dialog.getByRole('checkbox', { name: /I ask you to share my contact details/ })

/** Requests contact by email with consent, and returns the confirmation once it is shown. */
export async function requestByEmail(page: Page): Promise<Locator> {
  const dialog = await openRequest(page)
  await dialog.getByRole('radio', { name: 'Email' }).check()
  await shareBox(dialog).check()
  await dialog.getByRole('button', { name: 'Schedule Consultation' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Consultation Request Confirmed' })
  await expect(confirmation.getByRole('heading', { name: 'Consultation Request Confirmed' })).toBeVisible()
  // It takes the focus over from the form: a key that is pressed before would go astray.
  await expect.poll(() => confirmation.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  return confirmation
}

/** The number at which a held conversation takes place. */
export const numberOf = (dialog: Locator) => dialog.getByLabel('Phone number for the conversation')

/** Fills in the request form. */
export async function fillRequest(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: 'Phone' }).check()
  await dialog.getByLabel('Phone number').fill('+1 555 555 0102')
  await dialog.getByRole('radio', { name: /Evening/ }).check()
  await dialog.getByLabel(/Notes/).fill('After six, please.')
  await shareBox(dialog).check()
}

/** Presses the button that sends a request with consent. */
export async function sendRequest(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Schedule Consultation' }).click()
}

/** Expects everything that `fillRequest` filled in. */
export async function expectSaved(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await expect(dialog.getByLabel('Phone number')).toHaveValue('+1 555 555 0102')
  await expect(dialog.getByRole('radio', { name: /Evening/ })).toBeChecked()
  await expect(dialog.getByLabel(/Notes/)).toHaveValue('After six, please.')
  await expect(shareBox(dialog)).toBeChecked()
}

/** The idempotency keys of requests that the page sends from now on. */
export function requestKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/consultation-requests'))
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}
