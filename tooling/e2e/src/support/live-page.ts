import type { Page } from 'playwright/test'

/** Opens a page and waits until its scripts have taken over, which they may put off until somebody moves. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilLive(page)
}

/** Waits until scripts have taken over the page that is shown. */
export async function untilLive(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  // React marks the elements that it takes over, and the page lets go of what it held until then; there is no sign of
  // it that a person could see. What a page does on arrival comes after that, and before the browser is idle.
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber')) && !('earlyInput' in window)
  })
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 1000 }), { timeout: 1000 }),
      ),
  )
}

/** Waits until every change of look that has begun is over; what turns for ever may turn on. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    )
  })
}
