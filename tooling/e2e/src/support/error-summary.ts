import type { Locator, Page } from 'playwright/test'
import { expect } from './silent-console.ts'

/** Expects a single error summary with these messages in this order, and the focus on it. */
export async function expectSummary(place: Page | Locator, sentences: readonly string[]): Promise<void> {
  const summary = place.getByRole('alert', { name: 'Please fix the following errors:' })
  await expect(summary.getByRole('listitem')).toHaveText([...sentences])
  await expect(summary).toBeFocused()
}

/** Expects the message in the list to link to this control. */
export async function expectLeadsTo(place: Page | Locator, sentence: string, control: Locator): Promise<void> {
  await place.getByRole('alert').getByRole('link', { name: sentence }).click()
  await expect(control).toBeFocused()
}
