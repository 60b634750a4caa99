import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { confirmEmail } from '../database/confirm-email'
import { insertFlowState, issueCode } from '../database/flow-states'
import { releaseMail } from '../database/mail-requests'
import { clearTokens, spendCodeToken, spendLinkToken, tokenOwners } from '../database/one-time-tokens'
import type { AuthenticationMethodName, AuthTables, OneTimeTokenKind, OneTimeTokenRow } from '../database/tables'
import { findUser, lockUsers, type UserWithIdentities } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { addressHash } from '../mail/claim-mail'
import { fail, succeed, type Result } from '../result'
import { storedChallenge } from '../tokens/code-challenge'
import { hashCode, hashLinkToken, sameHash } from '../tokens/mail-token'
import { isBanned } from '../wire/authenticate'
import type { SignedIn } from '../wire/session-json'
import { confirmEmailChange } from './email-change'
import { dropUnprovenPassword } from './repeated-sign-up'
import { announceConfirmed, audit, startSession } from './start-session'

const kindsByType = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
} as const satisfies Record<string, readonly OneTimeTokenKind[]>

/** Kinds of verification that a client may ask for. */
export type VerificationType = keyof typeof kindsByType

/** What a person shows: the token of a link, or an address and the code that it received. */
export type MailCredential = { linkToken: string } | { address: string; code: string }

/** Signed in, given a code that the client will exchange, or the first of the two confirmations that an address change needs. */
export type Verified =
  | { signedIn: SignedIn; authCode?: never }
  | { authCode: string; account: UserWithIdentities; signedIn?: never }
  | { signedIn?: never; authCode?: never }

/** Whether a text names a kind of verification. */
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

/** A credential, as what it is shown, and whether by following its link. */
export interface Verification {
  type: VerificationType
  credential: MailCredential
  /** A link that was asked for with a challenge signs nobody in itself: it leads to a code. */
  byLink?: boolean
}

/**
 * Spends a mailed credential and signs its owner in. Refused when it is wrong, expired, used, or a code worn out by
 * wrong ones; counting a wrong code is committed although the answer is a refusal.
 */
export async function verify(
  context: AuthContext,
  caller: Caller,
  { type, credential, byLink = false }: Verification,
): Promise<Result<Verified, AuthFailure>> {
  const outcome = await context.db.transaction().execute(async (trx): Promise<Result<Verified, AuthFailure>> => {
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
): Promise<Result<Verified, AuthFailure>> {
  const account = await findUser(trx, token.user_id)
  if (account === undefined || account.user.deleted_at !== null) return fail(failures.linkExpired)
  const { user } = account
  if (isBanned(user.banned_until, context.now())) return fail(failures.userBanned)
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    const change = await confirmEmailChange(context, trx, { user, kind: token.kind, address: token.relates_to, caller })
    if (!change.ok) return change
    if (change.value === 'half confirmed') return succeed({})
  } else {
    // Who recovers an account that was never confirmed does not know its password.
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
): Promise<Result<Verified, AuthFailure>> {
  const now = context.now()
  const method = token.kind === 'confirmation' && type === 'email' ? methods.signup : methods[type]
  const flow = await insertFlowState(trx, { challenge: storedChallenge(token), method, now })
  const authCode = await issueCode(trx, flow, { userId: token.user_id, now })
  const account = await findUser(trx, token.user_id)
  if (account === undefined) throw new Error('A user vanished while a link was followed')
  await announceConfirmed(context, trx, { signedIn: { account }, caller })
  return succeed({ authCode, account })
}

// Outside the transaction, as sign-up takes these locks in the other order. What was mailed has been used.
async function allowMailAgain(context: AuthContext, verified: Verified): Promise<void> {
  const account = verified.authCode === undefined ? verified.signedIn?.account : verified.account
  if (account === undefined) return
  await releaseMail(context.db, addressHash(context, account.user.email ?? ''), [
    'confirmation',
    'recovery',
    'email_change',
  ])
}
