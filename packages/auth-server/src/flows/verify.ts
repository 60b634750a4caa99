import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { confirmEmail } from '../database/confirm-email.ts'
import { insertFlowState, issueCode } from '../database/flow-states.ts'
import { releaseMail } from '../database/mail-requests.ts'
import { clearTokens, spendCodeToken, spendLinkToken, tokenOwners } from '../database/one-time-tokens.ts'
import type { AuthenticationMethodName, AuthTables, OneTimeTokenKind, OneTimeTokenRow } from '../database/tables.ts'
import { findUser, lockUsers, type UserWithIdentities } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { addressHash } from '../delivery/claim-mail.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { storedChallenge } from '../database/code-challenge.ts'
import { hashCode, hashLinkToken, sameHash } from '../tokens/mail-token.ts'
import { isBanned } from '../wire/authenticate.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { confirmEmailChange } from './email-change.ts'
import { dropUnprovenPassword } from './repeated-sign-up.ts'
import { announceConfirmed, audit, startSession } from './start-session.ts'

const kindsByType = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
} as const satisfies Record<string, readonly OneTimeTokenKind[]>

/** Kinds of verification that a client can request. */
export type VerificationType = keyof typeof kindsByType

/** The user's credential: the token of a link, or an address and the code sent to it. */
export type MailCredential = { linkToken: string } | { address: string; code: string }

/**
 * Result: a session, a code that the client will exchange, or neither after the first of the two confirmations that an
 * address change needs.
 */
export type Verified =
  | { signedIn: SignedIn; authCode?: never }
  | { authCode: string; account: UserWithIdentities; signedIn?: never }
  | { signedIn?: never; authCode?: never }

/** Whether a string names a kind of verification. */
export function isVerificationType(text: string): text is VerificationType {
  return Object.hasOwn(kindsByType, text)
}

const methods = {
  signup: 'email/signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email: 'magiclink',
  email_change: 'email_change',
} as const satisfies Record<VerificationType, AuthenticationMethodName>

/** A credential, its claimed type, and whether its link was followed. */
export interface Verification {
  type: VerificationType
  credential: MailCredential
  /** A link that was requested with a challenge does not sign in by itself: it leads to a code. */
  byLink?: boolean
}

/**
 * Redeems an emailed credential and signs its owner in. Refused if it is wrong, expired, used, or a code used up by
 * wrong guesses; the count of wrong codes is committed even though the result is a refusal.
 */
export async function verify(
  context: AuthContext,
  caller: Caller,
  { type, credential, byLink = false }: Verification,
): Promise<Result<Verified, FailureReply>> {
  const outcome = await context.db.transaction().execute(async (trx): Promise<Result<Verified, FailureReply>> => {
    const token = await spend(context, trx, { kinds: kindsByType[type], credential })
    if (token === undefined) return fail('linkToken' in credential ? failures.linkExpired : failures.otpExpired)
    return apply(context, trx, { token, caller, codeFor: byLink ? type : undefined })
  })
  if (outcome.ok) await allowMailAgain(context, outcome.value)
  return outcome
}

async function spend(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { kinds, credential }: { kinds: readonly OneTimeTokenKind[]; credential: MailCredential },
): Promise<OneTimeTokenRow | undefined> {
  const { settings, keys } = context
  const notBefore = new Date(context.now().getTime() - settings.lifetimes.mailTokenSeconds * 1000)
  if ('linkToken' in credential) {
    const linkHash = hashLinkToken(credential.linkToken)
    await lockUsers(trx, await tokenOwners(trx, { kinds, by: { linkHash } }))
    return spendLinkToken(trx, { linkHash, kinds, notBefore })
  }
  const { address, code } = credential
  await lockUsers(trx, await tokenOwners(trx, { kinds, by: { address } }))
  const matches = (token: OneTimeTokenRow) =>
    sameHash(token.code_hash, hashCode(keys, { kind: token.kind, address, code }))
  return spendCodeToken(trx, { address, kinds, notBefore, maximumAttempts: settings.limits.codeAttempts, matches })
}

async function apply(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { token, caller, codeFor }: { token: OneTimeTokenRow; caller: Caller; codeFor: VerificationType | undefined },
): Promise<Result<Verified, FailureReply>> {
  const account = await findUser(trx, token.user_id)
  if (account === undefined || account.user.deleted_at !== null) return fail(failures.linkExpired)
  const { user } = account
  if (isBanned(user.banned_until, context.now())) return fail(failures.userBanned)
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    const change = await confirmEmailChange(context, trx, { user, kind: token.kind, address: token.relates_to, caller })
    if (!change.ok) return change
    if (change.value === 'half confirmed') return succeed({})
  } else {
    // A user who recovers an account that was never confirmed does not know its password.
    if (token.kind === 'recovery') await dropUnprovenPassword(context, trx, user)
    if (user.email_confirmed_at === null) {
      await audit(context, trx, {
        action: user.invited_at === null ? 'user_signedup' : 'invite_accepted',
        user,
        caller,
      })
    }
    await confirmEmail(trx, user, context.now())
  }
  await clearTokens(trx, user.id)
  if (codeFor !== undefined && storedChallenge(token) !== undefined)
    return giveCode(context, trx, { token, caller, type: codeFor })
  const signedIn = await startSession(context, trx, { userId: user.id, method: 'otp', caller })
  await announceConfirmed(context, trx, { signedIn, caller })
  return succeed({ signedIn })
}

async function giveCode(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { token, caller, type }: { token: OneTimeTokenRow; caller: Caller; type: VerificationType },
): Promise<Result<Verified, FailureReply>> {
  const now = context.now()
  const method = token.kind === 'confirmation' && type === 'email' ? methods.signup : methods[type]
  const flow = await insertFlowState(trx, { challenge: storedChallenge(token), method, now })
  const authCode = await issueCode(trx, flow, { userId: token.user_id, now })
  const account = await findUser(trx, token.user_id)
  if (account === undefined) throw new Error('A user vanished while a link was followed')
  await announceConfirmed(context, trx, { signedIn: { account }, caller })
  return succeed({ authCode, account })
}

// The emailed credential has been used. Outside the transaction, because sign-up takes these locks in the opposite
// order.
async function allowMailAgain(context: AuthContext, verified: Verified): Promise<void> {
  const account = verified.authCode === undefined ? verified.signedIn?.account : verified.account
  if (account === undefined) return
  await releaseMail(context.db, addressHash(context, account.user.email ?? ''), [
    'confirmation',
    'recovery',
    'email_change',
  ])
}
