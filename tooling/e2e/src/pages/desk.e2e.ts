import type { Locator, Page } from 'playwright/test'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { openDesk } from '../support/desk.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { holdAnswer } from '../support/held-answer.ts'
import { tabThroughContent } from '../support/keyboard.ts'
import { openLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const widths = [360, 768, 1440]
const refusal = { status: 429, json: { error: 'x', code: 'too_many_requests', requestId: 'x' } }

/** Fills the desk with sample requests, and opens it. */
async function openFilledDesk(page: Page, role: 'partner' | 'staff'): Promise<void> {
  await page.goto('/dev/desk')
  await page.getByRole('button', { name: 'Fill it with sample requests' }).click()
  await openDesk(page, role)
}

/** Expects of a page that it fits at every width, and that the keyboard reaches all of it. */
async function expectUsable(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await openLive(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.ui-skeleton')).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      await expectNothingCutOff(page, `${path} at ${width} px`)
    }
    await page.setViewportSize({ width: 1280, height: 740 })
    await expectAccessibleInFullRun(page, path)
    expect(await tabThroughContent(page), path).toBeGreaterThan(3)
  })
}

/** The first link of a list. */
async function firstAddress(link: Locator): Promise<string> {
  return (await link.first().getAttribute('href')) ?? ''
}

test('an adviser’s pages fit at every width, and the keyboard reaches all of them', async ({ page }) => {
  test.slow()
  await openFilledDesk(page, 'partner')
  const lead = await firstAddress(page.locator('.leads-row-name a'))
  for (const path of ['/desk', lead, '/desk/ended', '/desk/times']) await expectUsable(page, path)
})

test('the staff’s pages fit at every width, and the keyboard reaches all of them', async ({ page }) => {
  test.slow()
  await openFilledDesk(page, 'staff')
  await page.goto('/desk/requests?state=acknowledged')
  const request = await firstAddress(page.locator('.desk-row-link'))
  const pages = ['/desk/requests', request, '/desk/undelivered', '/desk/messages', '/desk/health', '/desk/figures']
  for (const path of [...pages, request.replace('request?', 'proof?')]) await expectUsable(page, path)
})

test('the dialogs of a lead keep the focus while they are wrong, busy, refused and done', async ({ page }) => {
  test.slow()
  await openFilledDesk(page, 'partner')
  await page.locator('.leads-row-name a').last().click()
  const report = page.getByRole('heading', { name: 'Report' })
  await expect(report).toBeVisible()
  await page.mouse.wheel(0, 400)

  const dialogs = [
    {
      button: 'Not reached',
      confirm: 'Record',
      spoil: (dialog: Locator) => dialog.getByLabel(/^Try again at/).fill(''),
    },
    { button: 'Book a time', confirm: 'Book it' },
    { button: 'Close', confirm: 'Close it' },
    { button: 'Decline', confirm: 'Decline it' },
    { button: 'Opt-out', confirm: 'Record' },
  ]
  for (const { button, confirm, spoil } of dialogs) {
    await test.step(button, async () => {
      await page.getByRole('button', { name: button, exact: true }).press('Enter')
      const dialog = page.getByRole('dialog', { name: button })
      if (!spoil) await expect(dialog.getByRole('radio').first()).toBeVisible()
      await expectFocusInside(dialog, `${button}: open`)
      await expectAccessibleInFullRun(page, `${button}: open`)
      await spoil?.(dialog)
      await dialog.getByRole('button', { name: confirm }).press('Enter')
      await expect(dialog.getByText(/^(Choose one\.|Enter a day and a time\.)$/)).toBeVisible()
      await expectFocusInside(dialog, `${button}: wrong`)
      await expectAccessibleInFullRun(page, `${button}: wrong`)

      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: button, exact: true }).press('Enter')
      if (!spoil) await dialog.getByRole('radio').first().press('Space')
      const answer = await holdAnswer(page, '**/api/desk/leads/*/actions', refusal)
      await dialog.getByRole('button', { name: confirm }).press('Enter')
      await expect(dialog.getByRole('button', { name: 'Recording...' })).toBeVisible()
      await expectFocusInside(dialog, `${button}: busy`)
      await answer()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await expectFocusInside(dialog, `${button}: refused`)
      await expectAccessibleInFullRun(page, `${button}: refused`)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectNothingCutOff(page, `${button}: refused`)
      await page.setViewportSize({ width: 1280, height: 740 })
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
  }
})

test('the questions to the staff keep the focus while they are busy, refused and answered', async ({ page }) => {
  await openFilledDesk(page, 'staff')
  await page.goto('/desk/requests?state=queued')
  await page.locator('.desk-row-link').last().click()
  for (const action of ['Retry', 'Cancel job']) {
    await page.getByRole('button', { name: new RegExp(`^${action}: `) }).press('Enter')
    const question = page.getByRole('alertdialog')
    await expectFocusInside(question, `${action}: asked`)
    await expectAccessibleInFullRun(page, `${action}: asked`)
    const answer = await holdAnswer(page, '**/api/desk/jobs/**', refusal)
    await question.getByRole('button', { name: action, exact: true }).press('Enter')
    await expect(question.getByRole('button', { name: /^(Retrying|Canceling)\.\.\.$/ })).toBeVisible()
    await expectFocusInside(question, `${action}: busy`)
    await answer()
    await expect(question.getByRole('alert')).toBeVisible()
    await expectFocusInside(question, `${action}: refused`)
    await expectAccessibleInFullRun(page, `${action}: refused`)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: /^Cancel job: / }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel job', exact: true }).press('Enter')
  await expect(page.getByText(/ was canceled\.$/)).toBeVisible()
  await expect(page.locator('.desk-jobs .desk-news')).toBeFocused()
})
