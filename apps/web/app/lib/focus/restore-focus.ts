import type { RefObject } from 'react'

/** After a press of a button that may be gone by then: whoever uses the keyboard goes on at the place beside it. */
export function restoreFocus(place: RefObject<HTMLElement | null>): void {
  setTimeout(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
}
