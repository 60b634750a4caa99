import type { Page } from 'playwright/test'
import { fullUnless } from '../support/combinations.ts'
import { arriveGold, chooseZone } from '../support/consultation.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { expectSummary } from '../support/error-summary.ts'
import { holdAnswer } from '../support/held-answer.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

/** Ways to submit the form in a dialog. */
const waysToSend = {
  'by mouse': (page: Page) => page.getByRole('button', { name: 'Send Reset Link' }).click(),
  'with Enter in the field': (page: Page) => page.getByRole('dialog').getByLabel('Email Address').press('Enter'),
  'with Space on the button': (page: Page) => page.getByRole('button', { name: 'Send Reset Link' }).press('Space'),
}

for (const [way, send] of Object.entries(waysToSend)) {
  test(
    `the reset dialog, sent ${way}, keeps the focus while it is wrong, busy, refused and sent`,
    fullUnless(way === 'with Space on the button'),
    async ({ page }) => {
      await openLive(page, '/login')
      const opener = page.getByRole('button', { name: 'Forgot password?' })
      await opener.click()
      const request = page.getByRole('dialog', { name: 'Reset Password' })
      await expectFocusInside(request, 'open')

      await send(page)
      await expectSummary(request, ['Email is required'])
      await expectFocusInside(request, 'without an address')

      await request.getByLabel('Email Address').fill('nobody@example.com')
      const refusal = await holdAnswer(page, '**/auth/v1/recover*', {
        status: 429,
        json: { error_code: 'over_request_rate_limit', msg: 'Too many' },
      })
      await send(page)
      await expect(request.getByRole('button', { name: 'Sending...' })).toBeVisible()
      await expectFocusInside(request, 'busy')
      await refusal()
      await expect(request.getByRole('alert')).toBeVisible()
      await expectFocusInside(request, 'refused')

      await send(page)
      const sent = page.getByRole('dialog', { name: 'Check Your Email' })
      await expect(sent.getByRole('heading', { name: 'Check Your Email' })).toBeFocused()
      await expectFocusInside(sent, 'sent')
      await sent.getByRole('button', { name: 'Got it, thanks!' }).press('Enter')
      await expect(opener).toBeFocused()
    },
  )
}

test('the dialog about the lifecycle keeps the focus, also on its only button', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/')
  await page.getByRole('button', { name: 'How a DST exchange unfolds' }).press('Enter')
  await expectFocusInside(page.getByRole('dialog', { name: 'DST lifecycle' }), 'open')
})

test('the dialogs of an account keep the focus in all their states', { tag: '@full' }, async ({ page }) => {
  await arriveGold(page, 'Dora')

  await test.step('request and confirmation of a consultation', async () => {
    await page.getByRole('button', { name: 'Schedule Consultation' }).press('Enter')
    const request = page.getByRole('dialog', { name: 'Schedule Your DST Consultation' })
    await expectFocusInside(request, 'open')
    await request.getByRole('radio', { name: /Email/ }).check()
    await chooseZone(request)
    await request.getByRole('checkbox').check()
    const send = request.getByRole('button', { name: 'Schedule Consultation' })
    const refusal = await holdAnswer(page, '**/api/consultation-requests', { status: 409, json: {} })
    await send.press('Enter')
    await expect(request.getByRole('button', { name: 'Scheduling...' })).toBeVisible()
    await expectFocusInside(request, 'busy')
    await refusal()
    await expect(send).toBeVisible()
    await expectFocusInside(request, 'failed')
    await send.press('Enter')
    const confirmation = page.getByRole('dialog', { name: 'Consultation Request Confirmed' })
    await expectFocusInside(confirmation, 'confirmed')
    await confirmation.getByRole('button', { name: 'Got it, thanks!' }).press('Enter')
    await expect(page).toHaveURL(/\/profile$/)
  })

  await test.step('reset to default', async () => {
    const opener = page.getByRole('button', { name: 'Reset to Default' })
    await opener.press('Enter')
    await expectFocusInside(page.getByRole('alertdialog', { name: 'Reset to Default' }), 'open')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('delete account', async () => {
    const opener = page.getByRole('button', { name: 'Delete Account' })
    await opener.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Delete Account' })
    await expectFocusInside(question, 'warning')
    await question.getByRole('button', { name: 'Continue' }).press('Enter')
    const word = question.getByRole('textbox', { name: 'Type DELETE to confirm' })
    await expect(word).toBeFocused()
    await expectFocusInside(question, 'the word to type')
    await word.fill('DELETE')
    await expectFocusInside(question, 'the word is typed')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
})

test('a profile that the server does not give asks nobody to log in', { tag: '@full' }, async ({ page }) => {
  await arriveGold(page, 'Edith', 'profile')
  await page.route('**/api/me', (route) => route.fulfill({ status: 429, json: {} }))
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your profile could not be loaded', {
    timeout: 30_000,
  })
  await expect(main).not.toContainText(/log in/i)
  await page.unroute('**/api/me')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /Welcome Back/ })).toBeVisible()
})
