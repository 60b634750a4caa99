import type { Page } from 'playwright/test'

/** Opens a page and waits until it is hydrated. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilLive(page)
}

/** Waits until the current page is hydrated. */
export async function untilLive(page: Page): Promise<void> {
  // React marks the elements that it hydrates. What a page does on load comes after that, before the browser is idle.
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
  await untilIdle(page)
}

/** Waits until the browser has had time for what a page puts off. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 1000 }), { timeout: 1000 }),
      ),
  )
}

/** Waits until all running animations have finished, except those that never end. */
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
