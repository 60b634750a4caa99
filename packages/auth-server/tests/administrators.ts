import { readFile } from 'node:fs/promises'
import { createClient, type AdminUserAttributes, type User } from '@supabase/supabase-js'
import { importJWK, SignJWT, type JWK, type JWTPayload } from 'jose'
import { anonKey, serviceKey, type TestServer } from './harness.ts'

const quiet = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

/** The admin API of the client, with the secret key. */
export function adminOf(server: TestServer) {
  return createClient(server.url, serviceKey, { auth: quiet }).auth.admin
}

/** An account that an administrator creates. */
export async function createdUser(server: TestServer, attributes: AdminUserAttributes): Promise<User> {
  const { data, error } = await adminOf(server).createUser(attributes)
  if (error !== null || data.user === null) throw new Error('the account could not be created', { cause: error })
  return data.user
}

let numbers = 0

/** A phone number not used by any other test, in digits. */
export function newNumber(): string {
  numbers += 1
  return `4915200${String(numbers).padStart(5, '0')}`
}

/** A token signed with the given key, by default the server's own signing key. */
export async function signedToken(server: TestServer, claims: JWTPayload, key?: JWK): Promise<string> {
  const jwk = key ?? (JSON.parse(await readFile(server.keysFile, 'utf8')) as { keys: JWK[] }).keys[0]
  if (jwk?.kid === undefined) throw new Error('no key')
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: jwk.kid })
    .sign(await importJWK({ ...jwk, key_ops: ['sign'] }, 'ES256'))
}

/**
 * A raw call that no client would make. Sends the public key and this bearer token, or the secret key if there is none.
 */
export async function call(
  server: TestServer,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { body, bearer, headers = {} }: { body?: unknown; bearer?: string; headers?: Record<string, string> } = {},
) {
  const reply = await server.app.inject({
    method,
    url: `/auth/v1${url}`,
    headers: {
      apikey: bearer === undefined ? serviceKey : anonKey,
      'x-supabase-api-version': '2024-01-01',
      'content-type': 'application/json;charset=UTF-8',
      ...(bearer === undefined || bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json<Record<string, unknown>>() }
}
