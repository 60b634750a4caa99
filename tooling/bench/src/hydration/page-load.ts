import type { Browser, CDPSession, Page } from 'playwright'
import { slowedBy } from '../typing.ts'

/** "Slow 4G" of Chromium's developer tools, with which Lighthouse loads too. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 }
/** How long a page is observed after it has loaded, in milliseconds: its scripts start late. */
const observed = 4000
/** How long a finger stays on the glass, in milliseconds. */
const pressed = 80

/** When a tap on the menu is made: as soon as the button can be seen, or while the scripts of the page start. */
export type Tap = 'at once' | 'during the start'

/** One load of a page on a slow phone, in milliseconds. */
export interface PageLoad {
  firstPaint: number
  largestPaint: number
  /** What tasks took beyond 50 ms each, from the first paint on. */
  blocking: number
}

/** Loads a page without touching it. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(observed)
    return page.evaluate(() => (window as unknown as { found: PageLoad }).found)
  })
}

/** Loads a page, taps its menu once, and returns the milliseconds from the finger's rise to the frame with the menu. */
export async function tapMenu(browser: Browser, url: string, when: Tap): Promise<number> {
  return onSlowPhone(browser, async (page, devTools) => {
    const menu = page.getByRole('button', { name: /menu/i }).first()
    const started = page.waitForResponse((response) => /\/assets\/.*\.js$/.test(response.url()), { timeout: 30_000 })
    started.catch(() => {})
    await page.goto(url, { waitUntil: 'commit' })
    await menu.waitFor({ state: 'visible' })
    if (when === 'during the start') await started
    const box = await menu.boundingBox()
    if (box === null) throw new Error(`${url} has no menu to tap`)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(pressed)
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return page.evaluate(
      () =>
        new Promise<number>((answer) => {
          const look = () => {
            const { tapped, shown } = window as unknown as { tapped?: number; shown?: number }
            if (tapped !== undefined && shown !== undefined) answer(shown - tapped)
            else setTimeout(look, 20)
          }
          look()
        }),
    )
  })
}

async function onSlowPhone<Found>(
  browser: Browser,
  work: (page: Page, devTools: CDPSession) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    await context.addInitScript(observe)
    const page = await context.newPage()
    const devTools: CDPSession = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', slow4g)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
    return await work(page, devTools)
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything of its own. */
function observe(): void {
  const found = { firstPaint: 0, largestPaint: 0, blocking: 0 }
  Object.assign(window, { found })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) found.firstPaint = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.largestPaint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (found.firstPaint > 0 && startTime + duration > found.firstPaint) found.blocking += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const noteTap = (event: Event) => Object.assign(window, { tapped: event.timeStamp })
  addEventListener('touchend', noteTap, { capture: true, once: true, passive: true })
  const noteShown = () =>
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { shown: performance.now() })))
  addEventListener('toggle', noteShown, { capture: true, once: true })
}
