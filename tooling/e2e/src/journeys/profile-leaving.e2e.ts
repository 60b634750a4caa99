import type { Dialog } from 'playwright/test'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { becomeInvestor, newInvestor, visitsOf } from '../support/investor.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

test('leaving with unsaved changes asks: within the site, by the tab and by signing out', async ({ page }) => {
  await becomeInvestor(page, newInvestor('Dina'))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Bio').fill('Landlord since 1988.')

  await test.step('to another tab of the page, nothing is asked', async () => {
    await page.getByRole('tab', { name: 'Security' }).click()
    await page.getByRole('tab', { name: 'Profile', exact: true }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  await test.step('to another page', async () => {
    await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toContainText('Your changes stay on this device for up to 7 days')
    await expectFocusInside(question, 'leaving')
    await expectAccessibleInFullRun(page, 'the question before leaving')
    await question.getByRole('button', { name: 'Stay on this page' }).press('Enter')
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByLabel('Bio')).toHaveValue('Landlord since 1988.')
  })

  await test.step('by signing out', async () => {
    await page.mouse.wheel(0, -10_000)
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
    await expectFocusInside(question, 'signing out')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNothingCutOff(page, 'the question before signing out')
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page.getByLabel('Bio')).toHaveValue('Landlord since 1988.')
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('by closing the tab', async () => {
    const asked: string[] = []
    page.once('dialog', (dialog: Dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(page.getByLabel('Bio')).toHaveValue('Landlord since 1988.')
  })

  await test.step('all the same, after which the edits wait', async () => {
    await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL(/\/learn$/)
    await page.goBack()
    await expect(page.getByLabel('Bio')).toHaveValue('Landlord since 1988.')
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(page.getByText('Last saved: just now')).toBeVisible()
    await page.mouse.wheel(0, -10_000)
    await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
    await expect(page).toHaveURL(/\/learn$/)
  })

  await test.step('by signing out all the same, which is asked once', async () => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Bio').fill('Landlord since 1989.')
    await page.getByRole('tab', { name: 'Security' }).click()
    const browser = page.getByRole('listitem').filter({ hasText: 'This browser' })
    await browser.getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sign out of this browser?' })
    const visits = visitsOf(page)
    await question.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign out without saving' }).click()
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DST Investing. Made Simple.')
    // Not by way of sign-up, where the profile sends people who aren't signed in.
    expect(visits).toEqual(['/'])
  })
})

test('a save that ends while the question stands there lets the person sign out', async ({ page }) => {
  await becomeInvestor(page, newInvestor('Vera'))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Bio').fill('Landlord since 1988.')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/users/*', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save All Changes' }).click()
  await page.mouse.wheel(0, -10_000)
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign out without saving?' })).toBeVisible()
  letGo()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
})
