import { expect, type Page } from 'playwright/test'
import type { Investor } from './investor.ts'
import { openLive } from './live-page.ts'

/** Leaves for Google from one of the two pages, and arrives at what stands in for it. */
export async function leaveForGoogle(page: Page, path: '/login' | '/signup'): Promise<void> {
  await openLive(page, path)
  await page.getByRole('button', { name: /Google/ }).click()
  await expect(page.getByText('This is not Google.')).toBeVisible()
}

/** Says at the stand-in who one is, and goes on. */
export async function continueAs(page: Page, { email, firstName, lastName }: Investor): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill(`${firstName} ${lastName}`)
  await page.getByRole('button', { name: 'Continue' }).click()
}
