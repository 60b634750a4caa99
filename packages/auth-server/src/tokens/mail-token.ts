import { createHash, timingSafeEqual } from 'node:crypto'
import type { OneTimeTokenKind } from '../database/tables'
import type { KeyRing } from '../keys/key-ring'

/** What one mail carries: a code to type and a token for the link. Using one spends both. */
export interface MailToken {
  code: string
  linkToken: string
}

/** Which mail a token is for: of one order there may be two. */
export interface MailTokenPurpose {
  orderId: string
  kind: OneTimeTokenKind
  /** Digits of the code, 6 to 10. Default 6. */
  digits?: number
}

const linkBytes = 28
const codeBytes = 6

/**
 * The code and the 56 hexadecimal digits for the link of one mail, computed from the server's own secret: a
 * mail that is sent again carries the same ones, and nothing of them needs to be kept meanwhile. The link is not
 * computed from the code, as a guess of the code could otherwise be tried through the link, past the ceiling on attempts.
 */
export function makeMailToken(keys: KeyRing, { orderId, kind, digits: length = 6 }: MailTokenPurpose): MailToken {
  const bytes = (purpose: string) => Buffer.from(keys.mac(purpose, `${kind}\0${orderId}`), 'base64url')
  const digits = bytes('mail-digits').readUIntBE(0, codeBytes) % 10 ** length
  return { code: String(digits).padStart(length, '0'), linkToken: bytes('mail-link').toString('hex', 0, linkBytes) }
}

const codePrefix = 'pkce_'

/** The token of a link that leads to a code for the client that asked for the mail, and gives no tokens itself. */
export function codeLinkToken(linkToken: string): string {
  return `${codePrefix}${linkToken}`
}

/** Whether a link's token says that the link leads to a code. */
export function leadsToCode(linkToken: string): boolean {
  return linkToken.startsWith(codePrefix)
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
