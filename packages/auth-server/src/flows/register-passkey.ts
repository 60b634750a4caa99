import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { AuthContext, Caller } from '../context/context.ts'
import { insertPasskey, listPasskeys } from '../database/passkeys.ts'
import type { PasskeyRow } from '../database/factor-tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { passkeyFailures } from '../failures/passkeys.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import type { PasskeyOptions } from '../options/factor-options.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { browserName } from '../context/browser-name.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { isMissingSecondFactor } from './current-session.ts'
import { lockProvenSession } from './recent-proof.ts'
import { maxPasskeys, passkeyAlgorithms, takeChallenge } from './passkey-challenge.ts'
import { audit } from './start-session.ts'
import { webAuthn } from './web-authn.ts'

/** A new credential from the caller's authenticator. */
export interface PasskeyRegistration {
  signedIn: SignedIn
  site: PasskeyOptions
  challengeId: string
  credential: RegistrationResponseJSON
}

type Verified = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** Adds a passkey to the caller's account, named after the browser that created it. */
export async function registerPasskey(
  context: AuthContext,
  caller: Caller,
  { signedIn, site, challengeId, credential }: PasskeyRegistration,
): Promise<Result<PasskeyRow, FailureReply>> {
  if (isMissingSecondFactor(signedIn)) return fail(passkeyFailures.aal)
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
): Promise<Result<PasskeyRow, FailureReply>> {
  const { credential, credentialDeviceType, credentialBackedUp } = verified
  return context.db.transaction().execute(async (trx): Promise<Result<PasskeyRow, FailureReply>> => {
    const current = await lockProvenSession(context, trx, signedIn)
    if (!current.ok) return current
    if (isMissingSecondFactor(current.value)) return fail(passkeyFailures.aal)
    const { user } = current.value.account
    if ((await listPasskeys(trx, user.id)).length >= maxPasskeys) return fail(passkeyFailures.tooMany)
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
    await orderNotice(context, trx, { kind: 'passkey_added', user, caller, since: now })
    return succeed(passkey)
  })
}

/** The library throws on any invalid response, which is the sender's fault and not a bug. */
async function readRegistration(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  site: PasskeyOptions,
): Promise<Verified | undefined> {
  const { verifyRegistrationResponse } = await webAuthn()
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
