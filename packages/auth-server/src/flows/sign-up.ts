import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { deleteUnprovenIdentities } from '../database/identities'
import type { AuthTables, JsonObject } from '../database/tables'
import {
  ensureEmailUser,
  findUser,
  findUserByEmail,
  lockUserByEmail,
  writeSignUp,
  type UserWithIdentities,
} from '../database/users'
import type { AuthFailure } from '../failures'
import { mailRefusal } from '../mail/claim-mail'
import { fail, succeed, type Result } from '../result'
import type { CodeChallenge } from '../tokens/code-challenge'
import { passwordAfterRepeat } from './repeated-sign-up'
import { audit } from './start-session'
import { keepTakenNotice } from './taken-notice'

/** A new account as a person asks for it; address and password are already checked. */
export interface SignUp {
  email: string
  password: string
  data: JsonObject
  redirectTo: string
  challenge?: CodeChallenge | undefined
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
 * Creates an unconfirmed account, or takes its sign-up again, and orders the mail with the link. Answers undefined for an
 * address that has a confirmed account: nothing is changed then, and its owner is told where the host wants notices.
 * Whatever the address has, the same statements run and the same rows are written, so that the time of the answer does
 * not tell.
 */
export async function signUp(
  context: AuthContext,
  caller: Caller,
  request: SignUp,
): Promise<Result<UserWithIdentities | undefined, AuthFailure>> {
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
): Promise<Result<UserWithIdentities | undefined, AuthFailure>> {
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
  const kept = known === undefined ? encryptedPassword : passwordAfterRepeat(user, provenHash)
  await writeSignUp(trx, account, { data, encryptedPassword: kept, now })
  await deleteUnprovenIdentities(trx, user)
  const isTaken = user.email_confirmed_at !== null
  const notice = { orderId, user, caller, isDue: isTaken }
  await audit(context, trx, { action: isTaken ? 'user_repeated_signup' : 'user_confirmation_requested', user, caller })
  const kind = (await keepTakenNotice(context, trx, notice)) ? 'account_exists' : 'confirmation'
  await context.enqueueMail(trx, { id: orderId, account: user.id, kind })
  const saved = await findUser(trx, user.id)
  return succeed(isTaken ? undefined : withoutInvitation(saved ?? account))
}

// What an administrator wrote into an account is not for everybody who knows its address.
function withoutInvitation(account: UserWithIdentities): UserWithIdentities {
  return account.user.invited_at === null
    ? account
    : { ...account, user: { ...account.user, user_metadata: {} }, identities: [] }
}
