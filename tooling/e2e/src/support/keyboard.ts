import type { Locator, Page } from 'playwright/test'
import { expect } from './silent-console.ts'

/** More Tab stops than any page has before the target element. */
const maxStops = 90
/** More than any page has in its content. */
const maxStopsOfContent = 300

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

/**
 * Presses Tab through everything in the page's content and Shift+Tab back, and expects a visible focus at every stop,
 * which nothing covers. Returns how many stops there were.
 */
export async function tabThroughContent(page: Page): Promise<number> {
  const main = page.getByRole('main')
  await main.focus()
  const stops = await stopsUntilLeft(page, main, 'Tab')
  expect(await stopsUntilLeft(page, main, 'Shift+Tab'), 'the same stops back').toBe(stops)
  return stops
}

async function stopsUntilLeft(page: Page, main: Locator, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stops = 0; stops < maxStopsOfContent; stops += 1) {
    await page.keyboard.press(key)
    const isInside = await main.evaluate(
      (element) => element !== document.activeElement && element.matches(':focus-within'),
    )
    if (!isInside) return stops
    await expectFocusSeen(page)
    expect(await coveredFocus(page), 'what covers the focus').toBeUndefined()
  }
  throw new Error(`${key} does not leave the content`)
}

/** What lies over the middle of the focused element, or of its first line; undefined if nothing does. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null) return undefined
    const { left, top, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const frame = focused.closest('label, .ui-control') ?? focused
    return over === null || frame.contains(over) || over.contains(focused) ? undefined : over.outerHTML.slice(0, 120)
  })
}

async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement)
}
