import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server'
import type { AuthContext, Caller } from '../context'
import { insertPasskey, listPasskeys } from '../database/passkeys'
import type { PasskeyRow } from '../database/factor-tables'
import type { AuthFailure } from '../failures'
import { passkeyFailures } from '../failures/passkeys'
import { orderNotice } from '../mail/send-notice'
import type { PasskeyOptions } from '../factor-options'
import { fail, succeed, type Result } from '../result'
import { browserName } from '../wire/browser-name'
import type { SignedIn } from '../wire/session-json'
import { lacksSecondFactor, lockOwnSession } from './own-session'
import { mostPasskeys, passkeyAlgorithms, takeChallenge } from './passkey-challenge'
import { audit } from './start-session'

/** A new credential of the caller's own authenticator. */
export interface PasskeyRegistration {
  signedIn: SignedIn
  site: PasskeyOptions
  challengeId: string
  credential: RegistrationResponseJSON
}

type Verified = NonNullable<Awaited<ReturnType<typeof verifyRegistrationResponse>>['registrationInfo']>

/** Adds a passkey to the caller's account, named after the browser that made it. */
export async function registerPasskey(
  context: AuthContext,
  caller: Caller,
  { signedIn, site, challengeId, credential }: PasskeyRegistration,
): Promise<Result<PasskeyRow, AuthFailure>> {
  if (lacksSecondFactor(signedIn)) return fail(passkeyFailures.aal)
  const challenge = await takeChallenge(context, caller, {
    id: challengeId,
    kind: 'registration',
    userId: signedIn.account.user.id,
  })
  if (!challenge.ok) return challenge
  const verified = await readRegistration(credential, challenge.value, site)
  return verified === undefined ? fail(passkeyFailures.notVerified) : save(context, caller, { signedIn, verified })
}

function save(
  context: AuthContext,
  caller: Caller,
  { signedIn, verified }: { signedIn: SignedIn; verified: Verified },
): Promise<Result<PasskeyRow, AuthFailure>> {
  const { credential, credentialDeviceType, credentialBackedUp } = verified
  return context.db.transaction().execute(async (trx): Promise<Result<PasskeyRow, AuthFailure>> => {
    const own = await lockOwnSession(trx, signedIn)
    if (!own.ok) return own
    if (lacksSecondFactor(own.value)) return fail(passkeyFailures.aal)
    const { user } = own.value.account
    if ((await listPasskeys(trx, user.id)).length >= mostPasskeys) return fail(passkeyFailures.tooMany)
    const now = context.now()
    const passkey = await insertPasskey(trx, {
      user_id: user.id,
      friendly_name: browserName(caller.userAgent) ?? '',
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      device_type: credentialDeviceType,
      backed_up: credentialBackedUp,
      created_at: now,
      updated_at: now,
    })
    if (passkey === undefined) return fail(passkeyFailures.credentialExists)
    await audit(context, trx, { action: 'passkey_created', user, caller })
    await orderNotice(context, trx, { kind: 'passkey_added', user })
    return succeed(passkey)
  })
}

/** The library throws for whatever is wrong with an answer, which is the sender's doing and no defect. */
async function readRegistration(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  site: PasskeyOptions,
): Promise<Verified | undefined> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    return registrationInfo
  } catch {
    return undefined
  }
}
