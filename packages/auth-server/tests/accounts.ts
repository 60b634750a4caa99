import type { SupabaseClient, User } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { hashWithArgon2 } from '../src/passwords/argon2.ts'
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
export interface Account {
  email: string
  client: SupabaseClient
  user: User
}

let stored: Promise<string> | undefined

/** The hash of the first password, computed once for all accounts. */
export function firstHash(): Promise<string> {
  return (stored ??= hashWithArgon2(firstPassword))
}

/**
 * A confirmed account with the first password: all rows are those of `signedUpAccount`, without the two hashes of each
 * sign-up. It takes a server that signs in by mail.
 */
export async function signedInAccount(server: TestServer): Promise<Account> {
  const account = await confirmedAccount(server, ({ auth }, email) => auth.signInWithOtp({ email, options: { data } }))
  const hash = await firstHash()
  await sql`update auth.users set encrypted_password = ${hash} where id = ${account.user.id}`.execute(server.db)
  return account
}

/** A confirmed account that signed up with the first password. */
export function signedUpAccount(server: TestServer): Promise<Account> {
  return confirmedAccount(server, ({ auth }, email) =>
    auth.signUp({ email, password: firstPassword, options: { data } }),
  )
}

const data = { firstName: 'Ada' }

async function confirmedAccount(
  server: TestServer,
  begin: (client: SupabaseClient, email: string) => Promise<unknown>,
): Promise<Account> {
  const [email, client] = [newAddress(), server.client()]
  await begin(client, email)
  const code = codeIn(lastMail(server.mails, email))
  const { data: verified, error } = await client.auth.verifyOtp({ type: 'signup', email, token: code })
  if (error !== null || verified.user === null) throw new Error('the account could not be confirmed', { cause: error })
  return { email, client, user: verified.user }
}

/** The session of a client that is signed in. */
export async function sessionOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession()
  if (data.session === null) throw new Error('not signed in')
  return data.session
}
