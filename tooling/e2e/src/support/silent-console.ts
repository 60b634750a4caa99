import { expect, type ConsoleMessage } from 'playwright/test'
import { test as base } from './served.ts'
import { watchTraffic } from './traffic.ts'

/**
 * Answers that a journey provokes on purpose are reported by the browser as console errors; everything else fails the
 * test.
 */
const provoked = /Failed to load resource: the server responded with a status of (400|401|403|404|409|422|429)/

/** A test whose page fails it when the console or an uncaught error says something. */
export const test = base.extend({
  page: async ({ page }, provide, journey) => {
    const said: string[] = []
    const traffic = watchTraffic(page)
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type()) && !provoked.test(message.text())) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(String(error)))
    await provide(page)
    // A handler that still waits for the server when the test is over would fail outside of any test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A picture of what went wrong may be gone with the machine; what is printed stays.
    if (journey.errors.length > 0) throw new Error([await traffic.told(), 'the console:', ...said].join('\n'))
    expect(said, 'the console is silent').toEqual([])
  },
})
export { expect }
