import type { Page } from 'playwright/test'
import { accessToken, newInvestor, signUpAndConfirm, type Investor } from '../support/investor.ts'
import { tabThrough, tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/silent-console.ts'

test(
  'by keyboard alone: a consent’s text, one’s own data, the choice of two versions, and deletion',
  { tag: '@full' },
  async ({ page }) => {
    const tia = newInvestor('Tia')
    await signUpAndConfirm(page, tia)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: /Welcome Back/ })).toBeVisible()

    await test.step('the text of a consent is opened and read', async () => {
      // Skips the navigation bar, which has its own journeys.
      await page.getByRole('main').focus()
      await tabTo(page, page.getByRole('tab', { name: 'Profile', exact: true }))
      await page.keyboard.press('End')
      await expect(page.getByRole('tab', { name: 'Sharing' })).toBeFocused()
      const ledger = page.getByRole('region', { name: 'What you agreed to' })
      // Tabbing before the response has arrived would skip the ledger and reach the end of the page.
      await expect(ledger.locator('summary', { hasText: 'The text in full' })).toBeVisible()
      await tabTo(page, ledger.locator('summary', { hasText: 'The text in full' }))
      await page.keyboard.press('Enter')
      await expect(ledger.locator('.ledger-text')).toBeVisible()
    })

    await test.step('one’s own data is downloaded, opened as a page and read to its end', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Download my data' }))
      const file = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      await file
      await tabThrough(page, [page.getByRole('link', { name: 'Read it as a page' })])
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
      const download = page.getByRole('button', { name: 'Download my data' })
      await tabTo(page, page.getByRole('button', { name: 'Print' }))
      await tabThrough(page, [download])
      const again = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      await again
      await expect(page.getByRole('region', { name: 'Activity on your account' })).toBeAttached()
      await page.keyboard.press('End')
      await expect(page.getByRole('contentinfo')).toBeInViewport()
    })

    await test.step('what was changed elsewhere is chosen, to the last press', async () => {
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: /Welcome Back/ })).toBeVisible()
      await page.getByRole('main').focus()
      await tabTo(page, page.getByRole('button', { name: 'Edit' }))
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('First Name')).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Matilda')
      await changeElsewhere(page, tia)
      await page.keyboard.press('Enter')
      const question = page.getByRole('dialog', { name: 'Your profile was changed elsewhere' })
      const yours = question.getByRole('radio', { name: 'Yours' })
      await expect(yours).toBeVisible()
      await tabTo(page, yours)
      await page.keyboard.press('ArrowDown')
      await expect(question.getByRole('radio', { name: 'The other' })).toBeChecked()
      await page.keyboard.press('ArrowUp')
      await expect(yours).toBeChecked()
      await tabTo(page, question.getByRole('button', { name: 'Save my choices' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Last saved: just now')).toBeVisible()
      await expect(page.getByRole('heading', { name: /Welcome Back/ })).toContainText('Matilda')
    })

    await test.step('the account is deleted by typing', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Delete Account' }))
      await page.keyboard.press('Enter')
      const question = page.getByRole('alertdialog', { name: 'Delete Account' })
      await tabTo(page, question.getByRole('button', { name: 'Continue' }))
      await page.keyboard.press('Enter')
      await expect(question.getByLabel('Type DELETE to confirm')).toBeFocused()
      await page.keyboard.type('DELETE')
      await page.keyboard.press('Tab')
      await expect(question.getByLabel('Your password', { exact: true })).toBeFocused()
      await page.keyboard.type(tia.password)
      await tabTo(page, question.getByRole('button', { name: 'Delete Account' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
    })
  },
)

/** Changes the profile as if from another device. */
async function changeElsewhere(page: Page, { email, lastName }: Investor): Promise<void> {
  const answer = await page.request.put(`/api/users/${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${await accessToken(page)}` },
    data: { email, firstName: 'Tilda', lastName, phoneNumber: '', location: '', bio: '' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
