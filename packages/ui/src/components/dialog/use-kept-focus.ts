import { type RefObject, useEffect } from 'react'

const observed = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'inert'] }

/**
 * Brings the focus back into an open dialog when what had it is removed, disabled or hidden, as browsers then give it to
 * the page behind: to the field marked `data-autofocus`, or else to the heading, which says what the dialog shows now.
 */
export function useKeptFocus(
  panelRef: RefObject<HTMLElement | null>,
  headingRef: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useEffect(() => {
    const panel = panelRef.current
    if (!open || panel === null) return
    const keep = () => {
      if (!isLost(document.activeElement)) return
      const wanted = panel.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ?? headingRef.current
      wanted?.focus()
    }
    // The library finds no next control where there is only one, and leaves the focus on the unseen button that ends the round.
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

function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(':disabled') || !focused.checkVisibility()
}
