import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from 'jose'

/** Public keys: a URL to fetch them from, or a function that returns them. */
export type TokenKeys = URL | (() => JSONWebKeySet | Promise<JSONWebKeySet>)

export interface KeySourceOptions {
  /** Used for a JWKS URL instead of the global `fetch`. */
  fetch?: typeof fetch
  /** Milliseconds for which fetched keys are cached, default 10 minutes. */
  cacheMilliseconds?: number
  /** Minimum milliseconds between fetches caused by an unknown key, default 30 seconds. */
  cooldownMilliseconds?: number
}

/** The keys could not be obtained: says nothing about the token. */
export class KeysUnavailableError extends Error {}

type KeyLookup = (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>

/** A key lookup for the JOSE library that distinguishes "no such key" from "no keys available". */
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
  const { fetch: givenFetch, cacheMilliseconds = 600_000, cooldownMilliseconds = 30_000 } = options
  return createRemoteJWKSet(url, {
    cacheMaxAge: cacheMilliseconds,
    cooldownDuration: cooldownMilliseconds,
    timeoutDuration: 5_000,
    ...(givenFetch === undefined ? {} : { [customFetch]: givenFetch }),
  })
}

/** Gets the keys for every token, so that a rotated key takes effect at once; imported keys are cached per key set. */
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
