import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import type { AuthTables, JsonObject } from '../database/tables'
import { findUser, findUserByEmail, insertEmailUser, lockUserByEmail, type UserWithIdentities } from '../database/users'
import type { AuthFailure } from '../failures'
import { deliver, type PendingMail } from '../mail/deliver'
import { mailRefusal } from '../mail/issue-mail'
import { fail, succeed, type Result } from '../result'
import { confirmationMail } from './confirmation-mail'
import { repeatSignUp } from './repeated-sign-up'
import { audit } from './start-session'

/** A new account as a person asks for it; address and password are already checked. */
export interface SignUp {
  email: string
  password: string
  data: JsonObject
  redirectTo: string
}

interface Prepared {
  account: UserWithIdentities
  /** Absent when the address has a confirmed account, which the answer must not show. */
  pending?: PendingMail
}

/** The two outcomes of the slow hash, made before the transaction. */
interface HashedSignUp {
  caller: Caller
  request: SignUp
  encryptedPassword: string
  /** The stored hash that this sign-up's password opens, if it does. */
  provenHash: string | undefined
}

/**
 * Creates an unconfirmed account, or takes its sign-up again, and mails the link.
 * Answers undefined for an address that has a confirmed account: nothing is sent or changed then.
 */
export async function signUp(
  context: AuthContext,
  caller: Caller,
  request: SignUp,
): Promise<Result<UserWithIdentities | undefined, AuthFailure>> {
  // Before the look-up and outside the transaction: a known and an unknown address take the same time.
  const hashed = await context.passwords.hash(request.password)
  if (!hashed.ok) return hashed
  const storedHash = (await findUserByEmail(context.db, request.email))?.user.encrypted_password
  const same = await context.passwords.matches(request.password, storedHash)
  if (!same.ok) return same
  const encryptedPassword = hashed.value
  const provenHash = same.value ? (storedHash ?? undefined) : undefined
  const prepared = await context.db
    .transaction()
    .execute((trx) => prepare(context, trx, { caller, request, encryptedPassword, provenHash }))
  if (!prepared.ok) return prepared
  const { account, pending } = prepared.value
  if (pending === undefined) return succeed(undefined)
  const sent = await deliver(context, caller, pending)
  return sent.ok ? succeed(account) : sent
}

async function prepare(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, request, encryptedPassword, provenHash }: HashedSignUp,
): Promise<Result<Prepared, AuthFailure>> {
  const { email, data, redirectTo } = request
  const known = await lockUserByEmail(trx, email)
  const refusal = await mailRefusal(context, trx, { address: email, kind: 'confirmation' })
  if (refusal !== undefined) return fail(refusal)
  const created = known === undefined ? await insertEmailUser(trx, { email, encryptedPassword, data, now: context.now() }) : undefined
  const account = known ?? created ?? (await lockUserByEmail(trx, email))
  if (account === undefined) throw new Error('An address was taken and free at once')
  const { user } = account
  if (user.email_confirmed_at !== null) {
    await audit(context, trx, { action: 'user_repeated_signup', user, caller })
    return succeed({ account })
  }
  const mail = await confirmationMail(context, trx, { user, email, redirectTo, isNew: created !== undefined })
  const pending = created === undefined ? await repeatSignUp(context, trx, { account, data, provenHash, mail }) : mail
  await audit(context, trx, { action: 'user_confirmation_requested', user, caller })
  const fresh = await findUser(trx, user.id)
  return succeed({ account: fresh ?? account, pending })
}
