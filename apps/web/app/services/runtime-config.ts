/** What the site is told when it starts, so that one build runs anywhere. */
export interface RuntimeConfig {
  authUrl: string
  authAnonKey: string
  /** `pkce` where links of mails bring codes that only this browser can exchange; tokens otherwise. */
  authFlow: 'pkce' | undefined
  /** Whether people can sign in with Google. */
  google: boolean
  /** Same-origin path of the analytics script; null switches analytics off. */
  analyticsPath: string | null
  /** Whether people can delete their account themselves. */
  accountDeletion: boolean
  /** Whether requests for a consultation are taken. */
  consultationsOpen: boolean
}

let pending: Promise<RuntimeConfig> | undefined

/**
 * Reads the configuration from the site's own server, once a page load; a failed read is tried again
 * by the next caller. Rejects when the server cannot be reached or answers with something else.
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
  if (!response.ok) throw new Error(`The site's configuration answered with ${response.status}`)
  const config: unknown = await response.json()
  if (!isRuntimeConfig(config)) throw new Error("The site's configuration lacks authUrl or authAnonKey")
  return {
    authUrl: config.authUrl,
    authAnonKey: config.authAnonKey,
    authFlow: config.authFlow === 'pkce' ? config.authFlow : undefined,
    google: config.google ?? false,
    analyticsPath: config.analyticsPath ?? null,
    accountDeletion: config.accountDeletion ?? false,
    consultationsOpen: config.consultationsOpen ?? false,
  }
}

function isRuntimeConfig(value: unknown): value is RuntimeConfig {
  if (typeof value !== 'object' || value === null) return false
  const { authUrl, authAnonKey } = value as Partial<Record<string, unknown>>
  return typeof authUrl === 'string' && typeof authAnonKey === 'string'
}
