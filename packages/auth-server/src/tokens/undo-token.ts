import type { KeyRing } from '../keys/key-ring.ts'

const bytes = 28

/** The token of a notice's link, derived from the server's own secret: a notice that is sent again carries the same. */
export function undoToken(keys: KeyRing, orderId: string): string {
  return Buffer.from(keys.mac('undo-link', orderId), 'base64url').toString('hex', 0, bytes)
}
