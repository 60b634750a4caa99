import { randomBytes } from 'node:crypto'
import type { KeyRing } from '../keys/key-ring.ts'

// Crockford's base32: no letters that look like digits.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
// 80 bits: cannot be brute-forced, even with the hashes and the key.
const codeLength = 16

/** A new recovery code as given to the user: lower case, without separators. */
export function makeRecoveryCode(): string {
  // 256 is a multiple of 32, so all characters are equally likely.
  return [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** Normalizes a typed code: ignores case, spaces and hyphens, and maps look-alike letters to digits. */
export function normalizeRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
}

/** Hash under which a recovery code of a factor is stored. */
export function hashRecoveryCode(keys: KeyRing, factorId: string, code: string): string {
  return keys.mac('recovery-code', `${factorId}\0${code}`)
}
