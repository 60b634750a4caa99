import { randomUUID } from 'node:crypto'
import { renderSVG } from 'uqr'
import type { AuthContext, Caller } from '../context'
import { dropStaleFactors, insertFactor } from '../database/factors'
import type { FactorType } from '../database/tables'
import { findUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { factorNameTaken, mfaFailures } from '../failures/mfa'
import { sealText } from '../keys/sealed-text'
import { fail, succeed, type Result } from '../result'
import { makeTotpSecret, totpUri } from '../tokens/totp'
import type { SignedIn } from '../wire/session-json'
import { lacksSecondFactor, lockOwnSession } from './own-session'
import { audit } from './start-session'

/** For so long somebody may take to show the first code, and to answer a challenge. */
export const factorSeconds = 300
const mostFactors = 10

/** What a person wants to add. */
export interface FactorWish {
  type: Exclude<FactorType, 'recovery_code'>
  friendlyName: string
  /** Shown by the authenticator app; empty for the host of the site. */
  issuer: string
}

/** A factor that waits for its first code; what the app needs is told this once. */
export interface EnrolledFactor {
  id: string
  type: FactorType
  friendly_name: string
  totp?: { qr_code: string; secret: string; uri: string }
}

/** Adds a second factor, which counts once a code of it has been verified. */
export function enrollFactor(
  context: AuthContext,
  caller: Caller,
  { signedIn, wish }: { signedIn: SignedIn; wish: FactorWish },
): Promise<Result<EnrolledFactor, AuthFailure>> {
  return context.db.transaction().execute(async (trx): Promise<Result<EnrolledFactor, AuthFailure>> => {
    const own = await lockOwnSession(trx, signedIn)
    if (!own.ok) return own
    const { user } = own.value.account
    const now = context.now()
    await dropStaleFactors(trx, user.id, new Date(now.getTime() - factorSeconds * 1000))
    const account = await findUser(trx, user.id)
    if (account === undefined) return fail(failures.subjectGone)
    const refusal = newFactorRefusal({ ...own.value, account }, wish.friendlyName)
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

/** Why this session may not add a factor of this name, if it may not. */
export function newFactorRefusal(signedIn: SignedIn, friendlyName: string): AuthFailure | undefined {
  const { factors } = signedIn.account
  if (factors.some((factor) => factor.friendly_name === friendlyName)) return factorNameTaken(friendlyName)
  if (factors.length >= mostFactors) return mfaFailures.tooManyFactors
  return lacksSecondFactor(signedIn) ? mfaFailures.aalForEnroll : undefined
}
