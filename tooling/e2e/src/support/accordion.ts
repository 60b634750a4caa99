import type { Locator } from 'playwright/test'
import { expect } from './silent-console.ts'

/** Presses the entry with this heading. */
export async function pressEntry(list: Locator, heading: string): Promise<void> {
  await list.getByRole('heading', { name: heading, exact: true }).click()
}

/** Expects that exactly these entries are open: none, or one. */
export async function expectOpenEntries(list: Locator, headings: readonly string[]): Promise<void> {
  await expect(list.locator('details[name][open]').getByRole('heading')).toHaveText([...headings])
}

/** Opens each entry: only one is open at a time, and a second click closes it. */
export async function expectOneOpenAtATime(list: Locator, headings: readonly string[]): Promise<void> {
  await expect(list.locator('details[name]').getByRole('heading')).toHaveText([...headings])
  await expectOpenEntries(list, [])
  for (const heading of headings) {
    await pressEntry(list, heading)
    await expectOpenEntries(list, [heading])
  }
  const last = headings.at(-1) ?? ''
  await pressEntry(list, last)
  await expectOpenEntries(list, [])
}
