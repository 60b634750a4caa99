import { expectAccessibleInFullRun, expectBothSchemesInFullRun } from '../support/accessibility.ts'
import {
  authenticatorApp,
  codesIn,
  keyIn,
  openSecurity,
  setUpApp,
  showSecurity,
  signInHalfway,
} from '../support/authenticator.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { accessToken, newInvestor, openMailedLink, signOut } from '../support/investor.ts'
import { tabTo } from '../support/keyboard.ts'
import { newestLink } from '../support/mailbox.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

test('an authenticator app is set up with recovery codes, and signing in asks for its code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The printed sheet cannot be inspected, but its content can.
  await page.addInitScript(() => {
    window.print = () => void Object.assign(window.top ?? window, { printed: document.body.innerText })
  })
  const ada = newInvestor('Ada')
  await openSecurity(page, ada)
  const toggle = page.getByRole('switch', { name: 'Two-factor authentication' })
  await expect(toggle).not.toBeChecked()
  await expectAccessibleInFullRun(page, 'the Security tab')

  const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
  await test.step('what was begun and canceled leaves nothing behind', async () => {
    await toggle.click()
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(toggle).not.toBeChecked()
  })

  const app = await test.step('the picture and the key; a code that is not right stays in the field', async () => {
    await toggle.click()
    const field = dialog.getByLabel('Six-digit code')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await dialog.getByRole('button', { name: 'Copy the key' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'Key copied.' })).toBeVisible()
    const key = (await keyIn(dialog)).replaceAll(' ', '')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
    await expect
      .poll(() =>
        dialog.getByRole('img', { name: /QR code/ }).evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    await expectFocusInside(dialog, 'the picture')
    await expectBothSchemesInFullRun(page, 'the picture')
    const phone = authenticatorApp(key)
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Enter the six digits/)
    await field.fill(phone.wrongCode())
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/That code is not right/)
    await expect(field).toHaveValue(phone.wrongCode())
    await expectFocusInside(dialog, 'a wrong code')
    await expectAccessibleInFullRun(page, 'a wrong code')
    await page.setViewportSize({ width: 320, height: 600 })
    await expectNothingCutOff(page, 'a wrong code')
    await page.setViewportSize({ width: 1280, height: 900 })
    const code = phone.code()
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await field.press('Enter')
    return phone
  })

  const first = await test.step('the codes are copied, downloaded and printed, and close once saved', async () => {
    const shown = page.getByRole('dialog', { name: 'Two-factor authentication is on' })
    const codes = await codesIn(shown)
    expect(new Set(codes).size).toBe(10)
    await expectFocusInside(shown, 'the codes')
    await expectBothSchemesInFullRun(page, 'the codes')
    await shown.getByRole('button', { name: 'Copy' }).click()
    await expect(shown.getByRole('status').filter({ hasText: 'Recovery codes copied.' })).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    for (const code of codes) expect(text).toContain(code)
    const file = page.waitForEvent('download')
    await shown.getByRole('button', { name: 'Download' }).click()
    expect((await file).suggestedFilename()).toBe('recovery-codes.txt')
    await shown.getByRole('button', { name: 'Print' }).click()
    expect(await page.evaluate(() => (window as unknown as { printed?: string }).printed)).toContain(codes[9])
    const saved = shown.getByRole('checkbox', { name: 'I have saved these codes' })
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => shown.getByRole('button', { name: 'Done' }).click(),
    ]) {
      await leave()
      await expect(saved).toBeFocused()
      await expect(saved).toHaveAccessibleDescription(/Save the codes first/)
    }
    await expectFocusInside(shown, 'codes that are not saved')
    await expectAccessibleInFullRun(page, 'codes that are not saved')
    await page.setViewportSize({ width: 320, height: 600 })
    await expectNothingCutOff(page, 'the codes')
    await expectFocusInside(shown, 'the codes on a small screen')
    await page.setViewportSize({ width: 1280, height: 900 })
    await saved.check()
    await shown.getByRole('button', { name: 'Done' }).click()
    await expect(toggle).toBeChecked()
    await expect(page.getByText(/On since .*\. Recovery codes: 10 of 10 left\./)).toBeVisible()
    await expectAccessibleInFullRun(page, 'the Security tab with an app')
    return codes[0] ?? ''
  })

  await test.step('new codes are made with one of them', async () => {
    await page.getByRole('button', { name: 'Make new codes' }).click()
    const question = page.getByRole('dialog', { name: 'Make new recovery codes' })
    await expectFocusInside(question, 'the question')
    await expectAccessibleInFullRun(page, 'the question for a code')
    await question.getByLabel(/Code from your app/).fill(app.wrongCode())
    await question.getByRole('button', { name: 'Make new codes' }).click()
    await expect(question.getByLabel(/Code from your app/)).toHaveAccessibleDescription(/That code is not right/)
    await question.getByLabel(/Code from your app/).fill(first)
    await question.getByRole('button', { name: 'Make new codes' }).click()
    const shown = page.getByRole('dialog', { name: 'Your new recovery codes' })
    await codesIn(shown)
    await shown.getByRole('checkbox').check()
    await shown.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Recovery codes: 10 of 10 left.')).toBeVisible()
  })

  const field = page.getByLabel('Six-digit code')
  await test.step('signing in asks for the code', async () => {
    await signOut(page)
    await signInHalfway(page, ada)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expectBothSchemesInFullRun(page, 'the question for a code')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNothingCutOff(page, 'the question for a code')
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('the half session opens nothing', async () => {
    const answer = await page.request.get('/api/me', {
      headers: { authorization: `Bearer ${await accessToken(page)}` },
    })
    expect([answer.status(), ((await answer.json()) as { code: string }).code]).toEqual([401, 'second_factor_required'])
    for (const path of ['/profile/data', '/questionnaire']) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/login$/)
      await expect(page.getByRole('link', { name: 'Login', exact: true }).first(), path).toBeAttached()
      await expect(page.getByText(/^Hi /)).toHaveCount(0)
    }
  })

  await test.step('a wrong code is told and stays; too many say when to go on', async () => {
    await page.goto('/login')
    await field.fill(app.wrongCode())
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/That code is not right/)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(app.wrongCode())
    await expectAccessibleInFullRun(page, 'a wrong code')
    await page.route('**/factors/*/verify', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '90' },
        json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      }),
    )
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Too many tries.')
    await expect(page.getByRole('alert')).toContainText(/You can try again in 1 minute/)
    await expect(field).toHaveValue(app.wrongCode())
    await expectAccessibleInFullRun(page, 'too many tries')
    await page.unroute('**/factors/*/verify')
  })

  const lost = page.getByText(/It will be removed on/)
  await test.step('a lost device is reported: its step goes in 72 hours, and the owner is told', async () => {
    await page.getByText('Lost your device?').click()
    await expect(page.getByText(/If you saved your recovery codes/)).toBeVisible()
    await expectAccessibleInFullRun(page, 'a lost device')
    const report = page.getByRole('button', { name: 'Remove this step in 72 hours' })
    await page.setViewportSize({ width: 320, height: 700 })
    await report.scrollIntoViewIfNeeded()
    await expectNothingCutOff(page, 'a lost device')
    await page.setViewportSize({ width: 1280, height: 900 })
    await report.press('Enter')
    await expect(lost).toContainText('We emailed you about it.')
    await expect(report).toHaveCount(0)
    await expect(page.locator(':focus')).toContainText('Enter a code before then, and the step stays.')
    await expectBothSchemesInFullRun(page, 'a device that was reported as lost')
    const link = await newestLink(page.request, ada.email, /^Somebody asked to remove two-factor sign-in/)
    expect(new URL(link).pathname).toBe('/this-was-not-me')
  })

  await test.step('canceling ends the half session', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
    expect(await page.evaluate(() => localStorage.getItem('dst-auth') ?? sessionStorage.getItem('dst-auth'))).toBeNull()
  })

  await test.step('and the code signs in, back to the page that could not be opened', async () => {
    await signInHalfway(page, ada)
    await expect(lost).toContainText('somebody asked to remove this step')
    await field.fill(app.code())
    await field.press('Enter')
    await expect(page).toHaveURL(/\/questionnaire/)
    await expect(page.getByText('Hi Ada')).toBeVisible()
  })

  await test.step('which keeps the step', async () => {
    await page.goto('/profile')
    await showSecurity(page)
    await expect(page.getByText(/On since .*\. Recovery codes/)).toBeVisible()
    await expect(page.getByText('Authenticator app kept after all').first()).toBeVisible()
    await expect(page.getByText('Two-factor sign-in is about to be removed')).toHaveCount(0)
  })
})

