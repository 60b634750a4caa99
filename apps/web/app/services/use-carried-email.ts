import { useLayoutEffect, type RefObject } from 'react'
import { writeHandOver } from './hand-over.ts'

/** Passes this field's email address on to the next account form when the user leaves by any link. */
export function useCarriedEmail(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    // In the capture phase, because the link itself navigates away.
    const carry = ({ target }: MouseEvent) => {
      const typed = field.current?.value.trim()
      if (typed && target instanceof Element && target.closest('a') !== null) writeHandOver('prefilledEmail', typed)
    }
    document.addEventListener('click', carry, true)
    return () => document.removeEventListener('click', carry, true)
  }, [field])
}
