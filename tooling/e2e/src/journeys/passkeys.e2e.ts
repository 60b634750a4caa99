import type { Page } from 'playwright/test'
import { expectAccessibleInFullRun, expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { openSecurity, setUpApp, showSecurity } from '../support/authenticator.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { newInvestor, signOut } from '../support/investor.ts'
import { tabTo } from '../support/keyboard.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'
import { addScreenLock } from '../support/virtual-authenticator.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add a passkey' })

async function addPasskey(page: Page, name: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  await addDialog(page).getByLabel('Name').fill(name)
  await addDialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(card(page).getByText(name)).toBeVisible()
}

test('a passkey is added, signs in without a password, is renamed and removed', async ({ page }) => {
  const lock = await addScreenLock(page)
  const eva = newInvestor('Eva')
  await openSecurity(page, eva)
  await expect(card(page)).toContainText('Sign in with your fingerprint, face or screen lock instead of a password.')

  await test.step('a question of the browser that is not answered adds nothing, and the name stays', async () => {
    await lock.verifyUser(false)
    await card(page).getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = addDialog(page)
    await expect(dialog.getByLabel('Name')).toHaveValue('Linux computer')
    await expectFocusInside(dialog, 'the name')
    await expectBothSchemesInFullRun(page, 'the name')
    await dialog.getByLabel('Name').fill('My laptop')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('alert')).toContainText('No passkey was added')
    await expect(dialog.getByLabel('Name')).toHaveValue('My laptop')
    await expectFocusInside(dialog, 'nothing added')
    await expectAccessibleInFullRun(page, 'nothing added')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingCutOff(page, 'nothing added')
    await page.setViewportSize({ width: 1280, height: 900 })
    await lock.verifyUser(true)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card(page).getByText('My laptop')).toBeVisible()
    await expect(card(page)).toContainText(/Added .*\. Not used yet\./)
    await expectAccessibleInFullRun(page, 'a passkey in the list')
    expect(await lock.passkeys()).toBe(1)
  })

  await test.step('the same device holds one only', async () => {
    await card(page).getByRole('button', { name: 'Add a passkey' }).click()
    await addDialog(page).getByRole('button', { name: 'Continue' }).click()
    await expect(addDialog(page).getByRole('alert')).toContainText('already holds a passkey')
    await page.keyboard.press('Escape')
  })

  await test.step('a closed question at sign-in leaves what was typed, and the passkey signs in', async () => {
    await signOut(page)
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(eva.email)
    await lock.verifyUser(false)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('You are not signed in')
    await expect(page.getByLabel('Email Address')).toHaveValue(eva.email)
    await expectAccessibleInFullRun(page, 'a passkey that was not shown')
    await lock.verifyUser(true)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText('Hi Eva')).toBeVisible()
  })

  await test.step('it is renamed', async () => {
    await showSecurity(page)
    await expect(card(page)).toContainText('Last used')
    await card(page).getByRole('button', { name: 'Rename My laptop' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename this passkey' })
    await dialog.getByLabel('Name').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/)
    await expectAccessibleInFullRun(page, 'no name')
    await dialog.getByLabel('Name').fill('Study')
    await dialog.getByLabel('Name').press('Enter')
    await expect(card(page).getByText('Study')).toBeVisible()
  })

  await test.step('it is removed, and signs nobody in any more', async () => {
    await card(page).getByRole('button', { name: 'Remove Study' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' })
    await expectFocusInside(question, 'the question')
    await expectAccessibleInFullRun(page, 'the question')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(question).toHaveCount(0)
    await expect(card(page).getByText('Study')).toHaveCount(0)
    await expect(card(page).getByRole('button', { name: 'Add a passkey' })).toBeVisible()
    await signOut(page)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('no longer known here')
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('a passkey counts as both factors', { tag: '@full' }, async ({ page }) => {
  await addScreenLock(page)
  await openSecurity(page, newInvestor('Finn'))
  await addPasskey(page, 'Phone')
  await setUpApp(page)
  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await showSecurity(page)
  await expect(page.getByRole('switch', { name: 'Two-factor authentication' })).toBeChecked()
  await expect(card(page).getByText('Phone')).toBeVisible()
})

test('by keyboard alone: a passkey is added and signs in', { tag: '@full' }, async ({ page }) => {
  await addScreenLock(page)
  await openSecurity(page, newInvestor('Gwen'))
  await page.getByRole('tab', { name: 'Security' }).focus()
  await tabTo(page, card(page).getByRole('button', { name: 'Add a passkey' }))
  await page.keyboard.press('Enter')
  await expect(addDialog(page).getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page).getByText('Linux computer')).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Add a passkey' })).toBeFocused()
  await signOut(page)
  await page.goto('/login')
  await page.getByRole('main').focus()
  await tabTo(page, page.getByRole('button', { name: 'Sign in with a passkey' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/)
})

test('a browser without passkeys is told so, and offered none', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await openSecurity(page, newInvestor('Hans'))
  await expect(card(page)).toContainText('This browser can’t make passkeys.')
  await expect(card(page).getByRole('button')).toHaveCount(0)
  await signOut(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})
