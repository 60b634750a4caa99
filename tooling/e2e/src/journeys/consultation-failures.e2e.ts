import { isFullRun } from '@dst/vitest-config/run'
import type { Route } from 'playwright/test'
import { goOnline } from '../support/online.ts'
import { expectAccessibleInFullRun } from '../support/accessibility.ts'
import { fullUnless } from '../support/combinations.ts'
import {
  arriveGold,
  consultationPaths,
  expectSaved,
  fillRequest,
  openRequest,
  requestKeys,
  sendRequest,
} from '../support/consultation.ts'
import { test } from '../support/served.ts'
import { expect } from '../support/silent-console.ts'

// The browser logs network failures to the console, so these tests run without the silent-console check.
const address = '**/api/consultation-requests'
const failed = 'Failed to schedule consultation'
const toast = 'Error: Failed to schedule consultation. Please try again.'

const problem =
  (status: number, code: string, error: string, more: { headers?: Record<string, string>; issues?: object[] } = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers: more.headers ?? {},
      json: { error, code, requestId: 'x', ...(more.issues && { issues: more.issues }) },
    })

/** Each failure, and the detail shown with the heading. */
const failures: readonly { name: string; answer: (route: Route) => Promise<void>; heading?: string; detail: RegExp }[] =
  [
    {
      name: '401',
      answer: problem(401, 'session_expired', 'Your session has expired.'),
      detail: /no longer signed in.*kept on this device/s,
    },
    {
      name: '403 closed',
      answer: problem(403, 'consultations_closed', 'Consultations are not open yet.'),
      detail: /Consultations are not open yet\./,
    },
    {
      name: '403 tier',
      answer: problem(403, 'tier_not_eligible', 'Consultations are open to the gold and silver tiers.'),
      detail: /gold and silver tiers/,
    },
    {
      name: '404',
      answer: problem(404, 'not_found', 'There is nothing at this address.'),
      detail: /load this page again/,
    },
    { name: '409', answer: problem(409, 'conflict', 'Conflict'), detail: /Please try again\./ },
    {
      name: '429',
      answer: problem(429, 'too_many_requests', 'Too many', { headers: { 'retry-after': '90' } }),
      detail: /You can try again in 1:(30|[0-2]\d)/,
    },
    { name: '500', answer: problem(500, 'internal', 'Server error'), detail: /Nothing you entered is lost\./ },
    {
      name: 'no connection',
      answer: (route) => route.abort('connectionrefused'),
      heading: 'Network error. Please check your connection and try again.',
      detail: /Please try again\./,
    },
  ]

/** The others differ in words alone, which the tests of `callProblem` have. */
const typical = ['403 closed', '429', 'no connection']

for (const path of consultationPaths) {
  const title = `each failure of a request is told, and nothing typed is lost: from the ${path}`
  test(title, fullUnless(path === 'result'), async ({ page, context }) => {
    await page.clock.install()
    await arriveGold(page, 'Fay', path)
    const dialog = await openRequest(page)
    const keys = requestKeys(page)
    await fillRequest(dialog)

    for (const { name, answer, heading = failed, detail } of failures.filter(
      ({ name }) => isFullRun || typical.includes(name),
    )) {
      await test.step(name, async () => {
        await page.route(address, (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()))
        await sendRequest(dialog)
        await expect(dialog.getByRole('alert')).toContainText(heading)
        await expect(dialog.getByRole('alert')).toContainText(detail)
        await expect(page.getByText(toast).first()).toBeVisible()
        await expectSaved(dialog)
        await page.unroute(address)
      })
    }
    await expectAccessibleInFullRun(page, 'a failure')

    await test.step('offline', async () => {
      await context.setOffline(true)
      await sendRequest(dialog)
      await expect(dialog.getByRole('alert')).toContainText('Connection failed. Please check your internet connection.')
      await goOnline(page)
      await expectSaved(dialog)
    })

    await test.step('a field that the server refuses is named', async () => {
      const issue = { field: 'phoneNumber', code: 'required', message: 'Please enter the number to call or write to' }
      await page.route(address, problem(400, 'validation_failed', 'Some of it', { issues: [issue] }))
      await sendRequest(dialog)
      await expect(dialog.getByLabel('Phone number')).toHaveAccessibleDescription(
        /Please enter the number to call or write to/,
      )
      await expectSaved(dialog)
      await page.unroute(address)
    })

    await test.step('no answer for 16 seconds', async () => {
      const asked = page.waitForRequest(address)
      await page.route(address, () => undefined)
      await sendRequest(dialog)
      await asked
      await page.clock.fastForward('00:16')
      await expect(dialog.getByRole('alert')).toContainText('No answer came in time.')
      await expectSaved(dialog)
      await page.unroute(address)
    })

    await test.step('cut after the commit: the repeat keeps its key and gets the receipt', async () => {
      await page.route(
        address,
        async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await sendRequest(dialog)
      await expect(dialog.getByRole('alert')).toContainText('Network error.')
      await sendRequest(dialog)
      await expect(page.getByRole('heading', { name: 'Consultation Request Confirmed' })).toBeVisible()
      expect(new Set(keys).size, 'one key for one form').toBe(1)
      await page.getByRole('button', { name: 'Got it, thanks!' }).click()
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  })
}
