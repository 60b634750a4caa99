import { expectAccessibleInFullRun, expectBothSchemesInFullRun } from '../support/accessibility.ts'
import { dayZone, daysAgo } from '../support/day-zone.ts'
import { accessToken, becomeInvestor, newInvestor } from '../support/investor.ts'
import { arrivedMessages } from '../support/mailbox.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { test } from '../support/partner-desk.ts'
import { expect } from '../support/silent-console.ts'

const subject = '30 days left to name property'

test.use({ timezoneId: dayZone })

test('a reminder is wanted on the profile, comes by mail, and is stopped from it', async ({ page, desk, origin }) => {
  const ines = newInvestor('Ines')
  await becomeInvestor(page, ines)
  await page.goto('/profile#notifications')
  const wanted = page.getByRole('switch', { name: 'Remind me of the deadlines of my exchange by email' })
  await expect(wanted).toBeDisabled()
  await expect(page.getByText('Reminders need your exchange saved in your account.')).toBeVisible()

  const saved = await page.request.put('/api/me/exchange-file', {
    headers: { authorization: `Bearer ${await accessToken(page)}` },
    data: { file: fileClosedOn(daysAgo(15)) },
  })
  expect(saved.status()).toBe(200)
  await page.reload()
  await wanted.click()
  await expect(wanted).toBeChecked()
  await expect(page.getByText(/^The next one comes on /)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingCutOff(page, 'the notifications tab')
  await expectBothSchemesInFullRun(page, 'the notifications tab')

  const arrived = async () => (await arrivedMessages(page.request, subject)).filter(({ to }) => to === ines.email)
  await desk.makeReminderHour()
  await expect.poll(async () => (await arrived()).length, { message: subject, timeout: 30_000 }).toBe(1)
  const [mail] = await arrived()
  // A page without a content security policy of its own, like an email program.
  await page.goto('about:blank')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setContent(mail?.html ?? '')
    await expectAccessibleInFullRun(page, `${subject} in ${colorScheme}`)
    await expectNothingCutOff(page, subject)
  }
  expect(await page.getByRole('link', { name: 'See your dates', exact: true }).getAttribute('href')).toBe(
    `${origin}/exchange`,
  )

  await page.goto((await page.getByRole('link', { name: 'Stop these reminders' }).getAttribute('href')) ?? '')
  await expectAccessibleInFullRun(page, 'the page that stops the reminders')
  await page.getByRole('button', { name: 'Stop the reminders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The reminders are stopped')
  await page.goto('/profile#notifications')
  await expect(wanted).not.toBeChecked()
  await page.goto('/profile#sharing')
  await expect(page.getByText('Reminders of your exchange').first()).toBeVisible()
  // Counted in the queue: the mailbox shows two mails with the same id as one.
  const queued = async () =>
    (await desk.database.query("select id from pgboss.job where name = 'exchange-reminder-mail'")).rowCount
  const before = await queued()
  await desk.makeReminderHour()
  await desk.untilDone()
  expect(await queued()).toBe(before)
})

/** A file whose one sale closed on a day. */
function fileClosedOn(closing: string): object {
  const sales = [{ id: 's0', closing }]
  return { version: 1, taxpayer: {}, sales, deadlines: {}, purchases: [], income: {}, plan: {} }
}
