import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from 'jose'

/** Public keys: an address to fetch them from, or a function that gives them. */
export type TokenKeys = URL | (() => JSONWebKeySet | Promise<JSONWebKeySet>)

export interface KeySourceOptions {
  /** Used for a JWKS address in place of the global `fetch`. */
  fetch?: typeof fetch
  /** Milliseconds for which fetched keys are kept, default 10 minutes. */
  cacheMilliseconds?: number
  /** Milliseconds before an unknown key causes another fetch, default 30 seconds. */
  cooldownMilliseconds?: number
}

/** The keys could not be had: says nothing about the token. */
export class KeysUnavailableError extends Error {}

type KeyLookup = (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>

/** A key lookup for the JOSE library that tells "no such key" apart from "no keys to be had". */
export function keySource(keys: TokenKeys, options: KeySourceOptions = {}): KeyLookup {
  const lookup = keys instanceof URL ? remoteKeys(keys, options) : givenKeys(keys)
  return async (header, token) => {
    try {
      return await lookup(header, token)
    } catch (error) {
      if (aboutTheToken(error)) throw error
      throw new KeysUnavailableError('The public keys of the authentication service could not be read', {
        cause: error,
      })
    }
  }
}

function remoteKeys(url: URL, options: KeySourceOptions): KeyLookup {
  const { fetch: ownFetch, cacheMilliseconds = 600_000, cooldownMilliseconds = 30_000 } = options
  return createRemoteJWKSet(url, {
    cacheMaxAge: cacheMilliseconds,
    cooldownDuration: cooldownMilliseconds,
    timeoutDuration: 5_000,
    ...(ownFetch === undefined ? {} : { [customFetch]: ownFetch }),
  })
}

/** Asks for the keys at every token, so that a rotated key counts at once; the imported keys are kept per key set. */
function givenKeys(keys: () => JSONWebKeySet | Promise<JSONWebKeySet>): KeyLookup {
  const imported = new WeakMap<JSONWebKeySet, KeyLookup>()
  return async (header, token) => {
    const keySet = await keys()
    const lookup = imported.get(keySet) ?? createLocalJWKSet(keySet)
    imported.set(keySet, lookup)
    return lookup(header, token)
  }
}

function aboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  )
}
