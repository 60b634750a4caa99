import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { KeyFile } from './key-file.ts'
import { keysFlaw, storedKeySchema, type StoredKey } from './stored-key.ts'

/** Keys in the configuration format of the official service. */
export interface ConfiguredKeys {
  /** Any length. Signs with HS256 if no `jwtKeys` are given, and verifies HS256 tokens without a `kid`. */
  jwtSecret?: string | undefined
  /** JSON array of private JWKs, one of which has `sign` in its `key_ops`. */
  jwtKeys?: string | undefined
  /**
   * Secret from which refresh tokens and hashes of emailed codes are derived, at least 43 characters. Default: derived
   * from `jwtSecret`, which anyone who verifies tokens with that secret could also do.
   */
  tokenSecret?: string | undefined
}

/** Creates the keys of a server from a shared secret, an array of JWKs, or both. Errors never contain any of it. */
export function configuredKeys({ jwtSecret, jwtKeys, tokenSecret }: ConfiguredKeys): KeyFile {
  if (jwtSecret === '') throw new Error('The shared secret must not be empty')
  if (tokenSecret !== undefined && tokenSecret.length < 43)
    throw new Error('The token secret must have at least 43 characters')
  const keys = jwtKeys === undefined ? sharedKey(jwtSecret) : parseKeyArray(jwtKeys)
  const secret = tokenSecret ?? (jwtSecret === undefined ? undefined : derivedSecret(jwtSecret))
  if (secret === undefined) throw new Error('Keys need a shared secret or a token secret beside them')
  return { keys, secret, sharedSecret: jwtSecret }
}

function sharedKey(jwtSecret: string | undefined): StoredKey[] {
  if (jwtSecret === undefined) throw new Error('Neither a shared secret nor keys are given')
  return [{ kty: 'oct', k: Buffer.from(jwtSecret).toString('base64url'), alg: 'HS256', key_ops: ['sign', 'verify'] }]
}

function parseKeyArray(text: string): StoredKey[] {
  const parsed = z.array(storedKeySchema).min(1).safeParse(parseJson(text))
  if (!parsed.success) throw new Error('The keys are no JSON array of private keys (JWK) with kid, alg and key_ops')
  const flaw = keysFlaw(parsed.data)
  if (flaw !== undefined) throw new Error(`The keys must hold ${flaw}`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Not the shared secret itself: signatures and hashes must use separate keys.
function derivedSecret(jwtSecret: string): string {
  return createHmac('sha256', jwtSecret).update('refresh tokens and hashes').digest('base64url')
}
