import type { AccountServer } from './account-server.ts'

/** Somebody who is signed in. */
export interface Person {
  readonly email: string
  readonly userId: string
  readonly authorization: string
}

/** Signs a person in, and has the product make their record. */
export async function signedIn(
  { origin, call }: AccountServer,
  account: { email: string; password: string },
): Promise<Person> {
  const session = (await (await call('/token?grant_type=password', account)).json()) as {
    access_token: string
    user: { id: string }
  }
  const authorization = `Bearer ${session.access_token}`
  await fetch(`${origin}/api/me`, { headers: { authorization } })
  return { email: account.email, userId: session.user.id, authorization }
}

/** Signs up as many people, one after the other. */
export async function signUpPeople(server: AccountServer, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const account = { email: `person-${index}@example.com`, password: 'Correct-Horse-1' }
    await server.signUp(account)
    people.push(await signedIn(server, account))
  }
  return people
}