test('a recovery code signs in once, and a lost device is replaced', { tag: '@full' }, async ({ page }) => {
  const cleo = newInvestor('Cleo')
  await openSecurity(page, cleo)
  const { codes } = await setUpApp(page)
  await signOut(page)

  const [first = '', second = ''] = codes
  await signInHalfway(page, cleo)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await expectAccessibleInFullRun(page, 'the question for a recovery code')
  await page.getByLabel('Recovery code').fill(first)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await showSecurity(page)
  await expect(page.getByText('Recovery codes: 9 of 10 left.')).toBeVisible()
  await signOut(page)

  await signInHalfway(page, cleo)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(first)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/used before/)
  await page.getByLabel('Recovery code').fill(second)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/profile$/)

  await showSecurity(page)
  const toggle = page.getByRole('switch', { name: 'Two-factor authentication' })
  await toggle.click()
  const question = page.getByRole('alertdialog', { name: 'Turn off two-factor authentication?' })
  await expectFocusInside(question, 'the question')
  await expectAccessibleInFullRun(page, 'the question whether to turn it off')
  await question.getByRole('button', { name: 'Turn off' }).click()
  await expect(question.getByLabel('Your password', { exact: true })).toBeFocused()
  await question.getByLabel('Your password', { exact: true }).fill('not the password')
  await question.getByLabel(/Code from your app/).fill(codes[2] ?? '')
  await question.getByRole('button', { name: 'Turn off' }).click()
  await expect(question.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /The password is incorrect/,
  )
  await expectFocusInside(question, 'a wrong password')
  await expectAccessibleInFullRun(page, 'a wrong password')
  await question.getByLabel('Your password', { exact: true }).fill(cleo.password)
  await question.getByRole('button', { name: 'Turn off' }).click()
  await expect(question).toHaveCount(0)
  await expect(toggle).not.toBeChecked()
  await setUpApp(page)
  await expect(toggle).toBeChecked()
})

