import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { KeyRing } from '../keys/key-ring.ts'

/** The tokens for a provider's own APIs; passed to the client once, and stored only until then. */
export interface ProviderTokens {
  provider_token: string
  provider_refresh_token?: string | undefined
}

const shape = z.object({ provider_token: z.string(), provider_refresh_token: z.string().optional() })
const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts the tokens of a provider, so that only this server can read them again, and only with the code of their
 * flow.
 */
export function sealProviderTokens(keys: KeyRing, code: string, tokens: ProviderTokens): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(keys, code), nonce)
  const text = Buffer.concat([sealing.update(JSON.stringify(tokens)), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url')
}

/** Decrypts them. Throws if they were not sealed by this server with this code. */
export function openProviderTokens(keys: KeyRing, code: string, sealed: string | null): ProviderTokens | undefined {
  if (sealed === null) return undefined
  const bytes = Buffer.from(sealed, 'base64url')
  const opening = createDecipheriv(cipher, keyOf(keys, code), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()])
  return shape.parse(JSON.parse(text.toString()))
}

function keyOf(keys: KeyRing, code: string): Buffer {
  return Buffer.from(keys.mac('provider-tokens', code), 'base64url')
}
