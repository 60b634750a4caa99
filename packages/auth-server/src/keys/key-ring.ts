import { createHmac } from 'node:crypto'
import { calculateJwkThumbprint, importJWK, type CryptoKey, type JSONWebKeySet } from 'jose'
import { loadKeyFile, type KeyFile } from './key-file.ts'
import type { StoredKey, TokenAlgorithm } from './stored-key.ts'

/** An imported key; the shared secret of HS256 as raw bytes, which can be fewer than a key object allows. */
type ReadyKey = CryptoKey | Uint8Array

/** The imported keys of this server. */
export interface KeyRing {
  signing: { kid?: string; alg: TokenAlgorithm; key: ReadyKey }
  /** Keys that verify tokens, by `kid`. */
  verifying: ReadonlyMap<string, { alg: TokenAlgorithm; key: ReadyKey }>
  /** Verifies HS256 tokens whose `kid` is none of these, as long as HS256 is among the algorithms. */
  shared: Uint8Array | undefined
  /** Algorithms of the keys above; tokens with any other are refused. */
  algorithms: TokenAlgorithm[]
  /** The public keys; HS256 keys have no public part. */
  jwks: JSONWebKeySet
  /** Fingerprints of the signing key, and of all keys whose tokens are accepted. */
  fingerprints: { signing: string; believed: string[] }
  /** A hash keyed with the server's own secret, base64url; `purpose` separates the uses. */
  mac: (purpose: string, text: string) => string
}

/** The given keys, or those of the file at this path, which is created on first start. */
export async function loadKeyRing(source: { keys: KeyFile } | { path: string }): Promise<KeyRing> {
  const { keys, secret, sharedSecret } = 'keys' in source ? source.keys : await loadKeyFile(source.path)
  const signer = keys.find((key) => key.key_ops.includes('sign'))
  if (signer === undefined) throw new Error('No key may sign')
  const mac: KeyRing['mac'] = (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')
  const named = keys.flatMap((key) => (key.kid === undefined ? [] : [{ ...key, kid: key.kid }]))
  const verifying = await Promise.all(
    named.map(
      async (key) => [key.kid, { alg: key.alg, key: await readyKey(isShared(key) ? key : publicPart(key)) }] as const,
    ),
  )
  return {
    signing: {
      ...(signer.kid === undefined ? {} : { kid: signer.kid }),
      alg: signer.alg,
      key: await readyKey({ ...signer, key_ops: ['sign'] }),
    },
    verifying: new Map(verifying),
    shared: sharedBytes(keys, sharedSecret),
    algorithms: [...new Set(keys.map((key) => key.alg))],
    jwks: { keys: keys.filter((key) => !isShared(key)).map(publicPart) },
    fingerprints: {
      signing: await fingerprint(signer, mac),
      believed: await Promise.all(keys.map((key) => fingerprint(key, mac))),
    },
    mac,
  }
}

function isShared(key: StoredKey): boolean {
  return key.alg === 'HS256'
}

function sharedBytes(keys: readonly StoredKey[], sharedSecret: string | undefined): Uint8Array | undefined {
  if (!keys.some(isShared)) return undefined
  const unnamed = keys.find((key) => isShared(key) && key.kid === undefined)
  return sharedSecret === undefined ? unnamed && bytesOf(unnamed) : new TextEncoder().encode(sharedSecret)
}

/** The members that are safe to publish: an allowlist, so that no private member can slip through. */
function publicPart(key: StoredKey): StoredKey {
  const { kid, alg, kty, crv, x, y, n, e } = key
  const members = Object.fromEntries(
    Object.entries({ kid, kty, crv, x, y, n, e }).filter(([, value]) => value !== undefined),
  )
  return { ...members, alg, use: 'sig', key_ops: ['verify'] }
}

// The RFC 7638 thumbprint; for a shared secret, where it would allow brute-forcing a short one, a keyed hash.
function fingerprint(key: StoredKey, mac: KeyRing['mac']): Promise<string> {
  return isShared(key) ? Promise.resolve(mac('key-fingerprint', key.k ?? '')) : calculateJwkThumbprint(publicPart(key))
}

async function readyKey(key: StoredKey): Promise<ReadyKey> {
  return isShared(key) ? bytesOf(key) : importJWK(key, key.alg)
}

function bytesOf({ k = '' }: StoredKey): Uint8Array {
  return new Uint8Array(Buffer.from(k, 'base64url'))
}
