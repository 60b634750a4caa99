import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { failures, type AuthFailure } from '../failures'
import { accountFailures } from '../failures/accounts'
import { codeGuesses, slowedGuess } from '../flows/slowed-guess'
import { isVerificationType, verify, type MailCredential, type VerificationType, type Verified } from '../flows/verify'
import { addressHash } from '../mail/claim-mail'
import { failureValues, withBoth, withFragment, withQuery } from '../redirects/redirect-reply'
import { fail, succeed, type Result } from '../result'
import { leadsToCode } from '../tokens/mail-token'
import { optionalText, readBody } from '../wire/body'
import { callerOf, queryText, redirectOf } from '../wire/caller'
import { parseEmailAddress } from '../wire/email-address'
import { rememberBrowser } from '../wire/known-browser'
import { parsePhoneNumber } from '../wire/phone-number'
import type { RateCheck } from '../wire/rate-limits'
import { sessionJson, sessionTokens } from '../wire/session-json'
import { answer } from './answer'

const verifyBody = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
})

const halfConfirmed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

interface VerifyRequest {
  type: VerificationType
  credential: MailCredential
}

/** POST /verify for codes and token hashes, GET /verify for the link of a mail. */
export function verifyRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.post('/verify', { onRequest: rateCheck }, async (request, reply) => {
    const asked = readVerification(context, request)
    if (!asked.ok) return answer(request, reply, asked)
    const verified = await slowedVerify(context, request, asked.value)
    if (!verified.ok) return answer(request, reply, verified)
    const { signedIn } = verified.value
    if (signedIn !== undefined) rememberBrowser(context, reply, signedIn.account.user.email)
    return reply.send(
      signedIn === undefined ? { msg: halfConfirmed, code: '200' } : await sessionJson(context, signedIn),
    )
  })
  // Programs that look at the links of a mail ask for the head of each, which must not use the link up.
  app.get('/verify', { onRequest: rateCheck, exposeHeadRoute: false }, async (request, reply) => {
    const type = queryText(request, 'type')
    const linkToken = queryText(request, 'token')
    if (type === '') return answer(request, reply, fail(failures.verifyType))
    if (linkToken === '') return answer(request, reply, fail(failures.verifyToken))
    if (!isVerificationType(type)) return answer(request, reply, fail(failures.verifyTypeUnknown))
    // The redirect of a mailed link can be edited by anyone, so it is checked again.
    return followLink(context, request, { type, linkToken }, reply)
  })
}

/** Typed codes can be guessed and are slowed; the token of a link cannot. */
function slowedVerify(
  context: AuthContext,
  request: FastifyRequest,
  asked: VerifyRequest,
): Promise<Result<Verified, AuthFailure>> {
  const attempt = () => verify(context, callerOf(request), asked)
  if ('linkToken' in asked.credential) return attempt()
  return slowedGuess(context, {
    guess: { secret: `code ${addressHash(context, asked.credential.address)}`, caller: 'anyone' },
    policy: codeGuesses,
    wrongCode: failures.otpExpired.code,
    attempt,
  })
}

async function followLink(
  context: AuthContext,
  request: FastifyRequest,
  { type, linkToken }: { type: VerificationType; linkToken: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = redirectOf(context.settings, request)
  const verified = await verify(context, callerOf(request), { type, credential: { linkToken }, byLink: true })
  const withValues = leadsToCode(linkToken) ? withBoth : withFragment
  reply.code(303).header('referrer-policy', 'no-referrer')
  if (!verified.ok) return reply.header('location', withValues(target, failureValues(verified.error))).send()
  const { signedIn, authCode } = verified.value
  if (authCode !== undefined) return reply.header('location', withQuery(target, { code: authCode })).send()
  if (signedIn === undefined) return reply.header('location', withValues(target, { message: halfConfirmed })).send()
  rememberBrowser(context, reply, signedIn.account.user.email)
  const tokens = await sessionTokens(context, signedIn)
  const values = { ...tokens, expires_in: String(tokens.expires_in), expires_at: String(tokens.expires_at), type }
  return reply.header('location', withFragment(target, values)).send()
}

function readVerification(context: AuthContext, request: FastifyRequest): Result<VerifyRequest, AuthFailure> {
  const body = readBody(request, verifyBody)
  if (!body.ok) return body
  const { type, token, token_hash: linkToken, email, phone, redirect_to: redirectTo } = body.value
  if (type === '') return fail(failures.verifyType)
  if ((token === '') === (linkToken === '')) return fail(failures.verifyToken)
  if (linkToken !== '' && (email !== '' || phone !== '' || redirectTo !== '')) return fail(failures.verifyHashOnly)
  if (linkToken === '' && (email === '') === (phone === '')) return fail(failures.verifyAddress)
  if (phone !== '') return fail(phoneFailure({ type, phone }))
  // No such message was sent, so its token is nobody's.
  if (type === 'sms' || type === 'phone_change') return fail(failures.otpExpired)
  if (!isVerificationType(type)) return fail(failures.verifyTypeUnknown)
  if (linkToken !== '') return succeed({ type, credential: { linkToken } })
  const address = parseEmailAddress(email)
  return address === undefined
    ? fail(failures.verifyAddressFormat)
    : succeed({ type, credential: { address, code: token } })
}

function phoneFailure({ type, phone }: { type: string; phone: string }): AuthFailure {
  if (parsePhoneNumber(phone) === undefined) return accountFailures.phoneFormat
  return type === 'sms' || type === 'phone_change' ? failures.otpExpired : failures.verifyTypeUnknown
}
