import { randomUUID } from 'node:crypto'
import { renderSVG } from 'uqr'
import type { AuthContext, Caller } from '../context/context.ts'
import { dropStaleFactors, insertFactor } from '../database/factors.ts'
import type { FactorType } from '../database/tables.ts'
import { findUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { factorNameTaken, mfaFailures } from '../failures/mfa.ts'
import { sealText } from '../keys/sealed-text.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { makeTotpSecret, totpUri } from '../tokens/totp.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { isMissingSecondFactor } from './current-session.ts'
import { lockProvenSession } from './recent-proof.ts'
import { audit } from './start-session.ts'

/** Time limit for the first code of an enrollment and for responding to a challenge. */
export const factorSeconds = 300
const maxFactors = 10

/** The factor to add. */
export interface FactorWish {
  type: Exclude<FactorType, 'recovery_code'>
  friendlyName: string
  /** Issuer shown by the authenticator app; empty for the host of the site. */
  issuer: string
}

/** A factor waiting for its first code; the secret for the app is returned only here. */
export interface EnrolledFactor {
  id: string
  type: FactorType
  friendly_name: string
  totp?: { qr_code: string; secret: string; uri: string }
}

/** Adds a second factor, which takes effect once one of its codes has been verified. */
export function enrollFactor(
  context: AuthContext,
  caller: Caller,
  { signedIn, wish }: { signedIn: SignedIn; wish: FactorWish },
): Promise<Result<EnrolledFactor, FailureReply>> {
  return context.db.transaction().execute(async (trx): Promise<Result<EnrolledFactor, FailureReply>> => {
    const current = await lockProvenSession(context, trx, signedIn)
    if (!current.ok) return current
    const { user } = current.value.account
    const now = context.now()
    await dropStaleFactors(trx, user.id, new Date(now.getTime() - factorSeconds * 1000))
    const account = await findUser(trx, user.id)
    if (account === undefined) return fail(failures.subjectGone)
    const refusal = newFactorRefusal({ ...current.value, account }, wish.friendlyName)
    if (refusal !== undefined) return fail(refusal)
    const id = randomUUID()
    const secret = wish.type === 'totp' ? makeTotpSecret() : undefined
    const sealed = secret === undefined ? null : sealText(context.keys, { purpose: 'totp', owner: id }, secret)
    await insertFactor(trx, {
      id,
      userId: user.id,
      friendlyName: wish.friendlyName,
      type: wish.type,
      status: 'unverified',
      secret: sealed,
      now,
    })
    await audit(context, trx, { action: 'factor_in_progress', user, caller })
    const enrolled = { id, type: wish.type, friendly_name: wish.friendlyName }
    if (secret === undefined) return succeed(enrolled)
    const issuer = wish.issuer === '' ? new URL(context.settings.siteUrl).host : wish.issuer
    const uri = totpUri({ secret, issuer, account: user.email ?? user.phone ?? user.id })
    return succeed({ ...enrolled, totp: { qr_code: renderSVG(uri, { border: 4, pixelSize: 4 }), secret, uri } })
  })
}

/** The refusal if this session must not add a factor with this name. */
export function newFactorRefusal(signedIn: SignedIn, friendlyName: string): FailureReply | undefined {
  const { factors } = signedIn.account
  if (factors.some((factor) => factor.friendly_name === friendlyName)) return factorNameTaken(friendlyName)
  if (factors.length >= maxFactors) return mfaFailures.tooManyFactors
  return isMissingSecondFactor(signedIn) ? mfaFailures.aalForEnroll : undefined
}
