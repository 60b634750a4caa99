import { randomBytes } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { anonKey, type TestServer } from './harness.ts'

/** An unmodified client that requests codes; it stores its verifiers, and its cookies if its `fetch` does. */
export function pkceClient(server: TestServer, fetchAs: typeof fetch = fetch) {
  return createClient(server.url, anonKey, {
    auth: {
      flowType: 'pkce',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: randomBytes(6).toString('hex'),
    },
    global: { fetch: fetchAs },
  })
}

/** The code in a URL. */
export function codeOf(address: string | URL): string {
  return new URL(address).searchParams.get('code') ?? ''
}

/** Where following a link leads. */
export async function followed(link: URL): Promise<string> {
  return (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? ''
}

/** How the session of an access token was authenticated. */
export function methodOf(accessToken: string): string | undefined {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
    amr: { method: string }[]
  }
  return claims.amr[0]?.method
}
