import type { Locator } from 'playwright/test'
import { expect } from './silent-console.ts'

/** More presses than any dialog has controls, so that the focus wraps at least once. */
const presses = 14

/**
 * Expects that the focus is in the dialog, stays there when cycling with Tab and Shift+Tab, and reaches the same
 * controls in both directions.
 */
export async function expectFocusKept(dialog: Locator, state: string): Promise<void> {
  await expect.poll(() => focusedControl(dialog), { message: `${state}: the focus is in the dialog` }).not.toBe(outside)
  const [forth, back] = [await goAround(dialog, 'Tab', state), await goAround(dialog, 'Shift+Tab', state)]
  expect(back.toSorted(), `${state}: the same controls both ways`).toEqual(forth.toSorted())
}

async function goAround(dialog: Locator, key: 'Tab' | 'Shift+Tab', state: string): Promise<string[]> {
  const met = new Set<string>()
  for (let press = 0; press < presses; press += 1) {
    await dialog.page().keyboard.press(key)
    const control = await focusedControl(dialog)
    expect(control, `${state}: ${key} stays in the dialog`).not.toBe(outside)
    met.add(control)
  }
  return [...met]
}

const outside = 'outside'

/** The focused control, identified by its text; a radio button stands for its group. */
function focusedControl(dialog: Locator): Promise<string> {
  return dialog.evaluate((element, outside) => {
    const focused = document.activeElement
    if (focused === null || !element.contains(focused) || !focused.checkVisibility({ checkVisibilityCSS: true }))
      return outside
    const words = focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent
    return `${focused.tagName} ${words ?? ''}`
  }, outside)
}
