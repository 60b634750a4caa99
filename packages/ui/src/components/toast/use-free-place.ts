import { type RefObject, useSyncExternalStore } from 'react'

/** An edge of the screen, or how far above the lower one. */
export type FreePlace = 'bottom' | 'top' | `${number}px`

/**
 * Where messages cover neither what has focus nor a control of an open dialog: at the lower edge of the screen, at the
 * upper one, or above a control. Where they always cover something, it is as little as possible, and rather a control
 * than what has focus. A message stays while the pointer is over it, so a control below it would be out of reach.
 */
export function useFreePlace(messages: RefObject<HTMLElement | null>): FreePlace {
  return useSyncExternalStore(
    onMove,
    () => freePlace(messages.current),
    () => 'bottom',
  )
}

/** Focus that moves, content that has scrolled, and content that comes and goes. */
function onMove(moved: () => void): () => void {
  const observer = new MutationObserver(moved)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', moved)
  document.addEventListener('scrollend', moved, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', moved)
    document.removeEventListener('scrollend', moved, { capture: true })
  }
}

const controls = 'a[href], button, input, select, textarea'

function freePlace(messages: HTMLElement | null): FreePlace {
  const focused = document.activeElement
  if (messages === null || focused === null || messages.childElementCount === 0) return 'bottom'
  // A message that is being read stays where it is.
  if (messages.contains(focused)) return (messages.dataset['place'] ?? 'bottom') as FreePlace
  const { left, right, height } = messages.getBoundingClientRect()
  const shown = (element: Element) => {
    const area = element.getBoundingClientRect()
    return area.height > 0 && area.right > left && area.left < right ? [area] : []
  }
  const others = [...(focused.closest('[aria-modal="true"]')?.querySelectorAll(controls) ?? [])].flatMap(shown)
  const own = focused === document.body ? [] : shown(focused)
  const covered = (above: number) => {
    const isCovered = ({ top, bottom }: DOMRect) => top < innerHeight - above && bottom > innerHeight - above - height
    return own.filter(isCovered).length * (others.length + 1) + others.filter(isCovered).length
  }
  const atTop = innerHeight - height
  const between = others.map(({ top }) => innerHeight - top).filter((above) => above > 0 && above < atTop)
  const places = [0, atTop, ...between.toSorted((one, other) => one - other)]
  const least = Math.min(...places.map(covered))
  const best = places.find((above) => covered(above) === least) ?? 0
  if (best === 0) return 'bottom'
  return best === atTop ? 'top' : `${best}px`
}
