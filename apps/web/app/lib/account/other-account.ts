import type { AuthClient } from '@dst/auth'

/** The email addresses of the signed-in account and of another account that a link belongs to. */
export interface OtherAccount {
  present: string
  other: string
}

/** The user that a link belongs to, as far as the link says. */
export interface LinkPerson {
  userId?: string
  email: string
}

/** Returns both accounts if the signed-in user isn't the link's user; undefined if there is nothing to ask. */
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
