import { expect, type ConsoleMessage } from 'playwright/test'
import { test as base } from './served.ts'
import { watchTraffic } from './traffic.ts'

/**
 * The browser logs error responses that a journey provokes on purpose as console errors; anything else fails the test.
 */
const provoked = /Failed to load resource: the server responded with a status of (400|401|403|404|409|410|422|429)/

/** A test that fails if its page logs an error or warning or throws an uncaught error. */
export const test = base.extend({
  page: async ({ page }, provide, journey) => {
    const said: string[] = []
    const traffic = watchTraffic(page)
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type()) && !provoked.test(message.text())) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(String(error)))
    await provide(page)
    // A route handler that still waits for the server after the test would fail outside of any test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A screenshot of the failure may be lost with the machine; printed output stays.
    if (journey.errors.length > 0) throw new Error([await traffic.reported(), 'the console:', ...said].join('\n'))
    expect(said, 'the console is silent').toEqual([])
  },
})
export { expect }