test(
  'a reset link of a protected account asks for the code before a new password is set',
  { tag: '@full' },
  async ({ page }) => {
    const dina = newInvestor('Dina')
    await openSecurity(page, dina)
    const { app } = await setUpApp(page)
    await signOut(page)
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(dina.email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    const link = await newestLink(page.request, dina.email, /Choose a new password/)
    await openMailedLink(page, link, 'Choose a new password')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code from your authenticator app')
    await expect(page.getByText('Before you choose a new password for')).toBeVisible()
    await expectAccessibleInFullRun(page, 'the question before a new password')
    await page.reload()
    await page.getByLabel('Six-digit code').fill(app.code())
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set New Password')
    await page.getByLabel('New Password', { exact: true }).fill('Another password 2')
    await page.getByLabel('Confirm New Password').fill('Another password 2')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible()
    await signInHalfway(page, { ...dina, password: 'Another password 2' })
  },
)

test('by keyboard alone: set up, and sign in with a code', { tag: '@full' }, async ({ page }) => {
  const ines = newInvestor('Ines')
  await openSecurity(page, ines)
  await page.getByRole('tab', { name: 'Security' }).focus()
  await tabTo(page, page.getByRole('switch', { name: 'Two-factor authentication' }))
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
  const app = authenticatorApp(await keyIn(dialog))
  await tabTo(page, dialog.getByLabel('Six-digit code'))
  await page.keyboard.type(app.code())
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Two-factor authentication is on' })
  await codesIn(shown)
  await tabTo(page, shown.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await tabTo(page, shown.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('switch', { name: 'Two-factor authentication' })).toBeFocused()
  await signOut(page)

  await signInHalfway(page, ines)
  await tabTo(page, page.getByRole('button', { name: 'Use a recovery code instead' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Use your authenticator app instead' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Six-digit code')).toBeFocused()
  await page.keyboard.type(app.code())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/)
})
