import { timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '../keys/key-ring.ts'

/** A refresh token issued by this server: its session, and its number in the session's sequence. */
export interface RefreshTokenClaim {
  sessionId: string
  counter: number
}

const headLength = 21
const macLength = 32
const version = 1

/**
 * The refresh token of a session with this number. Nothing usable is stored: the number is in the database and the
 * secret in the key file, yet the current token can be returned again to a client that lost the response.
 */
export function makeRefreshToken(keys: KeyRing, { sessionId, counter }: RefreshTokenClaim): string {
  const head = Buffer.alloc(headLength)
  head.writeUInt8(version, 0)
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(head, 1)
  head.writeUInt32BE(counter, 17)
  return Buffer.concat([head, seal(keys, head)]).toString('base64url')
}

/** Parses a refresh token. `malformed`: not a token of any such server; `foreign`: not issued by this one. */
export function readRefreshToken(keys: KeyRing, token: string): RefreshTokenClaim | 'malformed' | 'foreign' {
  if (!/^[A-Za-z0-9_-]{12,}$/.test(token)) return 'malformed'
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== headLength + macLength || bytes[0] !== version) return 'foreign'
  const head = bytes.subarray(0, headLength)
  if (!timingSafeEqual(bytes.subarray(headLength), seal(keys, head))) return 'foreign'
  const hex = head.toString('hex', 1, 17)
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, counter: head.readUInt32BE(17) }
}

function seal(keys: KeyRing, head: Buffer): Buffer {
  return Buffer.from(keys.mac('refresh-token', head.toString('hex')), 'base64url')
}
