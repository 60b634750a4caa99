import type { Page } from 'playwright/test'
import { arriveGold, chooseZone, numberOf, shareBox } from '../support/consultation.ts'
import { expectFailureMessages } from '../support/failing-call.ts'
import { accessToken } from '../support/investor.ts'
import { test } from '../support/served.ts'
import { expect } from '../support/silent-console.ts'

// The browser logs network failures to the console, so this test runs without the silent-console check.
const time = /^\w{3} \w{3} \d{1,2} \d{1,2}:\d{2} [ap]m$/
const requestPath = '/api/consultation-requests/[^/]+'

test(
  'sharing, times and withdrawing: each failure is told, nothing is lost, and nothing happens twice',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install()
    await arriveGold(page, 'Fred', 'profile')
    await callApi(page, 'POST', '/api/consultation-requests', { preferredContactMethod: 'email' })
    await page.reload()
    const card = page.getByRole('article')

    await page.getByRole('button', { name: 'Share it after all' }).click()
    const share = page.getByRole('dialog', { name: 'Share your request' })
    await chooseZone(share)
    await shareBox(share).check()
    await expectFailureMessages(page, {
      name: 'sharing',
      method: 'POST',
      path: new RegExp(`^${requestPath}/share$`),
      press: () => share.getByRole('button', { name: 'Schedule Consultation' }).click(),
      place: share,
      stored: () => expect(shareBox(share)).toBeChecked(),
      done: async () => {
        await page.getByRole('button', { name: 'Got it, thanks!' }).click()
        expect(await happened(page, 'shared')).toBe(1)
      },
    })

    // The confirmation may already have loaded the free times.
    await page.reload()
    const times = page.getByRole('dialog', { name: 'A time to talk' })
    await page.route('**/api/slots', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await card.getByRole('button', { name: 'Choose a time to talk' }).click()
    await expect(times.getByRole('alert')).toBeVisible()
    await expectFailureMessages(page, {
      name: 'free times',
      method: 'GET',
      path: /^\/api\/slots$/,
      press: () => times.getByRole('button', { name: 'Try again' }).click(),
      place: times,
      done: () => expect(times.getByRole('button', { name: time })).toHaveCount(3),
      // It then offers to sign in instead of a retry.
      without: ['401'],
    })

    const choose = (index: number) => () => times.getByRole('button', { name: time }).nth(index).click()
    const booking = {
      method: 'PUT',
      path: new RegExp(`^${requestPath}/appointment$`),
      press: () => times.getByRole('button', { name: 'Book this time' }).click(),
      place: times,
      stored: () => expect(times.getByRole('status').filter({ hasText: 'is kept for you until' })).toBeVisible(),
    } as const
    await expectFailureMessages(page, {
      name: 'holding a time',
      method: 'POST',
      path: /^\/api\/slots\/holds$/,
      press: choose(1),
      place: times,
      stored: () => expect(times.getByRole('button', { name: time })).toHaveCount(3),
      done: booking.stored,
    })
    await numberOf(times).fill('+1 555 555 0104')
    await expectFailureMessages(page, {
      ...booking,
      name: 'booking',
      done: async () => {
        await expect(times).toContainText('Booked:')
        expect(await happened(page, 'booked')).toBe(1)
      },
    })
    await times.getByRole('button', { name: 'Move it' }).click()
    await choose(2)()
    await expectFailureMessages(page, {
      ...booking,
      name: 'moving',
      press: () => times.getByRole('button', { name: 'Move to this time' }).click(),
      done: async () => {
        await expect(times).toContainText('Booked:')
        expect(await happened(page, 'moved')).toBe(1)
      },
    })
    await times.getByRole('button', { name: 'Cancel it' }).click()
    await expectFailureMessages(page, {
      name: 'cancelling',
      method: 'DELETE',
      path: booking.path,
      press: () => times.getByRole('button', { name: 'Yes, cancel it' }).click(),
      place: times,
      stored: () => expect(times).toContainText('Booked:'),
      done: async () => {
        await expect(times.getByRole('button', { name: time })).toHaveCount(3)
        expect(await happened(page, 'cancelled')).toBe(1)
      },
    })
    await times.getByRole('button', { name: 'Done' }).click()

    await card.getByRole('button', { name: 'Withdraw' }).click()
    const question = page.getByRole('alertdialog')
    await expectFailureMessages(page, {
      name: 'withdrawing',
      method: 'POST',
      path: new RegExp(`^${requestPath}/withdraw$`),
      press: () => question.getByRole('button', { name: 'Withdraw' }).click(),
      place: question,
      done: async () => {
        await expect(card).toHaveAttribute('data-state', 'withdrawn')
        expect(await happened(page, 'withdrawn')).toBe(1)
      },
    })
  },
)

async function callApi(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${await accessToken(page)}` }
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true)
  return answer.json()
}

/** How often an event occurred for the person's only request. */
async function happened(page: Page, event: string): Promise<number> {
  const requests = (await callApi(page, 'GET', '/api/consultation-requests')) as { events: { event: string }[] }[]
  expect(requests).toHaveLength(1)
  return requests[0]?.events.filter((each) => each.event === event).length ?? 0
}
