import { expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { arriveGold, chooseZone, openRequest, shareBox } from '../support/consultation.ts'
import { expectFocusInside } from '../support/dialog-focus.ts'
import { expectSummary } from '../support/error-summary.ts'
import { accessToken } from '../support/investor.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { expect, test } from '../support/silent-console.ts'

const clock = /by \w{3} \w{3} \d{1,2}, \d{1,2}:\d{2} [ap]m [A-Z][-A-Za-z ]+ Time/

test('a call needs a number and a consent; the confirmation says by when; the state replaces the offer', async ({
  page,
}) => {
  await arriveGold(page, 'Vera')
  const dialog = await openRequest(page)

  await test.step('nothing is preselected while no number is known', async () => {
    for (const radio of await dialog.getByRole('radio', { name: /^(Phone|Email|Text message)$/ }).all())
      await expect(radio).not.toBeChecked()
    await expect(shareBox(dialog)).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Save my request' }).click()
    await expectSummary(dialog, ['Please choose how you want to be reached'])
    await expectFocusInside(dialog, 'the form with an error')
    await expectBothSchemesInFullRun(page, 'the form with an error')
  })

  await test.step('phone asks for the number, at the field', async () => {
    await dialog.getByRole('radio', { name: 'Phone' }).check()
    await shareBox(dialog).check()
    await dialog.getByLabel(/Notes/).fill('After six, please.')
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click()
    await expectSummary(dialog, ['Please enter the number to call or write to'])
    const number = dialog.getByLabel('Phone number')
    await expect(number).toHaveAccessibleDescription(/Please enter the number to call or write to/)
    await number.fill('call me')
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click()
    await expectSummary(dialog, ['Please enter a valid phone number'])
    await expect(dialog.getByLabel(/Notes/)).toHaveValue('After six, please.')
    await number.fill('+1 555 555 0100')
  })

  await test.step('the partner is named, and who pays us stands above the consent', async () => {
    await expect(dialog).toContainText('CRD number 000000')
    await expect(dialog.getByRole('link', { name: /Form ADV/ })).toHaveAttribute('href', /^https:/)
    const [paid, box] = [
      await dialog.getByRole('heading', { name: 'How we are paid' }).boundingBox(),
      await shareBox(dialog).boundingBox(),
    ]
    expect(paid?.y).toBeLessThan(box?.y ?? 0)
  })

  await test.step('with consent: the specified words, and the clock of the promise', async () => {
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Consultation Request Confirmed' })
    await expect(confirmation).toContainText('What Happens Next?')
    const headers = { authorization: `Bearer ${await accessToken(page)}` }
    const answer = await page.request.get('/api/consultation-requests', { headers })
    const [request] = (await answer.json()) as { requestDate: string; contactBy: string }[]
    // Later than that only if all of the 24 hours are outside the partner's working hours, as on the eve of a holiday.
    const isSaved = Date.parse(request?.contactBy ?? '') - Date.parse(request?.requestDate ?? '') <= 24 * 3_600_000
    await expect(confirmation).toContainText(`will contact you ${isSaved ? 'within 24 hours' : 'by '}`)
    await expect(confirmation).toContainText(clock)
    await expect(page.getByText('Your consultation has been scheduled successfully!').first()).toBeVisible()
    await expectBothSchemesInFullRun(page, 'the confirmation')
    await confirmation.getByRole('button', { name: 'Got it, thanks!' }).click()
    await expect(page).toHaveURL(/\/profile$/)
  })

  await test.step('the profile shows how the request stands in place of the offer, and knows the number', async () => {
    const state = page.getByRole('article').first()
    await page.reload()
    await expect(state).toContainText('Received')
    await expect(state).toContainText(clock)
    await expect(state).toContainText('Phone, +1 555 555 0100')
    await expect(page.getByText('You may schedule')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Schedule Consultation' })).toHaveCount(0)
    await state.getByText('History').click()
    await expect(state.getByRole('listitem')).toHaveText([
      /The partner confirmed/,
      /Sent to the partner/,
      /You made this request/,
    ])
    await expectBothSchemesInFullRun(page, 'the profile with a request')
    const me = await page.request.get('/api/me', { headers: { authorization: `Bearer ${await accessToken(page)}` } })
    expect(await me.json()).toMatchObject({ phoneNumber: '+1 555 555 0100', shareWithVc: true })
  })

  await test.step('a request that is open is changed, never doubled', async () => {
    await page.getByRole('button', { name: 'Change Your Request' }).click()
    const change = page.getByRole('dialog', { name: 'Change Your DST Consultation' })
    await expect(change.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await expect(change.getByLabel('Phone number')).toHaveValue('+1 555 555 0100')
    await expect(change.getByLabel(/Notes/)).toHaveValue('After six, please.')
    await expect(shareBox(change)).toBeChecked()
    await change.getByRole('radio', { name: /Evening/ }).check()
    await change.getByRole('button', { name: 'Send my changes' }).click()
    await expect(page.getByRole('dialog', { name: 'Consultation Request Confirmed' })).toContainText(
      'We have your changes.',
    )
    await page.getByRole('button', { name: 'Got it, thanks!' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('Evening (5pm-8pm)')
  })
})

test('text messages need their own consent; what is only saved can be shared after all, and withdrawn', async ({
  page,
}) => {
  await arriveGold(page, 'Tess', 'profile')
  const dialog = await openRequest(page)

  await test.step('saved without consent: nothing is confirmed, nobody will call', async () => {
    await dialog.getByRole('radio', { name: 'Text message' }).check()
    await dialog.getByLabel('Phone number').fill('+1 555 555 0101')
    await dialog.getByRole('button', { name: 'Save my request' }).click()
    const saved = page.getByRole('dialog', { name: 'Your request is saved' })
    await expect(saved).toContainText('Nothing was shared')
    await expect(saved).toContainText('nobody will call')
    await expect(saved).not.toContainText(/24 hours|confirmed|scheduled/i)
    await expect(page.getByText('Your request is saved. Nothing was shared.').first()).toBeVisible()
    await expectBothSchemesInFullRun(page, 'the confirmation of a saved request')
    await saved.getByRole('button', { name: 'Got it, thanks!' }).click()
    await expect(page.getByRole('article')).toContainText('Saved, not shared')
  })

  await test.step('shared after all, with a consent of its own for text messages', async () => {
    await page.getByRole('button', { name: 'Share it after all' }).click()
    const share = page.getByRole('dialog', { name: 'Share your request' })
    await chooseZone(share)
    await shareBox(share).check()
    await share.getByRole('button', { name: 'Schedule Consultation' }).click()
    await expectSummary(share, ['Please agree to text messages, or change how you want to be reached'])
    await expectBothSchemesInFullRun(page, 'sharing after all')
    await share.getByRole('checkbox', { name: /text messages/ }).check()
    await share.getByRole('button', { name: 'Schedule Consultation' }).click()
    await expect(page.getByRole('dialog', { name: 'Consultation Request Confirmed' })).toContainText(clock)
    await page.getByRole('button', { name: 'Got it, thanks!' }).click()
    await expect(page.getByRole('article')).toContainText(/On its way|Sent|Received/)
  })

  await test.step('withdrawn after a question, and then the offer stands again', async () => {
    await page.getByRole('button', { name: 'Withdraw' }).click()
    const question = page.getByRole('alertdialog', { name: 'Withdraw this request?' })
    await expectBothSchemesInFullRun(page, 'the question')
    await question.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByRole('article')).toContainText('Withdrawn')
    await expect(page.getByRole('article')).toBeFocused()
    await expect(page.getByText('You may schedule')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Schedule Consultation' })).toBeVisible()
  })

  await test.step('at 320 px the words fit, and the button is in view', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingCutOff(page, 'the profile with a request')
    const again = await openRequest(page)
    await expect(again.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await expect(again.getByLabel('Phone number')).toHaveValue('+1 555 555 0101')
    await expect(again.getByRole('button', { name: 'Save my request' })).toBeInViewport()
    await expectNothingCutOff(page, 'the form')
  })
})
