import type { AuthContext, Caller } from '../context/context.ts'
import { insertPasskeyChallenge, listPasskeys, takePasskeyChallenge } from '../database/passkeys.ts'
import type { PasskeyCeremony } from '../database/factor-tables.ts'
import type { JsonObject } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { passkeyFailures } from '../failures/passkeys.ts'
import type { PasskeyOptions } from '../options/factor-options.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { isMissingSecondFactor } from './current-session.ts'
import { proofRefusal } from './recent-proof.ts'
import { webAuthn } from './web-authn.ts'

/** A challenge for an authenticator, and the options for the browser. */
export interface PasskeyChallenge {
  challenge_id: string
  options: JsonObject
  expires_at: number
}

/** Maximum number of passkeys per account. */
export const maxPasskeys = 10
const challengeSeconds = 300
/** COSE algorithm identifiers of passkeys: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257]

/** Starts adding a passkey to the caller's account. */
export async function startRegistration(
  context: AuthContext,
  caller: Caller,
  { signedIn, site }: { signedIn: SignedIn; site: PasskeyOptions },
): Promise<Result<PasskeyChallenge, FailureReply>> {
  const { user } = signedIn.account
  if (isMissingSecondFactor(signedIn)) return fail(passkeyFailures.aal)
  const unproven = proofRefusal(context, signedIn)
  if (unproven !== undefined) return fail(unproven)
  const known = await listPasskeys(context.db, user.id)
  if (known.length >= maxPasskeys) return fail(passkeyFailures.tooMany)
  const name = user.email ?? user.phone ?? user.id
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpID: site.rpId,
    rpName: site.rpName,
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(user.id)),
    timeout: challengeSeconds * 1000,
    attestationType: 'none',
    // Can sign in on its own: the authenticator stores the user and verifies them.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: passkeyAlgorithms,
  })
  return succeed(await store(context, caller, { kind: 'registration', userId: user.id, options }))
}

/** Starts a sign-in with any passkey the user picks. */
export async function startAuthentication(
  context: AuthContext,
  caller: Caller,
  site: PasskeyOptions,
): Promise<PasskeyChallenge> {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
  })
  return store(context, caller, { kind: 'authentication', userId: null, options })
}

/** The challenge that a response belongs to. */
export interface ChallengeClaim {
  id: string
  kind: PasskeyCeremony
  userId: string | null
}

/** The challenge that a response must have signed. It is consumed: after a refused response a new one is needed. */
export async function takeChallenge(
  context: AuthContext,
  caller: Caller,
  claim: ChallengeClaim,
): Promise<Result<string, FailureReply>> {
  const taken = await takePasskeyChallenge(context.db, { ...claim, browserHash: browserHash(context, caller) })
  if (taken === undefined) return fail(passkeyFailures.challengeNotFound)
  const isExpired = context.now().getTime() > taken.created_at.getTime() + challengeSeconds * 1000
  return isExpired ? fail(passkeyFailures.challengeExpired) : succeed(taken.challenge)
}

async function store(
  context: AuthContext,
  caller: Caller,
  { kind, userId, options }: { kind: PasskeyCeremony; userId: string | null; options: { challenge: string } },
): Promise<PasskeyChallenge> {
  const now = context.now()
  const { id } = await insertPasskeyChallenge(context.db, {
    user_id: userId,
    kind,
    challenge: options.challenge,
    browser_hash: browserHash(context, caller),
    created_at: now,
  })
  return { challenge_id: id, options: { ...options }, expires_at: Math.floor(now.getTime() / 1000) + challengeSeconds }
}

// Only the requesting browser knows the challenge id; this binds it to that browser in case the id leaks.
function browserHash({ keys }: AuthContext, { userAgent }: Caller): string {
  return keys.mac('passkey-browser', userAgent)
}
