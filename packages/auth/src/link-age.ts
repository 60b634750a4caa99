import { urlSessionStaleAfter } from '@dst/domain/parameters'
import type { LinkTokens } from './auth-client.ts'

/**
 * Developer warning about when the tokens of a link were issued; undefined when nothing is off or the link does not
 * say. The tokens are tried anyway: only the service knows whether they are still valid.
 * @param now in seconds since the Unix epoch
 * @source parameter `urlSessionStaleAfter`
 */
export function linkAgeWarning({ expiresAt, expiresIn }: LinkTokens, now: number): string | undefined {
  if (expiresIn === undefined) return undefined
  const age = now - ((expiresAt ?? now + expiresIn) - expiresIn)
  if (age >= urlSessionStaleAfter) {
    return `Session as retrieved from URL was issued over ${urlSessionStaleAfter}s ago, URL could be stale`
  }
  return age < 0 ? 'Session as retrieved from URL was issued in the future? Check the device clock for skew' : undefined
}
