import { createHash, timingSafeEqual } from 'node:crypto'
import type { OneTimeTokenKind } from '../database/tables.ts'
import type { KeyRing } from '../keys/key-ring.ts'

/** The credentials in one email: a code to type and a token for the link. Using one invalidates both. */
export interface MailToken {
  code: string
  linkToken: string
}

/** The email a token is for: one order can have two. */
export interface MailTokenPurpose {
  orderId: string
  kind: OneTimeTokenKind
  /** Number of digits of the code, 6 to 10. Default 6. */
  digits?: number
}

const linkBytes = 28
const codeBytes = 6

/**
 * The code and the 56 hexadecimal digits for the link of one email, derived from the server's own secret: an email that
 * is sent again carries the same ones, and neither has to be stored in between. The link is not derived from the code,
 * because guesses of the code could then be tried through the link, bypassing the limit on attempts.
 */
export function makeMailToken(keys: KeyRing, { orderId, kind, digits: length = 6 }: MailTokenPurpose): MailToken {
  const bytes = (purpose: string) => Buffer.from(keys.mac(purpose, `${kind}\0${orderId}`), 'base64url')
  const digits = bytes('mail-digits').readUIntBE(0, codeBytes) % 10 ** length
  return { code: String(digits).padStart(length, '0'), linkToken: bytes('mail-link').toString('hex', 0, linkBytes) }
}

const codePrefix = 'pkce_'

/** The token of a link that yields a code for the client that requested the email, instead of tokens. */
export function codeLinkToken(linkToken: string): string {
  return `${codePrefix}${linkToken}`
}

/** Whether a link's token marks the link as yielding a code. */
export function leadsToCode(linkToken: string): boolean {
  return linkToken.startsWith(codePrefix)
}

/** Hash under which a link's token is stored. */
export function hashLinkToken(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('base64url')
}

/** Hash under which a code is stored; keyed, because a million codes are quickly brute-forced. */
export function hashCode(keys: KeyRing, claim: { kind: OneTimeTokenKind; address: string; code: string }): string {
  return keys.mac('mail-code', `${claim.kind}\0${claim.address}\0${claim.code}`)
}

/** Compares two hashes in constant time. */
export function sameHash(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)]
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes)
}
