import { randomBytes } from 'node:crypto'
import type { KeyRing } from '../keys/key-ring'

// Crockford's base 32: no letter that reads like a digit.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
// 80 bits: out of reach of guesses, even for whoever reads the hashes and has the key.
const codeLength = 16

/** A new recovery code as a person gets it: lower case, without separators. */
export function makeRecoveryCode(): string {
  // 256 is a multiple of 32, so each character is as likely as another.
  return [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** A code as typed, in the form in which it was given: case, spaces and hyphens do not count, nor what reads alike. */
export function normalizeRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
}

/** Hash under which a recovery code of a factor is kept. */
export function hashRecoveryCode(keys: KeyRing, factorId: string, code: string): string {
  return keys.mac('recovery-code', `${factorId}\0${code}`)
}
