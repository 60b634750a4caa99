import { type RefObject, useSyncExternalStore } from 'react'

type Edge = 'top' | 'bottom'

/** The edge of the screen at which messages don't cover what has focus: the lower one, unless the focus is there. */
export function useFreeEdge(place: RefObject<HTMLElement | null>): Edge {
  return useSyncExternalStore(
    onFocus,
    () => freeEdge(place.current),
    () => 'bottom',
  )
}

function onFocus(moved: () => void): () => void {
  document.addEventListener('focusin', moved)
  return () => document.removeEventListener('focusin', moved)
}

function freeEdge(place: HTMLElement | null): Edge {
  const focused = document.activeElement
  if (place === null || focused === null || focused === document.body) return 'bottom'
  if (place.contains(focused)) return place.dataset['edge'] === 'top' ? 'top' : 'bottom'
  const { left, right, height } = place.getBoundingClientRect()
  const other = focused.getBoundingClientRect()
  const isBeside = other.right <= left || other.left >= right
  const isBelow = other.top < innerHeight && other.bottom > innerHeight - height && other.height > 0
  // What fills the screen is covered at either edge.
  return isBelow && !isBeside && other.top >= height ? 'top' : 'bottom'
}
