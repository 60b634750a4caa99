import { createHmac } from 'node:crypto'
import { importJWK, type CryptoKey, type JSONWebKeySet, type JWK } from 'jose'
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
  /** A keyed hash under the server's own secret, base64url; `purpose` keeps the uses apart. */
  mac: (purpose: string, text: string) => string
}

/** Loads the keys of `path`, making them at the first start. */
export async function loadKeyRing(path: string): Promise<KeyRing> {
  const { keys, secret } = await loadKeyFile(path)
  const signers = keys.filter((key) => key.key_ops.includes('sign'))
  const [signer] = signers
  if (signer === undefined || signers.length > 1) throw new Error('The keys file must hold exactly one signing key')
  const publicKeys = keys.map(publicPart)
  const verifying = await Promise.all(
    publicKeys.map(async (jwk) => [jwk.kid, { alg: jwk.alg, key: await importKey(jwk) }] as const),
  )
  return {
    signing: { kid: signer.kid, alg: signer.alg, key: await importKey({ ...signer, key_ops: ['sign'] }) },
    verifying: new Map(verifying),
    algorithms: [...new Set(keys.map((key) => key.alg))],
    jwks: { keys: publicKeys },
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
