import type { LinkTokens } from '../auth-client.ts'
import { sessionFrom } from '../stored-session.ts'

/** The tokens in the answer to a link or its code; null if it is not a session. */
export function linkTokensFrom(value: unknown, recovery: boolean): LinkTokens | null {
  const session = sessionFrom(value)
  if (session === null) return null
  const { accessToken, refreshToken, expiresAt } = session
  return { accessToken, refreshToken, expiresAt, recovery }
}
