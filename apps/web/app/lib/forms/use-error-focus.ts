import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns the ref of an error summary that receives focus after each failed submit, so that screen readers announce
 * what to correct. While errors come and go in between, focus stays in the field that is being corrected.
 */
export function useErrorFocus(submitCount: number): RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [submitCount])
  return summary
}
