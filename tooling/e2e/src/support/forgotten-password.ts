import type { Page } from 'playwright/test'
import { expect } from './silent-console.ts'

/** Requests a reset link on the sign-in page. */
export async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Reset link sent!')).toBeVisible()
}

/** Sets a new password on the page that a reset link opened. */
export async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set New Password')
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password').fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible()
}
