import type { Page } from 'playwright/test'
import { expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { arriveGold, numberOf, openRequest, requestByEmail, shareBox } from '../support/consultation.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { tabTo } from '../support/keyboard.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const time = /^\w{3} \w{3} \d{1,2} \d{1,2}:\d{2} [ap]m$/
const dialogOfTimes = (page: Page) => page.getByRole('dialog', { name: 'A time to talk' })

test.describe('in Hawaii', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' })

  test('a time is held, booked, moved and canceled, in the person’s own zone', async ({ page }) => {
    await arriveGold(page, 'Kai')
    const request = await openRequest(page)
    await expect(request.getByLabel('Your time zone')).toHaveValue('Pacific/Honolulu')
    await request.getByRole('radio', { name: 'Email' }).check()
    await request.getByRole('radio', { name: /^Morning/ }).check()
    await shareBox(request).check()
    await request.getByRole('button', { name: 'Schedule Consultation' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Consultation Request Confirmed' })
    await expect(confirmation).toContainText('Morning (9am-12pm), Hawaii-Aleutian Standard Time')

    await test.step('one large button a day, at a time when people are awake', async () => {
      await expect(confirmation).toContainText('Times are in your time zone, Hawaii-Aleutian Standard Time.')
      const offered = confirmation.getByRole('button', { name: time })
      await expect(offered).toHaveCount(3)
      for (const words of await offered.allInnerTexts()) expect(words).not.toMatch(/\b[1-7]:\d{2} am/)
      await confirmation.getByRole('button', { name: 'Another time' }).click()
      await expect(
        confirmation
          .getByRole('region')
          .getByRole('button', { name: /^\d{1,2}:\d{2} [ap]m$/ })
          .first(),
      ).toBeVisible()
      await expectBothSchemesInFullRun(page, 'every free time')
    })

    await test.step('booking none is a choice of its own', async () => {
      // By when instead, if all of the 24 hours are outside the partner's working hours, as on the eve of a holiday.
      const isSaved = (await confirmation.innerText()).includes('will contact you within 24 hours')
      const unbooked = isSaved ? 'Write to me within 24 hours' : /^Write to me by \w{3} \w{3} \d/
      await confirmation.getByRole('button', { name: unbooked }).click()
      await expect(confirmation).toContainText(/No time is booked\. .+ plans to write to you by \w{3} \w{3} \d/)
      await confirmation.getByRole('button', { name: 'Choose a time after all' }).click()
    })

    await test.step('a time is kept for ten minutes, told calmly', async () => {
      await confirmation.getByRole('button', { name: time }).first().click()
      const stored = confirmation.getByRole('status').filter({ hasText: 'This time is kept for you until' })
      await expect(stored).toContainText(/\((10:00|9:\d\d) left\)/)
      await expect(stored).toMatchAriaSnapshot(
        `- status: /^This time is kept for you until \\d{1,2}:\\d{2} [ap]m ?\\.$/`,
      )
      await expectBothSchemesInFullRun(page, 'a held time')
      await expectFocusInside(confirmation, 'a held time')
      await confirmation.getByRole('button', { name: 'Book this time' }).click()
      await expect(numberOf(confirmation)).toBeFocused()
      await expect(numberOf(confirmation)).toHaveAccessibleDescription(/Please enter the number at which/)
      await expectBothSchemesInFullRun(page, 'a held time without a number')
      await numberOf(confirmation).fill('+1 555 555 0104')
      await confirmation.getByRole('button', { name: 'Book this time' }).click()
      await expect(confirmation).toContainText('Booked:')
      await expect(confirmation).toContainText('They call you at +1 555 555 0104.')
      const download = page.waitForEvent('download')
      await confirmation.getByRole('button', { name: 'Add to calendar' }).click()
      expect((await download).suggestedFilename()).toBe('conversation.ics')
      await expectBothSchemesInFullRun(page, 'a booked time')
      await confirmation.getByRole('button', { name: 'Got it, thanks!' }).click()
      await expect(page).toHaveURL(/\/profile$/)
      await expect(page.getByRole('article')).toContainText(/Your conversation: .+\(Hawaii-Aleutian Standard Time\)/)
      await expect(page.getByRole('article')).toContainText('They call you at +1 555 555 0104.')
    })

    await test.step('a time that somebody else has just taken: the nearest ones stand in its place', async () => {
      const before = await page.getByRole('article').locator('.request-appointment strong').innerText()
      await page.getByRole('button', { name: 'Move or cancel the conversation' }).click()
      const dialog = dialogOfTimes(page)
      await dialog.getByRole('button', { name: 'Move it' }).click()
      await expect(dialog.getByRole('button', { name: `Keep ${before}` })).toBeVisible()
      const slot = (hour: number) => ({ start: `2030-03-04T${hour}:00:00.000Z`, end: `2030-03-04T${hour}:30:00.000Z` })
      const taken = {
        error: 'Somebody else has just taken this time. These are the nearest free ones.',
        code: 'slot_taken',
        slots: [20, 21, 22].map(slot),
        requestId: 'x',
      }
      await page.route('**/api/slots/holds', (route) => route.fulfill({ status: 409, json: taken }), { times: 1 })
      await dialog.getByRole('button', { name: time }).nth(1).click()
      await expect(dialog.getByRole('status').filter({ hasText: taken.error })).toBeVisible()
      await expect(dialog.getByRole('button', { name: time })).toHaveText([
        /Mon Mar 4 10:00 am/,
        /Mon Mar 4 11:00 am/,
        /Mon Mar 4 12:00 pm/,
      ])
      await expectBothSchemesInFullRun(page, 'a taken time')
      await dialog.getByRole('button', { name: 'Leave it as it is' }).click()
    })

    await test.step('a hold that has run out starts over, and the conversation moves', async () => {
      const before = await page.getByRole('article').locator('.request-appointment strong').innerText()
      await page.getByRole('button', { name: 'Move or cancel the conversation' }).click()
      const dialog = dialogOfTimes(page)
      await dialog.getByRole('button', { name: 'Move it' }).click()
      await dialog.getByRole('button', { name: time }).nth(2).click()
      const expired = {
        error: 'This time was held for ten minutes and is free again. Please choose a time once more.',
        code: 'hold_expired',
        requestId: 'x',
      }
      await page.route('**/appointment', (route) => route.fulfill({ status: 409, json: expired }), { times: 1 })
      await dialog.getByRole('button', { name: 'Move to this time' }).click()
      await expect(dialog).toContainText(expired.error)
      await dialog.getByRole('button', { name: time }).nth(2).click()
      await dialog.getByRole('button', { name: 'Move to this time' }).click()
      await expect(dialog).toContainText('Booked:')
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByRole('article').locator('.request-appointment strong')).not.toHaveText(before)
    })

    await test.step('canceled after a question', async () => {
      await page.getByRole('button', { name: 'Move or cancel the conversation' }).click()
      const dialog = dialogOfTimes(page)
      await dialog.getByRole('button', { name: 'Cancel it' }).click()
      await expectBothSchemesInFullRun(page, 'the question')
      await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
      await expect(dialog).toContainText('The conversation is canceled.')
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByRole('article')).not.toContainText('Your conversation')
      await page.getByText('History').click()
      await expect(page.getByRole('article').getByRole('listitem').first()).toHaveText(/The conversation was canceled/)
    })
  })
})

