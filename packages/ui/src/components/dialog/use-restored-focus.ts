import { type RefObject, useEffect, useState } from 'react'

const observed = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'inert'] }

/**
 * Returns the focus to an open dialog when the focused element is removed, disabled or hidden, because browsers would
 * then move it to the page behind. It goes to the field marked `data-autofocus`, or else to the heading, which says
 * what the dialog shows now. After the dialog closes, it goes back to what opened it.
 */
export function useRestoredFocus(
  panelRef: RefObject<HTMLElement | null>,
  headingRef: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  const [opener] = useState(focusedNow)
  useEffect(() => () => void setTimeout(() => giveBack(opener)), [opener])
  useEffect(() => {
    const panel = panelRef.current
    if (!open || panel === null) return
    const keep = () => {
      if (!isLost(document.activeElement)) return
      const wanted = panel.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ?? headingRef.current
      wanted?.focus()
    }
    // With only one control, the library finds no next one and leaves the focus on the invisible button that closes
    // the focus loop.
    const goRound = ({ target, relatedTarget }: FocusEvent) => {
      const ended =
        target instanceof HTMLElement &&
        target === document.activeElement &&
        target.dataset['headlessuiFocusGuard'] === 'true'
      if (ended && relatedTarget instanceof HTMLElement && panel.contains(relatedTarget)) relatedTarget.focus()
    }
    const observer = new MutationObserver(keep)
    observer.observe(panel, observed)
    document.addEventListener('focusin', goRound)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', goRound)
    }
  }, [panelRef, headingRef, open])
}

function focusedNow(): HTMLElement | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement : undefined
}

/** The library does so itself, unless it was loaded only after the opener had the focus. */
function giveBack(opener: HTMLElement | undefined): void {
  if (document.activeElement === document.body) opener?.focus()
}

function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(':disabled') || !focused.checkVisibility()
}
