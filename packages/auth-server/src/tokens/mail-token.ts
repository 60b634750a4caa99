import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { OneTimeTokenKind } from '../database/tables'
import type { KeyRing } from '../keys/key-ring'

/** What one mail carries: a code to type and a token for the link. Using one spends both. */
export interface MailToken {
  code: string
  linkToken: string
}

/**
 * A fresh six-digit code and 56 hexadecimal digits for the link. The link is random and not computed from
 * the code, as a guess of the code could otherwise be tried through the link, past the ceiling on attempts.
 */
export function makeMailToken(): MailToken {
  return { code: String(randomInt(1_000_000)).padStart(6, '0'), linkToken: randomBytes(28).toString('hex') }
}

/** Hash under which a link's token is kept. */
export function hashLinkToken(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('base64url')
}

/** Hash under which a code is kept; keyed, because a million codes are soon tried. */
export function hashCode(keys: KeyRing, claim: { kind: OneTimeTokenKind; address: string; code: string }): string {
  return keys.mac('mail-code', `${claim.kind}\0${claim.address}\0${claim.code}`)
}

/** Compares two hashes in constant time. */
export function sameHash(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)]
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes)
}
