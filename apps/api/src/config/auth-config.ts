import { parseAuthKeys, type AuthKeys } from '@dst/auth-server'
import { StartRefusal } from './start-refusal.ts'

/** The hosted auth service that replaces the embedded one. */
export interface HostedAuth {
  url: string
  anonKey: string
  serviceKey: string | undefined
  /**
   * What its links return to the site: tokens, or a code that only the browser that requested the link can exchange.
   */
  flow: 'implicit' | 'pkce'
}

/** This product's OAuth client at Google. */
export interface GoogleClient {
  clientId: string
  clientSecret: string
}

/** The variables that decide who keeps the accounts. */
interface AuthEnvironment {
  SUPABASE_URL?: string | undefined
  SUPABASE_ANON_KEY?: string | undefined
  SUPABASE_SERVICE_ROLE_KEY?: string | undefined
  SUPABASE_AUTH_FLOW: 'implicit' | 'pkce'
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  ACCOUNT_DELETION: 'on' | 'off'
}

/** The hosted auth service that is configured, if one is. Throws a {@link StartRefusal} when only half of it is. */
export function readHostedAuth(env: AuthEnvironment): HostedAuth | undefined {
  if (!env.SUPABASE_URL) return undefined
  if (env.ACCOUNT_DELETION === 'on' && !env.SUPABASE_SERVICE_ROLE_KEY) {
    throw new StartRefusal(
      'configuration',
      'ACCOUNT_DELETION is on and SUPABASE_SERVICE_ROLE_KEY is not set: accounts at the hosted service can’t be ' +
        'deleted without it. Set it, or switch ACCOUNT_DELETION off.',
    )
  }
  if (!env.SUPABASE_ANON_KEY) {
    throw new StartRefusal(
      'configuration',
      'SUPABASE_URL is set and SUPABASE_ANON_KEY is not: set both, or neither to use the embedded auth service.',
    )
  }
  return {
    url: env.SUPABASE_URL,
    anonKey: env.SUPABASE_ANON_KEY,
    serviceKey: env.SUPABASE_SERVICE_ROLE_KEY,
    flow: env.SUPABASE_AUTH_FLOW,
  }
}

/** Google sign-in; the stand-in only where others can't reach the server. A {@link StartRefusal} for half a client. */
export function readGoogleClient(env: AuthEnvironment, isReachable: boolean): GoogleClient | 'stand-in' | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  if (clientId !== undefined || clientSecret !== undefined) {
    throw new StartRefusal(
      'configuration',
      'Of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET only one is set: set both, or neither.',
    )
  }
  // Anyone who can reach the stand-in can sign in as anyone.
  return isReachable ? undefined : 'stand-in'
}

/** Keys given as the text of a keys file. Throws a {@link StartRefusal} when they are not. */
export function readAuthKeys(text: string | undefined): AuthKeys | undefined {
  if (text === undefined) return undefined
  try {
    return parseAuthKeys(text)
  } catch (error) {
    throw new StartRefusal(
      'configuration',
      'AUTH_KEYS is not the content of a keys file. Set it to the whole text of auth-keys.json in the data folder of ' +
        'the first server (JSON with "keys", of which exactly one signs, and "secret"), or unset it to use the file.',
      { cause: error },
    )
  }
}
