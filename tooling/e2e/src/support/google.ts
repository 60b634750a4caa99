import { expect, type Page } from 'playwright/test'
import type { Investor } from './investor.ts'
import { openLive } from './live-page.ts'

/** Starts Google sign-in on one of the two pages, and arrives at the stand-in for Google. */
export async function leaveForGoogle(page: Page, path: '/login' | '/signup'): Promise<void> {
  await openLive(page, path)
  await page.getByRole('button', { name: /Google/ }).click()
  await expect(page.getByText('This is not Google.')).toBeVisible()
}

/** Enters the user's identity at the stand-in and continues. */
export async function continueAs(page: Page, { email, firstName, lastName }: Investor): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill(`${firstName} ${lastName}`)
  await page.getByRole('button', { name: 'Continue' }).click()
}
