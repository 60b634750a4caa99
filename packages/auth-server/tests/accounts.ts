import type { SupabaseClient, User } from '@supabase/supabase-js'
import type { TestServer } from './harness.ts'
import { codeIn, lastMail } from './mailbox.ts'

/** A password that every test account starts with. */
export const firstPassword = 'Correct-Horse-1'

let created = 0

/** An address not used by any other test. */
export function newAddress(): string {
  created += 1
  return `person${created}@example.com`
}

/** A confirmed account, signed in on its own client. */
export async function signedInAccount(
  server: TestServer,
): Promise<{ email: string; client: SupabaseClient; user: User }> {
  const email = newAddress()
  const client = server.client()
  await client.auth.signUp({ email, password: firstPassword, options: { data: { firstName: 'Ada' } } })
  const code = codeIn(lastMail(server.mails, email))
  const { data, error } = await client.auth.verifyOtp({ type: 'signup', email, token: code })
  if (error !== null || data.user === null) throw new Error('the account could not be confirmed', { cause: error })
  return { email, client, user: data.user }
}

/** The session of a client that is signed in. */
export async function sessionOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession()
  if (data.session === null) throw new Error('not signed in')
  return data.session
}
