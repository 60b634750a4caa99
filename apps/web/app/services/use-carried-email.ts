import { useLayoutEffect, type RefObject } from 'react'
import { writeHandOver } from './hand-over'

/** Hands the address in this field over to the next account form when the person leaves by a link, whichever it is. */
export function useCarriedEmail(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    // While it is on its way down: the link itself takes the page away.
    const carry = ({ target }: MouseEvent) => {
      const typed = field.current?.value.trim()
      if (typed && target instanceof Element && target.closest('a') !== null) writeHandOver('prefilledEmail', typed)
    }
    document.addEventListener('click', carry, true)
    return () => document.removeEventListener('click', carry, true)
  }, [field])
}
