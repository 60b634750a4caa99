import type { CDPSession, Locator, Page } from 'playwright'

/** How much slower than this machine the processor is made: a mid-range phone. */
export const slowedBy = 4
/** Milliseconds between two keys: a person who types fast. */
const keyPause = 150

/** Slows the page's processor down, as Lighthouse does for a phone. */
export async function slowDown(page: Page): Promise<void> {
  const devTools: CDPSession = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
}

/**
 * Types the keys into the field and returns, for each, the milliseconds from the key to the frame that shows it. They
 * come from the browser's event timing, in steps of 8 ms; a key whose frame came within 16 ms counts as 16.
 */
export async function keyToPaint(page: Page, field: Locator, keys: string): Promise<number[]> {
  await field.click()
  await page.evaluate(() => {
    const found = new Map<number, number>()
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.interactionId === 0 || entry.name.startsWith('pointer') || entry.name === 'click') continue
        found.set(entry.interactionId, Math.max(entry.duration, found.get(entry.interactionId) ?? 0))
      }
    })
    watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { foundKeys: found })
  })
  await field.press('ControlOrMeta+a')
  await page.waitForTimeout(keyPause * 4)
  await page.evaluate(() => (window as unknown as { foundKeys: Map<number, number> }).foundKeys.clear())
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(keyPause)
  }
  await page.waitForTimeout(keyPause * 4)
  const slow = await page.evaluate(() => [
    ...(window as unknown as { foundKeys: Map<number, number> }).foundKeys.values(),
  ])
  const shortest = 16
  return [...slow, ...Array.from({ length: Math.max(0, keys.length - slow.length) }, () => shortest)]
}
