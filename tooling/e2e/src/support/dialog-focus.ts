import type { Locator } from 'playwright/test'
import { expect } from './silent-console.ts'

/** More presses than any dialog has controls, so that the focus is back where it began. */
const presses = 14

/**
 * Expects that the focus is in the dialog, stays there when cycling with Tab and Shift+Tab, and reaches the same
 * controls in both directions.
 */
export async function expectFocusInside(dialog: Locator, state: string): Promise<void> {
  await expect
    .poll(async () => (await focusedControl(dialog, true)).control, { message: `${state}: the focus is in the dialog` })
    .not.toBe(outside)
  const [forth, back] = [await goAround(dialog, 'Tab', state), await goAround(dialog, 'Shift+Tab', state)]
  expect(back.toSorted(), `${state}: the same controls both ways`).toEqual(forth.toSorted())
}

/** The controls that the focus meets until it is back at the first one. */
async function goAround(dialog: Locator, key: 'Tab' | 'Shift+Tab', state: string): Promise<string[]> {
  const met = new Set<string>()
  for (let press = 0; press < presses; press += 1) {
    await dialog.page().keyboard.press(key)
    const { control, isAgain } = await focusedControl(dialog, press === 0)
    expect(control, `${state}: ${key} stays in the dialog`).not.toBe(outside)
    if (isAgain) break
    met.add(control)
  }
  return [...met]
}

const outside = 'outside'

/**
 * The focused control, identified by its text; a radio button stands for its group. `isAgain` if it is the one with
 * which this round began.
 */
function focusedControl(dialog: Locator, begins: boolean): Promise<{ control: string; isAgain: boolean }> {
  return dialog.evaluate(
    (element: Element & { firstFocused?: Element | null }, { outside, begins }) => {
      const focused = document.activeElement
      const isAgain = !begins && element.firstFocused === focused
      if (begins) element.firstFocused = focused
      if (focused === null || !element.contains(focused) || !focused.checkVisibility({ checkVisibilityCSS: true }))
        return { control: outside, isAgain }
      const words = focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent
      return { control: `${focused.tagName} ${words ?? ''}`, isAgain }
    },
    { outside, begins },
  )
}
