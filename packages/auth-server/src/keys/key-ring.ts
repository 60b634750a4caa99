import { createHmac } from 'node:crypto'
import { calculateJwkThumbprint, importJWK, type CryptoKey, type JSONWebKeySet, type JWK } from 'jose'
import { loadKeyFile, type KeyFile } from './key-file'

type StoredKey = KeyFile['keys'][number]

/** The keys of this server, ready for use. */
export interface KeyRing {
  signing: { kid: string; alg: string; key: CryptoKey }
  /** Public keys by `kid`. */
  verifying: ReadonlyMap<string, { alg: string; key: CryptoKey }>
  /** Algorithms of the keys above; tokens with any other are refused. */
  algorithms: string[]
  jwks: JSONWebKeySet
  /** Fingerprints (RFC 7638) of the key that signs, and of all whose tokens are believed. */
  fingerprints: { signing: string; believed: string[] }
  /** A keyed hash under the server's own secret, base64url; `purpose` keeps the uses apart. */
  mac: (purpose: string, text: string) => string
}

/** The given keys, or those of the file at this path, which is made at the first start. */
export async function loadKeyRing(source: { keys: KeyFile } | { path: string }): Promise<KeyRing> {
  const { keys, secret } = 'keys' in source ? source.keys : await loadKeyFile(source.path)
  const signer = keys.find((key) => key.key_ops.includes('sign'))
  if (signer === undefined) throw new Error('No key may sign')
  const publicKeys = keys.map(publicPart)
  const verifying = await Promise.all(
    publicKeys.map(async (jwk) => [jwk.kid, { alg: jwk.alg, key: await importKey(jwk) }] as const),
  )
  return {
    signing: { kid: signer.kid, alg: signer.alg, key: await importKey({ ...signer, key_ops: ['sign'] }) },
    verifying: new Map(verifying),
    algorithms: [...new Set(keys.map((key) => key.alg))],
    jwks: { keys: publicKeys },
    fingerprints: {
      signing: await calculateJwkThumbprint(publicPart(signer)),
      believed: await Promise.all(publicKeys.map((jwk) => calculateJwkThumbprint(jwk))),
    },
    mac: (purpose, text) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url'),
  }
}

/** The members that may be published: an allow-list, so that no private member can slip through. */
function publicPart(key: StoredKey): StoredKey {
  const { kid, alg, kty, crv, x, y, n, e } = key
  const members = Object.fromEntries(Object.entries({ kty, crv, x, y, n, e }).filter(([, value]) => value !== undefined))
  return { ...members, kid, alg, use: 'sig', key_ops: ['verify'] }
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, jwk.alg)
  if (key instanceof Uint8Array) throw new Error('Symmetric keys are not supported')
  return key
}
