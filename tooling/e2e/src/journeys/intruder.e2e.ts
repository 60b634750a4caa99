import { expectAccessibleInFullRun, expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { authenticatorApp, codesIn, keyIn, openSecurity, showSecurity } from '../support/authenticator.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { continueAs, leaveForGoogle } from '../support/google.ts'
import {
  accessToken,
  askAuthService,
  newInvestor,
  newSession,
  redeemMailedLink,
  signIn,
  signOut,
} from '../support/investor.ts'
import { newestCode, newestLink, newestText } from '../support/mailbox.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'
import { storeAnswers } from '../support/stored-answers.ts'

test('an open browser alone adds no authenticator: a code from the mailbox is asked for, and then it goes on', async ({
  page,
}) => {
  const gita = newInvestor('Gita')
  await leaveForGoogle(page, '/signup')
  await continueAs(page, gita)
  await expect(page.getByRole('heading', { name: 'Investor Qualification' })).toBeVisible()
  await storeAnswers(page, gita)
  await page.goto('/profile')
  await showSecurity(page)
  const toggle = page.getByRole('switch', { name: 'Two-factor authentication' })
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })

  await test.step('who cancels adds nothing', async () => {
    await toggle.click()
    await expectFocusInside(question, 'the question')
    await expectBothSchemesInFullRun(page, 'the question')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingCutOff(page, 'the question')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    const setUp = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
    await expect(setUp.getByRole('alert')).toBeVisible()
    await setUp.getByRole('button', { name: 'Cancel' }).click()
    await expect(toggle).not.toBeChecked()
  })

  await test.step('a wrong code stays in its field; the right one goes on to the picture', async () => {
    await toggle.click()
    await question.getByRole('button', { name: 'Email me a code' }).click()
    await expect(question.getByText('We sent a code to')).toBeVisible()
    const code = await newestText(page.request, gita.email, /Your code: (\d{6})\b/)
    const field = question.getByLabel('Code from the email')
    await field.fill(code === '000000' ? '000001' : '000000')
    await question.getByRole('button', { name: 'Use the code' }).click()
    await expect(question.getByRole('alert')).toContainText('This code is wrong or no longer valid')
    await expectAccessibleInFullRun(page, 'a wrong code')
    await field.fill(code)
    await question.getByRole('button', { name: 'Use the code' }).click()
    await expect(question).toHaveCount(0)
    const setUp = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
    // Its controls are complete once the picture is there.
    await expect(setUp.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expectFocusInside(setUp, 'the picture')
    const app = authenticatorApp(await keyIn(setUp))
    await setUp.getByLabel('Six-digit code').fill(app.code())
    await setUp.getByRole('button', { name: 'Turn on' }).click()
    const shown = page.getByRole('dialog', { name: 'Two-factor authentication is on' })
    expect(await codesIn(shown)).toHaveLength(10)
    await shown.getByRole('checkbox').check()
    await shown.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('nor is the app reported as lost without such a code', async () => {
    await signOut(page)
    await leaveForGoogle(page, '/login')
    await continueAs(page, gita)
    await page.getByText('Lost your device?').click()
    const report = page.getByRole('button', { name: 'Remove this step in 72 hours' })
    await report.click()
    await expectFocusInside(question, 'the question before a report')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Nothing was requested')).toBeVisible()
    await expect(page.getByText(/It will be removed on/)).toHaveCount(0)
  })
})

test('whoever took an account over loses it again by the link in the owner’s mail', async ({ page, browser }) => {
  const [ruth, theirs] = [newInvestor('Ruth'), newInvestor('Mallory')]
  await openSecurity(page, ruth)
  const { access_token: token } = await newSession(page.request, ruth)
  await askAuthService(page.request, 'user', { method: 'put', token, data: { email: theirs.email } })
  await redeemMailedLink(page.request, await newestLink(page.request, theirs.email, /new email address/))
  const password = 'Another password 9'
  const change = { password, current_password: ruth.password }
  await askAuthService(page.request, 'user', { method: 'put', token, data: change })

  const elsewhere = await (await browser.newContext()).newPage()
  const link = await newestLink(page.request, ruth.email, /Your email address for DST Investing was changed/)
  await elsewhere.goto(link)
  await test.step('opening the link changes nothing, and leaves no token in the address', async () => {
    await expect(elsewhere.getByRole('heading', { name: 'Wasn’t it you?' })).toBeVisible()
    await expect(elsewhere).toHaveURL(/\/this-was-not-me$/)
    await expectBothSchemesInFullRun(elsewhere, 'before it is undone')
    await elsewhere.setViewportSize({ width: 320, height: 640 })
    await expectNothingCutOff(elsewhere, 'before it is undone')
    expect((await newSession(page.request, { ...theirs, password })).access_token).not.toBe('')
  })

  await elsewhere.getByRole('button', { name: 'This wasn’t me: undo it' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'It is undone' })).toBeVisible()
  await expect(elsewhere.getByText(ruth.email)).toBeVisible()
  await expectAccessibleInFullRun(elsewhere, 'undone')

  await test.step('the other browser is signed out', async () => {
    // A server believes what it knows of a session for five seconds.
    await expect(async () => {
      await page.reload()
      await expect(page).toHaveURL(/\/signup$/, { timeout: 1000 })
    }).toPass()
  })
  await test.step('the owner chooses a new password by the code in the mail, and is back in', async () => {
    await elsewhere.getByRole('button', { name: 'Email me a link for a new password' }).click()
    await expect(elsewhere.getByText('We sent a link for a new password.')).toBeVisible()
    await newestLink(page.request, ruth.email, /Choose a new password/)
    await elsewhere.getByLabel('Code from the email').fill(await newestCode(page.request, ruth.email))
    await elsewhere.getByRole('button', { name: 'Use the code' }).click()
    await elsewhere.getByLabel('New Password', { exact: true }).fill('Owners password 3')
    await elsewhere.getByLabel('Confirm New Password').fill('Owners password 3')
    await elsewhere.getByRole('button', { name: 'Update Password' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible()
    await signIn(elsewhere, { ...ruth, password: 'Owners password 3' }, { rememberMe: false })
    expect(await accessToken(elsewhere)).not.toBe('')
  })
  await test.step('the link works once', async () => {
    await elsewhere.goto(link)
    await elsewhere.getByRole('button', { name: 'This wasn’t me: undo it' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectAccessibleInFullRun(elsewhere, 'a used link')
  })
})
