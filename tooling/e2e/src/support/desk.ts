import type { Page } from 'playwright/test'
import { expect } from './silent-console.ts'

/** Opens the desk as a sample member, by the page for it on a machine that nobody else can reach. */
export async function openDesk(page: Page, role: 'partner' | 'staff'): Promise<void> {
  await page.goto('/dev/desk')
  const name = role === 'partner' ? 'Open the desk as an adviser of the partner firm' : 'Open the desk as the staff'
  await page.getByRole('button', { name }).click()
  const other = page.getByRole('button', { name: 'Yes, sign me in' })
  const bar = page.getByRole('navigation', { name: 'Desk' })
  // A link that this browser did not ask for is asked about first.
  await expect(other.or(bar)).toBeVisible()
  if (await other.isVisible()) await other.click()
  await expect(bar).toBeVisible()
}

/** Opens another page of the desk by its link. */
export async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name, exact: true }).click()
}
