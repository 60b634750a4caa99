import { owesSecondFactor } from '../second-factor'
import type { NewSession } from '../session'
import { sessionFrom } from '../stored-session'

/** Reads what a sign-in gave; null when it is no session. */
export function newSessionFrom(value: unknown): NewSession | null {
  const session = sessionFrom(value)
  return session === null ? null : { ...session, owesSecondFactor: owesSecondFactor(session) }
}
