import { createHash } from 'node:crypto'
import QuickLRU from 'quick-lru'
import { KeysUnavailableError } from './key-source.ts'

/** The service to ask, and for how long its answers hold. */
export interface ServiceCheckOptions {
  /** Project URL; `/auth/v1` is appended. */
  url: string
  /** The publishable key of the project. */
  anonKey: string
  /** Sends each request; defaults to the global `fetch`. */
  fetch?: typeof fetch
  /** Milliseconds for which a result is cached, default one minute. */
  ttlMilliseconds?: number
  /** The current time in milliseconds, for tests. */
  now?: () => number
}

/**
 * Whether the service accepts an access token. Rejects with a {@link KeysUnavailableError} while it cannot be reached.
 */
export type ServiceCheck = (token: string) => Promise<boolean>

/** Twice the size of the cache, which holds two generations. */
const maxEntries = 10_000
const timeoutMilliseconds = 5000

/**
 * Asks the service itself about tokens that it signs with a secret only it should hold. Calls with the same token share
 * one request; only a hash of the token is kept.
 */
export function createServiceCheck({
  ttlMilliseconds = 60_000,
  now = () => performance.now(),
  ...service
}: ServiceCheckOptions): ServiceCheck {
  const known = new QuickLRU<string, { taken: Promise<boolean>; until: number }>({ maxSize: maxEntries / 2 })
  return (token) => {
    const key = createHash('sha256').update(token).digest('base64url')
    const stored = known.get(key)
    if (stored !== undefined && stored.until > now()) return stored.taken
    const taken = ask(service, token)
    known.set(key, { taken, until: now() + ttlMilliseconds })
    // An outage says nothing about the token, so the next call asks again.
    taken.catch(() => known.delete(key))
    return taken
  }
}

async function ask(
  { url, anonKey, fetch: send = fetch }: Pick<ServiceCheckOptions, 'url' | 'anonKey' | 'fetch'>,
  token: string,
): Promise<boolean> {
  const status = await statusOf(send, `${url.replace(/\/+$/, '')}/auth/v1/user`, {
    apikey: anonKey,
    authorization: `Bearer ${token}`,
  })
  if (status === 200) return true
  // An ended session, a deleted account or a forged signature; anything else is the service's own failure.
  if (status === 401 || status === 403 || status === 404) return false
  throw new KeysUnavailableError(`The authentication service answered with ${status}`)
}

async function statusOf(send: typeof fetch, address: string, headers: Record<string, string>): Promise<number> {
  try {
    const answer = await send(address, { headers, signal: AbortSignal.timeout(timeoutMilliseconds) })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    throw new KeysUnavailableError('The authentication service could not be asked', { cause: error })
  }
}
