import { useLayoutEffect, useMemo } from 'react'
import { useHydrated } from '~/lib/use-hydrated'
import { clearHandOver, readHandOver } from './hand-over'

/** What another page left for the sign-in or sign-up page. */
export interface Greeting {
  message?: string | undefined
  email?: string | undefined
  /** Names that were typed before. */
  names?: { firstName: string; lastName: string } | undefined
  /** Why Google led to no session. */
  problem?: string | undefined
}

/**
 * The message and the address that another page left for this one; both are cleared once they are read. Without one, the
 * address that signed up in this tab, so that every way to the form brings it.
 */
export function useGreeting(): Greeting {
  // The page's prerendered HTML cannot know what this tab holds.
  const hydrated = useHydrated()
  const greeting = useMemo(
    (): Greeting =>
      hydrated
        ? {
            message: readHandOver('authMessage'),
            email: knownEmail(),
            names: readHandOver('typedNames'),
            problem: readHandOver('googleProblem'),
          }
        : {},
    [hydrated],
  )
  // Before anything can be pressed: a link that is pressed leaves an address again.
  useLayoutEffect(() => {
    if (hydrated) clearHandOver('authMessage', 'prefilledEmail', 'typedNames', 'googleProblem')
  }, [hydrated])
  return greeting
}

function knownEmail(): string | undefined {
  return readHandOver('prefilledEmail') ?? (readHandOver('registrationData')?.email || undefined)
}
