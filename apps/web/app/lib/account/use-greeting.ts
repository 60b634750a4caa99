import { useLayoutEffect, useMemo } from 'react'
import { useHydrated } from '~/lib/browser/use-hydrated.ts'
import { clearHandOver, readHandOver } from '~/services/hand-over.ts'

/** Data that another page left for the sign-in or sign-up page. */
export interface Greeting {
  message?: string | undefined
  email?: string | undefined
  /** Names typed earlier. */
  names?: { firstName: string; lastName: string } | undefined
  /** Why Google didn't lead to a session. */
  problem?: string | undefined
}

/**
 * The message and the email address that another page left for this one; both are cleared once read. Without one, the
 * address and the names that signed up in this tab, so that they are prefilled however the user gets to the form.
 */
export function useGreeting(): Greeting {
  // The prerendered HTML can't know what this tab has stored.
  const hydrated = useHydrated()
  const greeting = useMemo(
    (): Greeting =>
      hydrated
        ? {
            message: readHandOver('authMessage'),
            email: knownEmail(),
            names: readHandOver('typedNames') ?? readHandOver('registrationData'),
            problem: readHandOver('googleProblem'),
          }
        : {},
    [hydrated],
  )
  // Before anything can be clicked: clicking a link stores an address again.
  useLayoutEffect(() => {
    if (hydrated) clearHandOver('authMessage', 'prefilledEmail', 'typedNames', 'googleProblem')
  }, [hydrated])
  return greeting
}

function knownEmail(): string | undefined {
  return readHandOver('prefilledEmail') ?? (readHandOver('registrationData')?.email || undefined)
}
