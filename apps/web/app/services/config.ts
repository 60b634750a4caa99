import type { SessionEndLimits } from '@dst/auth/presence'

/** Configuration that is loaded at startup, so that one build runs in any environment. */
export interface RuntimeConfig {
  authUrl: string
  authAnonKey: string
  /** `pkce` if email links contain codes that only this browser can exchange; otherwise they contain tokens. */
  authFlow: 'pkce' | undefined
  /** Whether Google sign-in is available. */
  google: boolean
  /** Same-origin path of the analytics script; null switches analytics off. */
  analyticsPath: string | null
  /** Whether users can delete their account themselves. */
  accountDeletion: boolean
  /** Whether consultation requests are taken. */
  consultationsOpen: boolean
  /** When sessions end, in seconds; empty if that isn't known. */
  sessionLimits: SessionEndLimits
  /** Host name in the ids of calendar events; empty if it isn't known. */
  calendarHost: string
}

let pending: Promise<RuntimeConfig> | undefined

/**
 * Loads the configuration from the site's own server, once per page load; after a failure, the next caller tries again.
 * Rejects if the server can't be reached or the response is invalid.
 */
export function loadRuntimeConfig(fetcher: typeof fetch = fetch): Promise<RuntimeConfig> {
  pending ??= readConfig(fetcher).catch((error: unknown) => {
    pending = undefined
    throw error
  })
  return pending
}

async function readConfig(fetcher: typeof fetch): Promise<RuntimeConfig> {
  const response = await fetcher('/config.json', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`config.json answered with ${response.status}`)
  const config: unknown = await response.json()
  if (!isRuntimeConfig(config)) throw new Error('config.json lacks authUrl or authAnonKey')
  return {
    authUrl: config.authUrl,
    authAnonKey: config.authAnonKey,
    authFlow: config.authFlow === 'pkce' ? config.authFlow : undefined,
    google: config.google ?? false,
    analyticsPath: config.analyticsPath ?? null,
    accountDeletion: config.accountDeletion ?? false,
    consultationsOpen: config.consultationsOpen ?? false,
    sessionLimits: config.sessionLimits ?? {},
    calendarHost: config.calendarHost ?? '',
  }
}

function isRuntimeConfig(value: unknown): value is RuntimeConfig {
  if (typeof value !== 'object' || value === null) return false
  const { authUrl, authAnonKey } = value as Partial<Record<string, unknown>>
  return typeof authUrl === 'string' && typeof authAnonKey === 'string'
}
