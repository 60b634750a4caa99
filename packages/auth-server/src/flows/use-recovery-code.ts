import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { spendRecoveryCode } from '../database/factors'
import type { AuthTables } from '../database/tables'
import type { AuthFailure } from '../failures'
import { mfaFailures, recoveryCodesLocked } from '../failures/mfa'
import { orderNotice } from '../mail/send-notice'
import { fail, type Result } from '../result'
import { hashRecoveryCode, normalizeRecoveryCode } from '../tokens/recovery-code'
import type { SignedIn } from '../wire/session-json'
import { lockOwnSession } from './own-session'
import { recoveryFactor } from './recovery-codes'
import { codeGuesses, slowedGuess } from './slowed-guess'
import { audit } from './start-session'
import { raise } from './verify-factor'

/** A recovery code that a person enters. */
export interface RecoveryCodeEntry {
  signedIn: SignedIn
  code: string
}

/**
 * Spends a recovery code in place of a second factor, and raises the session. Wrong ones are counted for the set of codes,
 * whoever enters them, and slowed; a new set starts anew.
 */
export async function verifyRecoveryCode(
  context: AuthContext,
  caller: Caller,
  entry: RecoveryCodeEntry,
): Promise<Result<SignedIn, AuthFailure>> {
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
): Promise<Result<SignedIn, AuthFailure>> {
  const own = await lockOwnSession(trx, entry.signedIn)
  if (!own.ok) return own
  const factor = recoveryFactor(own.value)
  if (factor === undefined) return fail(mfaFailures.recoveryCodeWrong)
  const hash = hashRecoveryCode(context.keys, factor.id, normalizeRecoveryCode(entry.code))
  if (!(await spendRecoveryCode(trx, { factorId: factor.id, hash, now: context.now() })))
    return fail(mfaFailures.recoveryCodeWrong)
  const { user } = own.value.account
  await audit(context, trx, { action: 'recovery_codes_verified', user, caller })
  await orderNotice(context, trx, { kind: 'recovery_code_used', user })
  return raise(context, trx, { signedIn: own.value, factorId: factor.id, method: 'mfa/recovery_code' })
}
