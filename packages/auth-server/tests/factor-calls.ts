import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { firstPassword, sessionOf } from './accounts.ts'
import { anonKey, type TestServer } from './harness.ts'

/** An unused id. */
export const someId = '11111111-1111-4111-8111-111111111111'

/** Second-factor calls, on a server that only has to exist when they are made. */
export function factorCalls(server: () => TestServer) {
  const signIn = async (email: string) => {
    const client = server().client()
    const { error } = await client.auth.signInWithPassword({ email, password: firstPassword })
    if (error !== null) throw new Error('the password was refused', { cause: error })
    return client
  }
  /** The server's clock, in whole seconds. */
  const seconds = () => Math.floor(server().now().getTime() / 1000)
  const levels = async (client: SupabaseClient) => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data
  const methods = async (client: SupabaseClient) =>
    (await levels(client))?.currentAuthenticationMethods.map((each) => (typeof each === 'string' ? each : each.method))
  const challenge = async (client: SupabaseClient, factorId: string) => {
    const { data, error } = await client.auth.mfa.challenge({ factorId })
    if (error !== null) throw new Error('no challenge', { cause: error })
    return data
  }
  /** A call that any client could make, from a given IP address. */
  const call = async (
    client: SupabaseClient | undefined,
    {
      method = 'POST',
      path,
      body = {},
      from = '127.0.0.1',
    }: { method?: 'GET' | 'POST' | 'DELETE'; path: string; body?: object; from?: string },
  ) => {
    const token = client === undefined ? anonKey : (await sessionOf(client)).access_token
    const reply = await server().app.inject({
      method,
      url: `/auth/v1${path}`,
      remoteAddress: from,
      headers: {
        apikey: anonKey,
        'x-supabase-api-version': '2024-01-01',
        ...(client === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: reply.statusCode, ...reply.json<{ code?: string; message?: string; access_token?: string }>() }
  }
  const storedActions = async (userId: string) => {
    const { rows } = await sql<{ action: string }>`select payload ->> 'action' as action from auth.audit_log
      where payload ->> 'actor_id' = ${userId} and payload ->> 'log_type' = 'factor' order by created_at`.execute(
      server().db,
    )
    return rows.map(({ action }) => action)
  }
  return { signIn, levels, methods, challenge, call, seconds, storedActions }
}
