import { owesSecondFactor } from '../second-factor.ts'
import type { NewSession } from '../session.ts'
import { sessionFrom } from '../stored-session.ts'

/** Parses the result of a sign-in; null if it is not a session. */
export function newSessionFrom(value: unknown): NewSession | null {
  const session = sessionFrom(value)
  return session === null ? null : { ...session, owesSecondFactor: owesSecondFactor(session) }
}
