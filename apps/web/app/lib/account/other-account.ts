import type { AuthClient } from '@dst/auth'

/** What is asked before a link signs in. */
export interface OtherAccount {
  /** The email address of the signed-in account, if somebody is signed in. */
  present?: string
  /** The email address of the account that the link belongs to. */
  other: string
}

/** The user that a link belongs to, as far as the link says. */
export interface LinkUser {
  userId?: string
  email: string
}

/**
 * Returns what to ask if the signed-in user isn't the link's user, or if nobody is signed in and the link may be a
 * stranger's, because it was not asked for in this browser; undefined if there is nothing to ask.
 */
export async function otherAccount(
  person: LinkUser | undefined,
  auth: Pick<AuthClient, 'session'>,
  { isExpected }: { isExpected: boolean },
): Promise<OtherAccount | undefined> {
  if (person === undefined) return undefined
  const session = await auth.session()
  if (session === null) return isExpected ? undefined : { other: person.email }
  if (isSame(session.user, person)) return undefined
  return { present: session.user.email, other: person.email }
}

function isSame(user: { id: string; email: string }, { userId, email }: LinkUser): boolean {
  return userId === undefined ? user.email === email.trim().toLowerCase() : user.id === userId
}
