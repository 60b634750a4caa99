import type { AuthContext, Caller } from '../context/context.ts'
import { recordProof } from '../database/sessions.ts'
import { accountFailures } from '../failures/accounts.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { passkeyFailures } from '../failures/passkeys.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { lockCurrentSession } from './current-session.ts'
import { spendPasskey, type PasskeyAnswer } from './passkey-sign-in.ts'
import { currentPasswordFailure } from './current-password.ts'
import { codeRefusal } from './reauthentication.ts'
import { codeGuesses, slowedGuess } from './slowed-guess.ts'

/** What proves that the user is still there. */
export type Proof = { password: string } | { nonce: string } | { passkey: PasskeyAnswer }

/**
 * Records that the user of a session has just proven who they are; the session stays as it is. Guesses are throttled as
 * at sign-in.
 */
export async function prove(
  context: AuthContext,
  caller: Caller,
  { signedIn, proof }: { signedIn: SignedIn; proof: Proof },
): Promise<Result<undefined, FailureReply>> {
  if ('nonce' in proof) return proveByCode(context, { signedIn, nonce: proof.nonce })
  const refusal =
    'password' in proof
      ? await currentPasswordFailure(context, caller, { account: signedIn.account, present: proof.password })
      : await passkeyRefusal(context, caller, { signedIn, answer: proof.passkey })
  return refusal === undefined ? record(context, signedIn) : fail(refusal)
}

function proveByCode(
  context: AuthContext,
  { signedIn, nonce }: { signedIn: SignedIn; nonce: string },
): Promise<Result<undefined, FailureReply>> {
  return slowedGuess(context, {
    guess: { secret: `reauthentication ${signedIn.account.user.id}`, caller: 'anyone' },
    policy: codeGuesses,
    wrongCode: accountFailures.passwordCodeWrong.code,
    attempt: () =>
      context.db.transaction().execute(async (trx) => {
        const current = await lockCurrentSession(trx, signedIn)
        if (!current.ok) return current
        const refusal = await codeRefusal(context, trx, { user: current.value.account.user, nonce })
        if (refusal !== undefined) return fail(refusal)
        await recordProof(trx, current.value.session.id, context.now())
        return succeed(undefined)
      }),
  })
}

/** A passkey of another account is refused like an unknown one. */
async function passkeyRefusal(
  context: AuthContext,
  caller: Caller,
  { signedIn, answer }: { signedIn: SignedIn; answer: PasskeyAnswer },
): Promise<FailureReply | undefined> {
  const used = await spendPasskey(context, caller, answer)
  if (!used.ok) return used.error
  return used.value === signedIn.account.user.id ? undefined : passkeyFailures.notVerified
}

async function record({ db, now }: AuthContext, { session }: SignedIn): Promise<Result<undefined, FailureReply>> {
  return (await recordProof(db, session.id, now())) ? succeed(undefined) : fail(failures.sessionGone)
}
