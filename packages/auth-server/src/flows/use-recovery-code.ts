import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { spendRecoveryCode } from '../database/factors.ts'
import type { AuthTables } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { mfaFailures, recoveryCodesLocked } from '../failures/mfa.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { fail, type Result } from '../failures/result.ts'
import { hashRecoveryCode, normalizeRecoveryCode } from '../tokens/recovery-code.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { lockCurrentSession } from './current-session.ts'
import { recoveryFactor } from './recovery-codes.ts'
import { codeGuesses, slowedGuess } from './slowed-guess.ts'
import { audit } from './start-session.ts'
import { raise } from './verify-factor.ts'

/** A recovery code entered by a user. */
export interface RecoveryCodeEntry {
  signedIn: SignedIn
  code: string
}

/**
 * Redeems a recovery code instead of a second factor, and raises the session. Wrong codes are counted per set of codes,
 * regardless of who enters them, and throttled; a new set starts from zero.
 */
export async function verifyRecoveryCode(
  context: AuthContext,
  caller: Caller,
  entry: RecoveryCodeEntry,
): Promise<Result<SignedIn, FailureReply>> {
  const factor = recoveryFactor(entry.signedIn)
  const set = factor === undefined ? entry.signedIn.account.user.id : `${factor.id} ${factor.updated_at.getTime()}`
  const outcome = await slowedGuess(context, {
    guess: { secret: `recovery-code ${set}`, caller: 'anyone' },
    policy: codeGuesses,
    wrongCode: mfaFailures.recoveryCodeWrong.code,
    isUntried: () => true,
    attempt: () => context.db.transaction().execute((trx) => spend(context, trx, { caller, entry })),
  })
  if (outcome.ok || outcome.error.status !== 429) return outcome
  return fail(recoveryCodesLocked(outcome.error.retryAfterSeconds ?? 0))
}

async function spend(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, entry }: { caller: Caller; entry: RecoveryCodeEntry },
): Promise<Result<SignedIn, FailureReply>> {
  const current = await lockCurrentSession(trx, entry.signedIn)
  if (!current.ok) return current
  const factor = recoveryFactor(current.value)
  if (factor === undefined) return fail(mfaFailures.recoveryCodeWrong)
  const hash = hashRecoveryCode(context.keys, factor.id, normalizeRecoveryCode(entry.code))
  if (!(await spendRecoveryCode(trx, { factorId: factor.id, hash, now: context.now() })))
    return fail(mfaFailures.recoveryCodeWrong)
  const { user } = current.value.account
  await audit(context, trx, { action: 'recovery_codes_verified', user, caller })
  await orderNotice(context, trx, { kind: 'recovery_code_used', user, caller })
  return raise(context, trx, { signedIn: current.value, factorId: factor.id, method: 'mfa/recovery_code', caller })
}
