import type { Locator, Page, Request } from 'playwright/test'
import { newInvestor, signUpAndConfirm, type Investor } from './investor.ts'
import { completeQuestionnaire, goldAnswers } from './questionnaire.ts'
import { expect } from './silent-console.ts'

/** Where a person may ask for a consultation. */
export const consultationPaths = ['result', 'profile'] as const
export type ConsultationPath = (typeof consultationPaths)[number]

/** A gold investor who has arrived at the result, or has gone on to the profile. */
export async function arriveGold(page: Page, firstName: string, path: ConsultationPath = 'result'): Promise<Investor> {
  const investor = newInvestor(firstName)
  await signUpAndConfirm(page, investor)
  await completeQuestionnaire(page, goldAnswers)
  if (path === 'profile') {
    await page.getByRole('link', { name: 'View Profile' }).click()
    await expect(page.getByRole('heading', { name: /Welcome Back/ })).toBeVisible()
  }
  return investor
}

/** Opens the form of a request. */
export async function openRequest(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Schedule Consultation' }).click()
  return page.getByRole('dialog', { name: 'Schedule Your DST Consultation' })
}

/** The box that agrees to share. */
export const shareBox = (dialog: Locator) => dialog.getByRole('checkbox', { name: /I ask you to share my contact details/ })

/** Sends a request by e-mail with consent, and gives the confirmation once it is there. */
export async function requestByEmail(page: Page): Promise<Locator> {
  const dialog = await openRequest(page)
  await dialog.getByRole('radio', { name: 'Email' }).check()
  await shareBox(dialog).check()
  await dialog.getByRole('button', { name: 'Schedule Consultation' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Consultation Request Confirmed' })
  await expect(confirmation.getByRole('heading', { name: 'Consultation Request Confirmed' })).toBeVisible()
  return confirmation
}

/** Fills the form of a request in. */
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
export async function expectKept(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await expect(dialog.getByLabel('Phone number')).toHaveValue('+1 555 555 0102')
  await expect(dialog.getByRole('radio', { name: /Evening/ })).toBeChecked()
  await expect(dialog.getByLabel(/Notes/)).toHaveValue('After six, please.')
  await expect(shareBox(dialog)).toBeChecked()
}

/** The keys of the requests that the page sends from now on. */
export function requestKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/consultation-requests')) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}
