import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns the ref of an error summary that receives focus each time a submit fails, so that screen readers announce
 * what to correct. Pass a new list for each failed submit: the same list doesn't move focus again.
 */
export function useErrorFocus(errors: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])
  return summary
}
