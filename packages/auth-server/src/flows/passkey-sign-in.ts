import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { findPasskey, recordPasskeyUse } from '../database/passkeys.ts'
import type { PasskeyRow } from '../database/factor-tables.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { lockUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { passkeyFailures } from '../failures/passkeys.ts'
import type { PasskeyOptions } from '../options/factor-options.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { isBanned } from '../wire/authenticate.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { stopRemoval } from './factor-removal.ts'
import { takeChallenge } from './passkey-challenge.ts'
import { startSession } from './start-session.ts'
import { webAuthn } from './web-authn.ts'

/** The signed response of an authenticator. */
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
 * Signs in with a passkey. An unknown credential is refused like a bad signature; problems with an account are revealed
 * only to holders of its passkey.
 */
export async function signInWithPasskey(
  context: AuthContext,
  caller: Caller,
  answer: PasskeyAnswer,
): Promise<Result<SignedIn, FailureReply>> {
  const use = await readUse(context, caller, answer)
  if (!use.ok) return use
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, use.value.passkey.user_id)
    if (user === undefined) return fail(passkeyFailures.notVerified)
    const refusal = signInRefusal(context, user)
    if (refusal !== undefined) return fail(refusal)
    if (!(await recordUse(context, trx, use.value))) return fail(passkeyFailures.notVerified)
    await stopRemoval(context, trx, { user, caller })
    return succeed(await startSession(context, trx, { userId: user.id, method: 'passkey', caller }))
  })
}

/** Uses a passkey without signing in; returns the id of its user. */
export async function spendPasskey(
  context: AuthContext,
  caller: Caller,
  answer: PasskeyAnswer,
): Promise<Result<string, FailureReply>> {
  const use = await readUse(context, caller, answer)
  if (!use.ok) return use
  return (await recordUse(context, context.db, use.value))
    ? succeed(use.value.passkey.user_id)
    : fail(passkeyFailures.notVerified)
}

async function readUse(
  context: AuthContext,
  caller: Caller,
  answer: PasskeyAnswer,
): Promise<Result<PasskeyUse, FailureReply>> {
  const challenge = await takeChallenge(context, caller, {
    id: answer.challengeId,
    kind: 'authentication',
    userId: null,
  })
  if (!challenge.ok) return challenge
  const passkey = await findPasskey(context.db, answer.credential.id)
  const use = passkey && (await readAnswer(passkey, challenge.value, answer))
  return use === undefined ? fail(passkeyFailures.notVerified) : succeed(use)
}

function recordUse(
  { now }: AuthContext,
  db: Kysely<AuthTables>,
  { passkey: { id }, counter, backedUp }: PasskeyUse,
): Promise<boolean> {
  return recordPasskeyUse(db, { id, counter, backedUp, now: now() })
}

function signInRefusal(context: AuthContext, user: UserRow): FailureReply | undefined {
  if (user.deleted_at !== null) return passkeyFailures.userGone
  if (user.email_confirmed_at === null && user.phone_confirmed_at === null) return passkeyFailures.emailNotConfirmed
  return isBanned(user.banned_until, context.now()) ? failures.userBanned : undefined
}

/** The library throws on any invalid response, which is the sender's fault and not a bug. */
async function readAnswer(
  passkey: PasskeyRow,
  expectedChallenge: string,
  { credential, site }: PasskeyAnswer,
): Promise<PasskeyUse | undefined> {
  // A passkey response includes the user handle; a missing or different one is not from the authenticator that created
  // it.
  if (Buffer.from(credential.response.userHandle ?? '', 'base64url').toString() !== passkey.user_id) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
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
        // One of the drivers returns it as a string.
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
