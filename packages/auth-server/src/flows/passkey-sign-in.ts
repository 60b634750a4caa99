import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { AuthContext, Caller } from '../context'
import { findPasskey, recordPasskeyUse } from '../database/passkeys'
import type { PasskeyRow } from '../database/factor-tables'
import type { UserRow } from '../database/tables'
import { lockUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { passkeyFailures } from '../failures/passkeys'
import type { PasskeyOptions } from '../factor-options'
import { fail, succeed, type Result } from '../result'
import { isBanned } from '../wire/authenticate'
import type { SignedIn } from '../wire/session-json'
import { takeChallenge } from './passkey-challenge'
import { startSession } from './start-session'

/** What an authenticator signed. */
export interface PasskeyAnswer {
  site: PasskeyOptions
  challengeId: string
  credential: AuthenticationResponseJSON
}

interface PasskeyUse {
  passkey: PasskeyRow
  counter: number
  backedUp: boolean
}

/**
 * Signs in with a passkey. A credential that nobody has is refused like a bad signature; what is the matter with an
 * account is said only to those who have its passkey.
 */
export async function signInWithPasskey(
  context: AuthContext,
  caller: Caller,
  answer: PasskeyAnswer,
): Promise<Result<SignedIn, AuthFailure>> {
  const challenge = await takeChallenge(context, caller, {
    id: answer.challengeId,
    kind: 'authentication',
    userId: null,
  })
  if (!challenge.ok) return challenge
  const passkey = await findPasskey(context.db, answer.credential.id)
  const use = passkey && (await readAnswer(passkey, challenge.value, answer))
  if (use === undefined) return fail(passkeyFailures.notVerified)
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, use.passkey.user_id)
    if (user === undefined) return fail(passkeyFailures.notVerified)
    const refusal = signInRefusal(context, user)
    if (refusal !== undefined) return fail(refusal)
    const {
      passkey: { id },
      counter,
      backedUp,
    } = use
    if (!(await recordPasskeyUse(trx, { id, counter, backedUp, now: context.now() })))
      return fail(passkeyFailures.notVerified)
    return succeed(await startSession(context, trx, { userId: user.id, method: 'passkey', caller }))
  })
}

function signInRefusal(context: AuthContext, user: UserRow): AuthFailure | undefined {
  if (user.deleted_at !== null) return passkeyFailures.userGone
  if (user.email_confirmed_at === null && user.phone_confirmed_at === null) return passkeyFailures.emailNotConfirmed
  return isBanned(user.banned_until, context.now()) ? failures.userBanned : undefined
}

/** The library throws for whatever is wrong with an answer, which is the sender's doing and no defect. */
async function readAnswer(
  passkey: PasskeyRow,
  expectedChallenge: string,
  { credential, site }: PasskeyAnswer,
): Promise<PasskeyUse | undefined> {
  // A passkey names its owner; another name, or none, is not from the authenticator that made it.
  if (Buffer.from(credential.response.userHandle ?? '', 'base64url').toString() !== passkey.user_id) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        // As text from one of the drivers.
        counter: Number(passkey.counter),
      },
    })
    return verified
      ? { passkey, counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
      : undefined
  } catch {
    return undefined
  }
}
