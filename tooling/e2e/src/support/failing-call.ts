import type { Locator, Page, Route } from 'playwright/test'
import { goOnline } from './online.ts'
import { expectAccessibleInFullRun } from './accessibility.ts'
import { expect, test } from './silent-console.ts'

/** One API call of a page, and what a user sees of it. */
export interface Call {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path of the call, or the end of it. */
  path: RegExp
  /** Makes the page send the call. */
  press: () => Promise<void>
  /** Where failures are shown. */
  place: Locator
  /** Expects that everything typed or chosen is still there. */
  stored?: () => Promise<void>
  /** Expects that it was done exactly once. */
  done: () => Promise<void>
  /** Failures that cannot occur here, or that have their own journey. */
  without?: readonly FailureName[]
}

const problem =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { error: 'The server says why.', code, requestId: 'x' } })

/** Every way in which any call can fail: the response that the browser gets, and the message that the user sees. */
const failures = {
  '401': { answer: problem(401, 'session_expired'), reported: /signed in|log in/i },
  '403': { answer: problem(403, 'forbidden'), reported: /\w+/ },
  '404': { answer: problem(404, 'not_found'), reported: /\w+/ },
  '409': { answer: problem(409, 'conflict'), reported: /\w+/ },
  '429': { answer: problem(429, 'too_many_requests', { 'retry-after': '45' }), reported: /try again in/i },
  '500': { answer: problem(500, 'internal'), reported: /try(ing)? again|retry/i },
  'no connection': { answer: (route: Route) => route.abort('connectionrefused'), reported: /Network error\./ },
} as const
type FailureName = keyof typeof failures | 'offline' | '16 seconds' | 'cut after the commit'

/** Longer than the response timeout of any call. */
const tooLong = '00:16'

/**
 * Makes a call fail in every way, one after the other, and expects each failure to be shown in view and announced, and
 * no typed input to be lost; then lets it succeed, but cuts the connection before the response arrives, and expects the
 * retry to end in the same state. The page needs a clock: `page.clock.install()`.
 */
export async function expectFailureMessages(page: Page, call: Call): Promise<void> {
  // Failed reads are retried automatically once the server responds; here every retry must come from a press.
  const lookForReturn = '**/api/faqs'
  if (call.method === 'GET') await page.route(lookForReturn, problem(429, 'too_many_requests'))
  await eachFailure(page, call)
  await page.unroute(lookForReturn)
}

async function eachFailure(page: Page, call: Call): Promise<void> {
  const { path, method, without = [] } = call
  const address = ({ pathname }: URL) => path.test(pathname)
  const meet = async (answer: (route: Route) => Promise<void> | void) => {
    await page.route(address, (route) => (route.request().method() === method ? answer(route) : route.fallback()))
    await call.press()
  }
  const expectMessage = async (reported: RegExp) => {
    const alert = call.place.getByRole('alert').filter({ hasText: reported })
    await expect(alert.first()).toBeInViewport()
    await expect(alert.first()).not.toContainText(/undefined|null|\[object/)
    await call.stored?.()
    await page.unroute(address)
  }

  for (const [name, { answer, reported }] of Object.entries(failures)) {
    if (without.some((each) => each === name)) continue
    await test.step(`${call.name}: ${name}`, async () => {
      await meet(answer)
      await expectMessage(reported)
      if (name === '401' || name === '500') await expectAccessibleInFullRun(page, `${call.name}: ${name}`)
    })
  }

  await test.step(`${call.name}: offline`, async () => {
    await page.context().setOffline(true)
    await call.press()
    await expectMessage(/Connection failed\./)
    await goOnline(page)
  })

  await test.step(`${call.name}: no answer for 16 seconds`, async () => {
    const asked = page.waitForRequest(
      (request) => path.test(new URL(request.url()).pathname) && request.method() === method,
    )
    await meet(() => undefined)
    await asked
    await page.clock.fastForward(tooLong)
    await expectMessage(/time|could not be loaded/i)
  })

  if (without.includes('cut after the commit')) return
  await test.step(`${call.name}: cut after the commit, and repeated`, async () => {
    await meet(async (route) => {
      expect((await route.fetch()).ok()).toBe(true)
      await route.abort('connectionreset')
    })
    await expectMessage(/Network error\./)
    await call.press()
    await call.done()
  })
}