test('the whole way by keyboard alone, at 320 px', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await arriveGold(page, 'Tabea')
  await expect(page.getByRole('button', { name: 'Schedule Consultation' })).toBeVisible()
  await page.getByRole('heading', { name: 'Registration Complete!' }).focus()
  await tabTo(page, page.getByRole('button', { name: 'Schedule Consultation' }))
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Schedule Your DST Consultation' })
  await tabTo(page, dialog.getByRole('radio', { name: 'Phone' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+1 555 555 0103')
  await tabTo(page, dialog.getByLabel('Your time zone'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, dialog.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await expectNothingCutOff(page, 'the form')
  await expectFocusInside(dialog, 'the form')
  await tabTo(page, dialog.getByRole('button', { name: 'Schedule Consultation' }))
  await page.keyboard.press('Enter')

  const confirmation = page.getByRole('dialog', { name: 'Consultation Request Confirmed' })
  await expect(confirmation.getByRole('button', { name: time })).toHaveCount(3)
  await tabTo(page, confirmation.getByRole('button', { name: time }).nth(1))
  await expect(page.getByText('Your consultation has been scheduled successfully!')).toHaveCount(0)
  await expectNothingCutOff(page, 'the confirmation')
  await page.keyboard.press('Enter')
  await tabTo(page, confirmation.getByRole('button', { name: 'Book this time' }))
  await expectNothingCutOff(page, 'a held time')
  await page.keyboard.press('Enter')
  await expect(confirmation).toContainText('Booked:')
  await expectNothingCutOff(page, 'a booked time')
  await tabTo(page, confirmation.getByRole('button', { name: 'Got it, thanks!' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/)
  await expectNothingCutOff(page, 'the profile')
})

test('a time that is held does not lapse without a word, at 320 px', async ({ page }) => {
  await arriveGold(page, 'Uma')
  const confirmation = await requestByEmail(page)
  const reminder = confirmation.getByText('This time is not booked yet')
  const thanks = confirmation.getByRole('button', { name: 'Got it, thanks!' })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingCutOff(page, 'the confirmation')
  await confirmation.getByRole('button', { name: time }).first().press('Enter')
  await expect(confirmation.getByRole('status').filter({ hasText: 'This time is kept for you until' })).toBeVisible()
  await expectNothingCutOff(page, 'a held time')

  for (const attempt of ['Escape', 'the X', 'beside the dialog']) {
    await test.step(`leaving by ${attempt} reminds of it`, async () => {
      if (attempt === 'Escape') await page.keyboard.press('Escape')
      else if (attempt === 'the X')
        await confirmation.getByRole('button', { name: 'Close', exact: true }).press('Enter')
      else await page.mouse.click(2, 2)
      await expect(reminder).toBeVisible()
      // Polls the focused element, so that a failure shows which element has the focus instead.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 400)))
        .toContain('Book it, or close without booking.')
      await expect(thanks).toHaveCount(0)
    })
  }
  await expectBothSchemesInFullRun(page, 'the reminder')
  await expectNothingCutOff(page, 'the reminder')
  await expectFocusInside(confirmation, 'the reminder')

  await test.step('and closing says what it does', async () => {
    await confirmation.getByRole('button', { name: 'Close without booking' }).press('Enter')
    await expect(page).toHaveURL(/\/profile$/)
    // The URL changes before the page does, and the result page has the same button.
    await expect(page.getByRole('heading', { name: /Welcome Back/ })).toBeVisible()
    await expect(page.getByRole('article')).not.toContainText('Your conversation')
  })

  await test.step('the same where a time is chosen later; once booked, nothing asks', async () => {
    await page.getByRole('button', { name: 'Choose a time to talk' }).press('Enter')
    const dialog = dialogOfTimes(page)
    await dialog.getByRole('button', { name: time }).nth(1).press('Enter')
    await numberOf(dialog).fill('+1 555 555 0105')
    await expect(dialog.getByRole('button', { name: 'Book this time' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.getByText('This time is not booked yet')).toBeVisible()
    await dialog.getByRole('button', { name: 'Book this time' }).press('Enter')
    await expect(dialog).toContainText('Booked:')
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('article')).toContainText('Your conversation: ')
  })

  await test.step('a failure is gone with its step', async () => {
    await page.getByRole('button', { name: 'Move or cancel the conversation' }).press('Enter')
    const dialog = dialogOfTimes(page)
    const failure = dialog.getByText('Your conversation was not canceled')
    await page.route(
      '**/appointment',
      (route) => route.fulfill({ status: 429, json: { error: 'Too many', code: 'too_many_requests', requestId: 'x' } }),
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Cancel it' }).press('Enter')
    await dialog.getByRole('button', { name: 'Yes, cancel it' }).press('Enter')
    await expect(failure).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep it' }).press('Enter')
    await expect(failure).toHaveCount(0)
  })
})
