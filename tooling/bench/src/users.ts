import type { ProductServer } from './product-server.ts'
import { answerQuestionnaire, type Person, type Session } from './calls.ts'

const password = 'Correct-Horse-1'

/** Signs a person in, and has the product make their record. */
async function signedIn(
  { origin, call }: ProductServer,
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

/**
 * Signs up as many people, one after the other; they have answered the questionnaire and may ask for a call. With one
 * for each connection of a load, no save waits for another one's row.
 */
export async function signUpUsers(server: ProductServer, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const account = { email: `person-${index}@example.com`, password }
    await server.signUp(account)
    const person = await signedIn(server, account)
    await answerQuestionnaire(server.origin, person)
    people.push(person)
  }
  return people
}

/** A session of each person. */
export async function sessionsOf({ call }: ProductServer, people: readonly Person[]): Promise<Session[]> {
  const sessions: Session[] = []
  for (const { email } of people) {
    const answer = await call('/token?grant_type=password', { email, password })
    const session = (await answer.json()) as { access_token: string; refresh_token: string }
    const claims = Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()
    const { session_id: sessionId } = JSON.parse(claims) as { session_id: string }
    sessions.push({ sessionId, refreshToken: session.refresh_token })
  }
  return sessions
}
