import { type RefObject, useSyncExternalStore } from 'react'

/** From this share of the limit on, it is said how much is left. */
const nearLimit = 0.8

/** A text next to its limit. */
export interface TextLimit {
  /** How much is left, or too much; undefined far from the limit. */
  count: string | undefined
  isOver: boolean
}

/**
 * Counts the text of a control against its limit in UTF-16 code units, without surrounding whitespace. Nothing is ever
 * cut: a text that is too long is for the person to shorten.
 * @param maxLength undefined where the text has no limit
 */
export function useTextLimit(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  maxLength: number | undefined,
): TextLimit {
  // Also read after each render, because a form can set the text without an event, such as when it is emptied.
  const length = useSyncExternalStore(
    onTypedInput,
    () => (maxLength === undefined ? 0 : (control.current?.value.trim().length ?? 0)),
    () => 0,
  )
  if (maxLength === undefined || length < nearLimit * maxLength) return { count: undefined, isOver: false }
  return { count: countOf(maxLength - length), isOver: length > maxLength }
}

/** On the window, which hears it after React: a render before that would put the old text of a controlled field back. */
function onTypedInput(onTyped: () => void): () => void {
  window.addEventListener('input', onTyped)
  return () => window.removeEventListener('input', onTyped)
}

function countOf(left: number): string {
  const characters = Math.abs(left) === 1 ? 'character' : 'characters'
  return `${Math.abs(left).toLocaleString('en-US')} ${characters} ${left < 0 ? 'too many' : 'left'}`
}
