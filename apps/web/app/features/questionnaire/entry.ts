import type { AuthClient, AuthFailure, AuthUser, Session } from '@dst/auth'
import { authUserRetries, authUserRetryDelay } from '@dst/domain/parameters'
import { readHandOver } from '~/services/hand-over.ts'
import { cameFromGoogle, contactOf, type Person } from './contact.ts'

/** Where a user who opens the questionnaire ends up. */
export type Entry =
  | { kind: 'wizard'; person: Person }
  | { kind: 'verify'; email: string }
  | { kind: 'second-factor'; user: AuthUser }
  | { kind: 'sign-up' }

/** The dependencies of finding the entry. */
export interface EntryDependencies {
  auth: Pick<AuthClient, 'session' | 'pendingUser' | 'user'>
  wait: (milliseconds: number) => Promise<void>
}

/**
 * Finds out who is there. Google users proceed right away; others once their email address is verified. A browser with
 * a fresh sign-up but no session waits for the verification; with neither, it retries three times, then goes to
 * sign-up.
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

/** The wizard for an account. */
export function wizardFor(user: AuthUser): Entry {
  return { kind: 'wizard', person: contactOf(user) }
}

/** Whether the address is verified: confirmed at the auth service, or in this tab just now. */
export function isVerified(user: AuthUser): boolean {
  return user.emailVerified || (readHandOver('justVerified') === true && readHandOver('verifiedEmail') === user.email)
}

async function lookUpUser({ auth, wait }: EntryDependencies, session: Session | null): Promise<AuthUser | undefined> {
  let answer = await auth.user()
  for (let retry = 0; !answer.ok && retry < authUserRetries; retry += 1) {
    // An unreachable service doesn't mean that nobody is signed in: the existing session still counts.
    if (session !== null && saysNothing(answer.error)) return session.user
    await wait(authUserRetryDelay)
    answer = await auth.user()
  }
  if (answer.ok) return answer.value
  return saysNothing(answer.error) ? session?.user : undefined
}

/** Whether a failure says nothing about the user: the service is down, or its rate limit was hit. */
function saysNothing({ kind, provider }: AuthFailure): boolean {
  return kind === 'unavailable' || provider.status === 429
}
