import { profileSaveTimeout } from '@dst/domain/parameters'
import { sleepUntil } from './retry.ts'
import type { Settings } from './send-request.ts'

const defaultTimeoutMs = 10_000

/** Configuration of a client; only the base URL has no default. */
export interface ApiClientOptions {
  /** Origin of the API, without the /api part; '' for the page's own origin. */
  readonly baseUrl: string
  /** The bearer token of the session, read again for each call; undefined when signed out. */
  readonly accessToken?: () => Promise<string | undefined>
  /** Sends each request; defaults to the global `fetch`, read again for each call. */
  readonly fetch?: typeof globalThis.fetch
  /** Waits before a retry, and resolves early when the signal fires; defaults to a timer. */
  readonly sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** Checked when a call got no response; false turns the failure into `offline`. */
  readonly isOnline?: () => boolean
  /** Maximum time to receive a complete response, in milliseconds; defaults to 10 seconds. */
  readonly timeoutMs?: number
  /** The same for the profile save; defaults to 15 seconds. */
  readonly profileTimeoutMs?: number
}

/** The settings of a client, with the defaults filled in. */
export function settingsFrom(options: ApiClientOptions): Settings {
  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    accessToken: options.accessToken ?? (() => Promise.resolve(undefined)),
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    sleep: options.sleep ?? sleepUntil,
    isOnline: options.isOnline ?? browserIsOnline,
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
    profileTimeoutMs: options.profileTimeoutMs ?? profileSaveTimeout,
  }
}

// Node's navigator has no onLine, so only an explicit false means offline.
function browserIsOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}
