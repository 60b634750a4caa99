import type { Locator, Page } from 'playwright/test'
import { expectAccessibleInFullRun, expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { arriveGold, requestByEmail } from '../support/consultation.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { newInvestor, signUpAndConfirm } from '../support/investor.ts'
import { tabTo } from '../support/keyboard.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'
import { storeAnswers } from '../support/stored-answers.ts'

const ledger = (page: Page): Locator => page.getByRole('region', { name: 'What you agreed to' })
const rows = (page: Page): Locator => ledger(page).locator('.ledger > li')

test('the ledger tells what was agreed to and what became of it, and takes it back', async ({ page }) => {
  const greta = newInvestor('Greta')
  await signUpAndConfirm(page, greta)
  await page.goto('/profile#sharing')
  await expect(rows(page).filter({ hasText: 'Terms of Service and Privacy Policy' })).toContainText('Agreed')

  await storeAnswers(page, greta)
  await page.goto('/questionnaire?step=result')
  await requestByEmail(page)
  await page.goto('/profile#sharing')
  const shared = rows(page).filter({
    has: page.getByRole('heading', { name: 'Sharing your details with the partner' }),
  })

  await test.step('with its text, its recipient and its way', async () => {
    await expect(rows(page).first()).toContainText('Sharing your details with the partner')
    await expect(shared).toContainText('Agreed')
    await expect(shared).toContainText('CRD number 000000')
    await expect(shared.getByRole('link', { name: /Form ADV/ })).toHaveAttribute('href', /^https:/)
    await expect(shared).toContainText('You made this request')
    await expect(async () => {
      await page.reload()
      await expect(shared).toContainText('The partner confirmed that it has it', { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await shared.getByText(/^The text in full \(version [0-9a-f]+\)$/).click()
    await expect(shared.getByText('I ask you to share my contact details and my investor profile')).toBeVisible()
    await expectBothSchemesInFullRun(page, 'the ledger')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNothingCutOff(page, 'the ledger')
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('withdrawn by keyboard', async () => {
    const withdraw = shared.getByRole('button', { name: 'Withdraw consent' })
    await tabTo(page, withdraw)
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('What it was sent before cannot be taken back.')
    await expectFocusInside(question, 'the question before withdrawing')
    await expectAccessibleInFullRun(page, 'the question before withdrawing')
    await page.keyboard.press('Escape')
    await expect(withdraw).toBeFocused()
    await page.keyboard.press('Enter')
    // It stands although nothing can be read afterwards.
    const reads = ['**/api/me/consents', '**/api/consultation-requests']
    for (const read of reads) await page.route(read, (route) => route.fulfill({ status: 403, json: {} }))
    await question.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter')
    await expect(page.getByText('Your consent is withdrawn.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(rows(page).first()).toContainText('Agreed, no longer in force')
    await expect(page.getByRole('button', { name: 'Withdraw consent' })).toHaveCount(0)
    await expectAccessibleInFullRun(page, 'a withdrawal whose ledger could not be read')
    for (const read of reads) await page.unroute(read)
    await page.reload()
    await expect(rows(page).first()).toContainText('Withdrawn')
    await expect(shared.last()).toContainText('Agreed, no longer in force')
    await expect(page.getByRole('button', { name: 'Withdraw consent' })).toHaveCount(0)
    await expect(async () => {
      await page.reload()
      await expect(rows(page).first()).toContainText('The partner was told to stop', { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
  })

  await test.step('a switch is a row of the same list', async () => {
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await page.getByRole('switch', { name: 'Marketing notifications' }).click()
    await page.getByRole('button', { name: 'Save notifications' }).click()
    await expect(page.getByText('Last saved: just now')).toBeVisible()
    await page.getByRole('tab', { name: 'Sharing' }).click()
    await expect(rows(page).first()).toContainText(/Marketing notifications.*Switched off/s)
  })

  await test.step('and so is one that is saved while the list shows', async () => {
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await page.getByRole('switch', { name: 'Marketing notifications' }).click()
    await page.getByRole('tab', { name: 'Sharing' }).click()
    await expect(rows(page).first()).toContainText('Switched off')
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(rows(page).first()).toContainText(/Marketing notifications.*Switched on/s)
  })
})

// In the full run alone: the queue of this server repeats a call by a clock that nobody controls.
test('what left without an answer is not called unshared, and is taken back', { tag: '@full' }, async ({ page }) => {
  test.slow()
  await page.request.post('/dev/partner/behavior', { form: { behavior: 'fail' } })
  await arriveGold(page, 'Ines')
  await requestByEmail(page)
  await page.goto('/profile')
  const card = page.getByRole('article')
  await expect(card).toContainText('On its way')
  await expect(async () => {
    await page.reload()
    await card.getByRole('button', { name: 'Withdraw' }).click({ timeout: 2000 })
    await expect(page.getByRole('alertdialog')).toContainText('Your request may have reached', { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await page.request.post('/dev/partner/behavior', { form: { behavior: 'take' } })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(card).toContainText(/It may have reached Example Advisory Partners.*, which is being told to stop/)
  await page.getByRole('tab', { name: 'Sharing' }).click()
  await expect(rows(page).first()).toContainText('It may have reached the partner, which is being told to stop')
  await expect(async () => {
    await page.reload()
    await expect(rows(page).first()).toContainText('The partner was told to stop', { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await expect(ledger(page)).not.toContainText('Nothing was sent')
})
