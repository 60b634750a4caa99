import type { Page } from 'playwright/test'
import { turnTo } from './desk.ts'
import { expect } from './silent-console.ts'

/** What an adviser does on the page of a lead. */
type Report = (page: Page) => Promise<void>

/** The element ids of the links to the leads of a list, in their order. */
export async function leadsOn(page: Page): Promise<string[]> {
  const links = page.locator('.leads-row-name a')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((elements) => elements.map(({ id }) => id))
}

/** Waits until the inbox tells these news, and shows them. */
export async function showNews(page: Page, news: string | RegExp): Promise<void> {
  await turnTo(page, 'Inbox')
  await expect(page.getByText(news)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(page.getByText('The list is up to date.')).toBeVisible()
}

/** Goes through the first leads of the list by keys alone. */
export async function workByKeys(page: Page, count: number, report: Report): Promise<void> {
  for (let lead = 0; lead < count; lead += 1) {
    await page.keyboard.press('j')
    const link = page.locator('.leads-row-name a:focus')
    const id = await link.getAttribute('id')
    await page.keyboard.press('Enter')
    await report(page)
    await page.keyboard.press('Escape')
    await expect(page.locator(`#${id}`)).toBeFocused()
  }
}

/** Goes through leads by touch. */
export async function workByTouch(page: Page, leads: readonly string[], report: Report): Promise<void> {
  for (const id of leads) {
    // The list may still be scrolled back to its place: a tap beside the link opens nothing.
    await expect(async () => {
      await page.locator(`#${id}`).tap()
      await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await report(page)
    await page.locator('.leads-back').tap()
    await expect(page.locator(`#${id}`)).toBeFocused()
  }
}

/** Presses the key of a report, and the button of its dialog. */
export async function reportByKey(page: Page, key: string, dialog: string, confirm: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible()
  await page.keyboard.press(key)
  await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: confirm }).press('Enter')
  await expectRecorded(page)
}

/** Taps a report, and the button of its dialog. */
export async function reportByTouch(page: Page, name: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).tap()
  await page.getByRole('dialog', { name }).getByRole('button', { name: confirm }).tap()
  await expectRecorded(page)
}

/** Closes a lead by keys alone. */
export async function closeByKey(page: Page, outcome: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible()
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Close' })
  await dialog.getByRole('radio', { name: outcome }).press('Space')
  await dialog.getByRole('button', { name: 'Close it' }).press('Enter')
  await expectRecorded(page)
}

/** Closes a lead by touch. */
export async function closeByTouch(page: Page, outcome: string): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: 'Close' })
  await dialog.getByRole('radio', { name: outcome }).tap()
  await dialog.getByRole('button', { name: 'Close it' }).tap()
  await expectRecorded(page)
}

/** Waits in the inbox until everything reported has taken effect, which takes ten seconds. */
export async function expectDone(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/desk')
    await expect(page.getByText(/to do/).first()).toBeVisible({ timeout: 3000 })
    await expect(page.locator('.leads-pending')).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 40_000 })
}

async function expectRecorded(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
}
