import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { consentSecret } from './product-secrets.ts'
import type { Tables } from './tables.ts'

/**
 * What stays of a phone number that somebody agreed to be contacted at: whoever has the number and this database can
 * check it, and nobody reads the number from it. HMAC-SHA-256, hex.
 */
export async function phoneHash(db: Kysely<Tables>, number: string): Promise<string> {
  return createHmac('sha256', await consentSecret(db))
    .update(`phone ${plainNumber(number)}`)
    .digest('hex')
}

/** The digits of a number with its country code: a US number is the same with and without +1, however it is written. */
export function plainNumber(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  return !number.trimStart().startsWith('+') && digits.length === 10 ? `1${digits}` : digits
}
