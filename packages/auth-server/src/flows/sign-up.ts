import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { deleteUnprovenIdentities } from '../database/identities.ts'
import type { AuthTables, JsonObject } from '../database/tables.ts'
import { ensureEmailUser, writeSignUp } from '../database/email-users.ts'
import { findUser, findUserByEmail, lockUserByEmail, type UserWithIdentities } from '../database/users.ts'
import type { FailureReply } from '../failures/index.ts'
import { mailRefusal } from '../delivery/claim-mail.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { CodeChallenge } from '../database/code-challenge.ts'
import { passwordAfterRepeat } from './repeated-sign-up.ts'
import { audit } from './start-session.ts'
import { storeTakenNotice } from './taken-notice.ts'

/** A requested new account; address and password are already validated. */
export interface SignUp {
  email: string
  password: string
  data: JsonObject
  redirectTo: string
  challenge?: CodeChallenge | undefined
}

/** The two results of the slow hashing, computed before the transaction. */
interface HashedSignUp {
  caller: Caller
  request: SignUp
  encryptedPassword: string
  /** The stored hash, if this sign-up's password matches it. */
  provenHash: string | undefined
}

/**
 * Creates an unconfirmed account, or repeats its sign-up, and queues the email with the link. Returns undefined for an
 * address with a confirmed account: nothing is changed, and its owner is notified if the host wants notices. In every
 * case the same statements run and the same rows are written, so that response time reveals nothing.
 */
export async function signUp(
  context: AuthContext,
  caller: Caller,
  request: SignUp,
): Promise<Result<UserWithIdentities | undefined, FailureReply>> {
  const hashed = await context.passwords.hash(request.password)
  if (!hashed.ok) return hashed
  const storedHash = (await findUserByEmail(context.db, request.email))?.user.encrypted_password
  const same = await context.passwords.matches(request.password, storedHash)
  if (!same.ok) return same
  const encryptedPassword = hashed.value
  const provenHash = same.value ? (storedHash ?? undefined) : undefined
  return context.db
    .transaction()
    .execute((trx) => save(context, trx, { caller, request, encryptedPassword, provenHash }))
}

async function save(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, request, encryptedPassword, provenHash }: HashedSignUp,
): Promise<Result<UserWithIdentities | undefined, FailureReply>> {
  const { email, data, redirectTo, challenge } = request
  const orderId = randomUUID()
  const now = context.now()
  const known = await lockUserByEmail(trx, email)
  const refusal = await mailRefusal(context, trx, {
    orderId,
    address: email,
    kind: 'confirmation',
    redirectTo,
    challenge,
  })
  if (refusal !== undefined) return fail(refusal)
  const account = await ensureEmailUser(trx, known, { email, encryptedPassword, data, now })
  const { user } = account
  const password = known === undefined ? encryptedPassword : passwordAfterRepeat(user, provenHash)
  await writeSignUp(trx, account, { data, encryptedPassword: password, now })
  await deleteUnprovenIdentities(trx, user)
  const isTaken = user.email_confirmed_at !== null
  const notice = { orderId, user, caller, isDue: isTaken }
  await audit(context, trx, { action: isTaken ? 'user_repeated_signup' : 'user_confirmation_requested', user, caller })
  const kind = (await storeTakenNotice(context, trx, notice)) ? 'account_exists' : 'confirmation'
  await context.enqueueMail(trx, { id: orderId, account: user.id, kind })
  const saved = await findUser(trx, user.id)
  return succeed(isTaken ? undefined : withoutInvitation(saved ?? account))
}

// Data that an administrator put into an account must not be shown to anyone who knows its address.
function withoutInvitation(account: UserWithIdentities): UserWithIdentities {
  return account.user.invited_at === null
    ? account
    : { ...account, user: { ...account.user, user_metadata: {} }, identities: [] }
}
