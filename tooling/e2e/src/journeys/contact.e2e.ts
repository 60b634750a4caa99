import type { Page } from 'playwright/test'
import { goOnline } from '../support/online.ts'
import { test as provoking } from '../support/served.ts'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { expectSummary } from '../support/error-summary.ts'
import { untilLive } from '../support/live-page.ts'
import { arrivedMessages } from '../support/mailbox.ts'
import { expect, test } from '../support/silent-console.ts'

const success = "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours."
const labels = ['First name', 'Last name', 'Email', 'Subject', 'Message'] as const
const field = (page: Page, label: (typeof labels)[number]) => page.getByRole('textbox', { name: label, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

async function fill(page: Page, subject: string): Promise<string[]> {
  const entered = [
    'Margaret',
    'Ellison',
    'margaret@example.com',
    subject,
    'My sale closes in March.\nWhich day is day 45?',
  ]
  await page.goto('/contact')
  for (const [index, label] of labels.entries()) await field(page, label).fill(entered[index] ?? '')
  return entered
}

async function expectEntered(page: Page, entered: readonly string[]): Promise<void> {
  for (const [index, label] of labels.entries()) await expect(field(page, label)).toHaveValue(entered[index] ?? '')
}

// The server accepts five messages a minute; the tests in this file send four.
test('a message is thanked for, clears the form and reaches the operator; a robot’s is only thanked for', async ({
  page,
  request,
}) => {
  await fill(page, 'Cheap loans')
  await expect(page.locator('form').getByRole('textbox')).toHaveCount(labels.length)
  await page.locator('[name="topic"]').evaluate((input: HTMLInputElement) => (input.value = 'loans'))
  await send(page)
  await expect(page.getByText(success)).toBeVisible()

  await fill(page, 'Day 45 of my exchange')
  await send(page)
  await expect(page.getByText(success)).toBeVisible()
  await expectEntered(page, ['', '', '', '', ''])
  await expectAccessibleInFullRun(page)
  const mails = () => arrivedMessages(request, 'Contact form: Day 45 of my exchange')
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail] = await mails()
  expect(mail).toMatchObject({ to: 'contact@example.com', replyTo: 'margaret@example.com' })
  expect(mail?.text).toContain('My sale closes in March.\nWhich day is day 45?')
  // Jobs run in order, so the robot’s message would have arrived first.
  expect(await arrivedMessages(request, 'Contact form: Cheap loans')).toEqual([])
})

test('what is missing or too long is said at its field, and nothing is sent', { tag: '@full' }, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto('/contact')
  await send(page)
  await expectSummary(
    page,
    labels.map((label) => `${label} is required`),
  )
  await expect(field(page, 'First name')).toHaveAccessibleDescription('First name is required')
  await page.getByRole('link', { name: 'Subject is required' }).click()
  await expect(field(page, 'Subject')).toBeFocused()
  await expectAccessibleInFullRun(page)

  await fill(page, 'Too long')
  await field(page, 'Email').fill(`${'m'.repeat(288)}@example.com`)
  await field(page, 'Message').fill('x'.repeat(20_000))
  await send(page)
  await expectSummary(page, ['Email must be at most 255 characters', 'Message must be at most 5000 characters'])
  await expect(field(page, 'Message')).toHaveValue('x'.repeat(20_000))
  expect(sent).not.toContain('/api/contact')
})

// The browser logs these responses to the console, so these tests run without the silent-console check.
provoking.describe('when the server cannot take a message', () => {
  provoking(
    'a browser that is offline is told so, what was typed is kept, and can be sent later',
    async ({ page, context }) => {
      const entered = await fill(page, 'Sent twice')
      await untilLive(page)
      await context.setOffline(true)
      await send(page)
      await expect(page.getByText('Connection failed. Please check your internet connection.')).toBeVisible()
      await expectEntered(page, entered)
      await expectAccessibleInFullRun(page)
      await goOnline(page)
      await send(page)
      await expect(page.getByText(success)).toBeVisible()
    },
  )

  provoking(
    'an answer that got lost and a second press make one message',
    { tag: '@full' },
    async ({ page, request }) => {
      let lost = 0
      await page.route('**/api/contact', async (route) => {
        if (lost++ > 0) return route.continue()
        await route.fetch()
        await route.abort('connectionreset')
      })
      await fill(page, 'Answer lost')
      await send(page)
      await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible()
      await send(page)
      await expect(page.getByText(success)).toBeVisible()
      await expect.poll(async () => (await arrivedMessages(request, 'Contact form: Answer lost')).length).toBe(1)
    },
  )
})
