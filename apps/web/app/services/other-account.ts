import type { AuthClient } from '@dst/auth'

/** The account of this browser, and another one that a link belongs to; their addresses. */
export interface OtherAccount {
  present: string
  other: string
}

/** Whom a link belongs to, as far as it tells. */
export interface LinkPerson {
  userId?: string
  email: string
}

/** Tells the two apart when somebody else than the link's person is signed in here; undefined when there is nothing to ask. */
export async function otherAccount(
  person: LinkPerson | undefined,
  auth: Pick<AuthClient, 'session'>,
): Promise<OtherAccount | undefined> {
  if (person === undefined) return undefined
  const session = await auth.session()
  if (session === null || isSame(session.user, person)) return undefined
  return { present: session.user.email, other: person.email }
}

function isSame(user: { id: string; email: string }, { userId, email }: LinkPerson): boolean {
  return userId === undefined ? user.email === email.trim().toLowerCase() : user.id === userId
}
