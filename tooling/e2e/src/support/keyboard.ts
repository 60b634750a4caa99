import type { Locator, Page } from 'playwright/test'
import { expect } from './silent-console.ts'

/** More Tab stops than any page has before the target element. */
const maxStops = 90

/**
 * Presses Tab until the element has the focus, and expects a visible focus at every stop. Waits until the element is
 * attached: otherwise Tab could go past its place and leave the page.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let press = 0; press < maxStops; press += 1) {
    await page.keyboard.press('Tab')
    await expectFocusSeen(page)
    if (await hasFocus(target)) return
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

/** Presses Tab once per element, and expects the focus to reach them in order. */
export async function tabThrough(page: Page, targets: readonly Locator[]): Promise<void> {
  for (const target of targets) {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
    await expectFocusSeen(page)
  }
}

/** Expects a 3 px ring around the focused element, or around the frame or label that shows it, inside the window. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'nothing has the focus'
    const near = [
      focused,
      focused.closest('label'),
      focused.closest('.ui-control'),
      ...(focused.parentElement?.children ?? []),
    ]
    const ring = near.some((element) => {
      if (element === null) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return outlineStyle === 'solid' && outlineWidth === '3px' && outlineColor !== 'rgba(0, 0, 0, 0)'
    })
    const { top, bottom } = focused.getBoundingClientRect()
    const inWindow = bottom > 0 && top < window.innerHeight
    return ring && inWindow ? 'seen' : `${focused.outerHTML.slice(0, 120)}: ${ring ? 'outside the window' : 'no ring'}`
  })
  expect(seen).toBe('seen')
}

async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement)
}
