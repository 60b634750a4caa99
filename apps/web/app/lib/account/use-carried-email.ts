import { useEffect, useEffectEvent } from 'react'
import { writeHandOver } from '~/services/hand-over.ts'

/** Passes the typed email address on to the next account form when the user leaves by any link. */
export function useCarriedEmail(typedEmail: () => string): void {
  const carry = useEffectEvent(({ target }: MouseEvent) => {
    const typed = typedEmail().trim()
    if (typed && target instanceof Element && target.closest('a') !== null) writeHandOver('prefilledEmail', typed)
  })
  useEffect(() => {
    // In the capture phase, because the link itself navigates away.
    const listen = (event: MouseEvent) => carry(event)
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [])
}
