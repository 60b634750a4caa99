import type { AuthClient, AuthFailure, AuthUser, Session } from '@dst/auth'
import { authUserRetries, authUserRetryDelay } from '@dst/domain/parameters'
import { readHandOver } from '~/services/hand-over'
import { cameFromGoogle, personOf, type Person } from './person'

/** Where a person who opens the questionnaire gets to. */
export type Entry =
  | { kind: 'wizard'; person: Person }
  | { kind: 'verify'; email: string }
  | { kind: 'second-factor'; user: AuthUser }
  | { kind: 'sign-up' }

/** What finding the entry needs from outside. */
export interface EntryDependencies {
  auth: Pick<AuthClient, 'session' | 'pendingUser' | 'user'>
  wait: (milliseconds: number) => Promise<void>
}

/**
 * Finds out who is there. People from Google go on at once; others once their address is verified. A browser that
 * holds a fresh sign-up but no session waits for the verification; with neither, three more looks, then to sign-up.
 */
export async function findEntry({ auth, wait }: EntryDependencies): Promise<Entry> {
  const session = await auth.session()
  if (session !== null && cameFromGoogle(session.user)) return wizardFor(session.user)

  const pending = session === null ? await auth.pendingUser() : null
  if (pending !== null) return { kind: 'second-factor', user: pending }

  const signedUpAs = readHandOver('registrationData')?.email
  if (session === null && signedUpAs) return { kind: 'verify', email: signedUpAs }

  const user = await lookUpUser({ auth, wait }, session)
  if (user === undefined) return { kind: 'sign-up' }
  return isVerified(user) ? wizardFor(user) : { kind: 'verify', email: user.email }
}

/** The wizard of an account. */
export function wizardFor(user: AuthUser): Entry {
  return { kind: 'wizard', person: personOf(user) }
}

/** Whether an address is verified: confirmed at the auth service, or in this tab a moment ago. */
export function isVerified(user: AuthUser): boolean {
  return user.emailVerified || (readHandOver('justVerified') === true && readHandOver('verifiedEmail') === user.email)
}

async function lookUpUser({ auth, wait }: EntryDependencies, session: Session | null): Promise<AuthUser | undefined> {
  let answer = await auth.user()
  for (let retry = 0; !answer.ok && retry < authUserRetries.value; retry += 1) {
    // A service that cannot be reached has not said that there is nobody: the session in hand stands.
    if (session !== null && saysNothing(answer.error)) return session.user
    await wait(authUserRetryDelay.value)
    answer = await auth.user()
  }
  if (answer.ok) return answer.value
  return saysNothing(answer.error) ? session?.user : undefined
}

/** Whether a failure says nothing about the person: the service is away, or has been asked too often. */
function saysNothing({ kind, provider }: AuthFailure): boolean {
  return kind === 'unavailable' || provider.status === 429
}
