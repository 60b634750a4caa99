import { daySeconds } from '../database/day.ts'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { deleteLowSessions, raiseSession } from '../database/assurance.ts'
import {
  deleteUnverifiedFactors,
  findChallenge,
  insertChallenge,
  spendChallenge,
  spendTimeStep,
} from '../database/factors.ts'
import type { FactorChallengeRow } from '../database/factor-tables.ts'
import type { AuthenticationMethodName, AuthTables, FactorRow } from '../database/tables.ts'
import { findUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { challengeExpired, mfaFailures } from '../failures/mfa.ts'
import { openText } from '../keys/sealed-text.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { totpStep } from '../tokens/totp.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { factorSeconds } from './enroll-factor.ts'
import { stopRemoval } from './factor-removal.ts'
import { isVerified, lockCurrentSession } from './current-session.ts'
import { proofRefusal } from './recent-proof.ts'
import { codeGuesses, slowedGuess } from './slowed-guess.ts'
import { audit } from './start-session.ts'

/** One of the caller's own factors, and the calling session. */
export interface UserFactor {
  signedIn: SignedIn
  factorId: string
}

/** A user's response to a challenge. */
export interface FactorAnswer extends UserFactor {
  challengeId: string
  code: string
}

/** Creates a challenge for a factor: the response must come within 300 seconds, from the same IP address. */
export function challengeFactor(
  context: AuthContext,
  caller: Caller,
  { signedIn, factorId }: UserFactor,
): Promise<Result<{ id: string; type: string; expires_at: number }, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const current = await lockCurrentSession(trx, signedIn)
    if (!current.ok) return current
    const { user, factor } = { user: current.value.account.user, factor: findFactor(current.value, factorId) }
    if (factor === undefined) return fail(mfaFailures.factorNotFound)
    const now = context.now()
    const forgetBefore = new Date(now.getTime() - daySeconds * 1000)
    const challenge = await insertChallenge(trx, { factorId, ip: caller.ip, now, forgetBefore })
    await audit(context, trx, { action: 'challenge_created', user, caller })
    const expiresAt = Math.floor(now.getTime() / 1000) + factorSeconds
    return succeed({ id: challenge.id, type: factor.factor_type, expires_at: expiresAt })
  })
}

/**
 * Verifies a code of an authenticator app. The session keeps its id and is raised; every other session that has passed
 * only one factor ends. Wrong codes are counted per account, regardless of who enters them, and throttled.
 */
export function verifyFactor(
  context: AuthContext,
  caller: Caller,
  answer: FactorAnswer,
): Promise<Result<SignedIn, FailureReply>> {
  return slowedGuess(context, {
    guess: { secret: `totp ${answer.signedIn.account.user.id}`, caller: 'anyone' },
    policy: codeGuesses,
    wrongCode: mfaFailures.codeWrong.code,
    // Somebody who knows the password must not be able to reset the count of wrong codes with a response that is
    // refused unread.
    isUntried: () => true,
    attempt: () => context.db.transaction().execute((trx) => check(context, trx, { caller, answer })),
  })
}

async function check(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, answer }: { caller: Caller; answer: FactorAnswer },
): Promise<Result<SignedIn, FailureReply>> {
  const current = await lockCurrentSession(trx, answer.signedIn)
  if (!current.ok) return current
  const factor = findFactor(current.value, answer.factorId)
  if (factor === undefined || factor.secret === null) return fail(mfaFailures.factorNotFound)
  const isNew = !isVerified(factor)
  const unproven = isNew ? proofRefusal(context, current.value) : undefined
  if (unproven !== undefined) return fail(unproven)
  const now = context.now()
  const challenge = await findChallenge(trx, answer.challengeId, factor.id)
  const refusal = challengeRefusal(challenge, { ip: caller.ip, now })
  if (refusal !== undefined || challenge === undefined) return fail(refusal ?? mfaFailures.challengeNotFound)
  const step = totpStep(openText(context.keys, { purpose: 'totp', owner: factor.id }, factor.secret), answer.code, now)
  if (step === undefined || !(await spendTimeStep(trx, { id: factor.id, step, now })))
    return fail(mfaFailures.codeWrong)
  if (!(await spendChallenge(trx, challenge.id, now)))
    throw new Error('A challenge was answered under the lock of its user')
  const { user } = current.value.account
  await audit(context, trx, {
    action: 'verification_attempted',
    user,
    caller,
    traits: isNew ? { changed: 'second_factor_added' } : {},
  })
  if (isNew) await orderNotice(context, trx, { kind: 'factor_added', user, caller, since: factor.created_at })
  await deleteUnverifiedFactors(trx, user.id, 'totp')
  return raise(context, trx, { signedIn: current.value, factorId: factor.id, method: 'totp', caller })
}

/** Raises the session that has just passed a second factor, and ends the others that have not. */
export async function raise(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { signedIn, factorId, method, caller }: UserFactor & { method: AuthenticationMethodName; caller: Caller },
): Promise<Result<SignedIn, FailureReply>> {
  const { account, session } = signedIn
  const raised = await raiseSession(trx, session, { factorId, method, now: context.now() })
  await deleteLowSessions(trx, { userId: account.user.id, exceptId: session.id })
  await stopRemoval(context, trx, { user: account.user, caller })
  const current = await findUser(trx, account.user.id)
  return current === undefined ? fail(failures.subjectGone) : succeed({ account: current, session: raised })
}

function findFactor({ account }: SignedIn, id: string): FactorRow | undefined {
  return account.factors.find((factor) => factor.id === id)
}

function challengeRefusal(
  challenge: FactorChallengeRow | undefined,
  { ip, now }: { ip: string; now: Date },
): FailureReply | undefined {
  if (challenge === undefined) return mfaFailures.challengeNotFound
  if (challenge.verified_at !== null || challenge.ip_address !== ip) return mfaFailures.challengeMismatch
  const isExpired = now.getTime() > challenge.created_at.getTime() + factorSeconds * 1000
  return isExpired ? challengeExpired(challenge.id) : undefined
}
