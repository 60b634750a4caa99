import { type RefObject, useCallback, useSyncExternalStore } from 'react'

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
  const subscribe = useCallback(
    (onTyped: () => void) => {
      const typedInto = control.current
      typedInto?.addEventListener('input', onTyped)
      return () => typedInto?.removeEventListener('input', onTyped)
    },
    [control],
  )
  // Also read after each render, because a form can set the text without an event, such as when it is emptied.
  const length = useSyncExternalStore(
    subscribe,
    () => (maxLength === undefined ? 0 : (control.current?.value.trim().length ?? 0)),
    () => 0,
  )
  if (maxLength === undefined || length < nearLimit * maxLength) return { count: undefined, isOver: false }
  return { count: countOf(maxLength - length), isOver: length > maxLength }
}

function countOf(left: number): string {
  const characters = Math.abs(left) === 1 ? 'character' : 'characters'
  return `${Math.abs(left).toLocaleString('en-US')} ${characters} ${left < 0 ? 'too many' : 'left'}`
}
