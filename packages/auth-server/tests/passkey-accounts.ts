import type { SupabaseClient } from '@supabase/supabase-js'
import { signedInAccount } from './accounts.ts'
import type { TestServer } from './harness.ts'
import { SoftwareAuthenticator, type Deviation } from './software-authenticator.ts'

/** Origin of the test server's site. */
export const siteOrigin = 'https://site.example.com'

/** A challenge for a sign-in. */
export async function startSignIn(client: SupabaseClient) {
  const { data, error } = await client.auth.passkey.startAuthentication()
  if (error !== null) throw new Error('no challenge', { cause: error })
  return { challengeId: data.challenge_id, options: data.options }
}

/** A challenge for a signed-in client that adds a passkey. */
export async function startAdding(client: SupabaseClient) {
  const { data, error } = await client.auth.passkey.startRegistration()
  if (error !== null) throw new Error('no challenge', { cause: error })
  return { challengeId: data.challenge_id, options: data.options, expiresAt: data.expires_at }
}

/** Adds a passkey to the account of a signed-in client. */
export async function addPasskey(
  client: SupabaseClient,
  device = new SoftwareAuthenticator(siteOrigin),
  deviation: Deviation = {},
) {
  const started = await client.auth.passkey.startRegistration()
  if (started.error !== null) return { device, ...started }
  const { challenge_id: challengeId, options } = started.data
  const added = await client.auth.passkey.verifyRegistration({
    challengeId,
    credential: device.create(options, deviation),
  })
  return { device, ...added }
}

/** An account with a passkey, and the session that added it. */
export async function accountWithPasskey(server: TestServer) {
  const account = await signedInAccount(server)
  const { device, data, error } = await addPasskey(account.client)
  if (error !== null) throw new Error('the passkey was refused', { cause: error })
  return { ...account, device, passkeyId: 'id' in data ? data.id : '' }
}

/** Signs in with a passkey on a separate client. */
export async function signInWithPasskey(server: TestServer, device: SoftwareAuthenticator, deviation: Deviation = {}) {
  const client = server.client()
  const { challengeId, options } = await startSignIn(client)
  const answer = await client.auth.passkey.verifyAuthentication({
    challengeId,
    credential: device.get(options, deviation),
  })
  return { client, ...answer }
}
