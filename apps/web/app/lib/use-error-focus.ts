import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the ref of an error summary that takes the focus each time a submit failed, so that screen readers
 * say what to mend. Hand in a new list per failed submit: the same list does not move the focus again.
 */
export function useErrorFocus(errors: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])
  return summary
}
