import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { codeGuesses, slowedGuess } from '../flows/slowed-guess.ts'
import {
  isVerificationType,
  verify,
  type MailCredential,
  type VerificationType,
  type Verified,
} from '../flows/verify.ts'
import { addressHash } from '../delivery/claim-mail.ts'
import { failureValues, withBoth, withFragment, withQuery } from '../redirects/redirect-reply.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { leadsToCode } from '../tokens/mail-token.ts'
import { optionalText, readBody } from '../wire/body.ts'
import { callerOf, queryText, redirectOf } from '../wire/caller.ts'
import { parseEmailAddress } from '../contact/email-address.ts'
import { rememberBrowser } from '../wire/known-browser.ts'
import { parsePhoneNumber } from '../contact/phone-number.ts'
import type { RateCheck } from '../wire/rate-limits.ts'
import { sessionJson, sessionTokens } from '../wire/session-json.ts'
import { answer } from './answer.ts'

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

/** POST /verify for codes and token hashes, GET /verify for the link of an email. */
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
  // Email link scanners send HEAD requests, which must not consume the link, and take a refusal for a dead one.
  app.head('/verify', (_request, reply) => reply.send())
  app.get('/verify', { onRequest: rateCheck, exposeHeadRoute: false }, async (request, reply) => {
    const type = queryText(request, 'type')
    const linkToken = queryText(request, 'token')
    if (type === '') return answer(request, reply, fail(failures.verifyType))
    if (linkToken === '') return answer(request, reply, fail(failures.verifyToken))
    if (!isVerificationType(type)) return answer(request, reply, fail(failures.verifyTypeUnknown))
    // Anyone can edit the redirect of an emailed link, so it is checked again.
    return followLink(context, request, { type, linkToken }, reply)
  })
}

/** Typed codes can be guessed, so they are throttled; the token of a link cannot. */
function slowedVerify(
  context: AuthContext,
  request: FastifyRequest,
  asked: VerifyRequest,
): Promise<Result<Verified, FailureReply>> {
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

function readVerification(context: AuthContext, request: FastifyRequest): Result<VerifyRequest, FailureReply> {
  const body = readBody(request, verifyBody)
  if (!body.ok) return body
  const { type, token, token_hash: linkToken, email, phone, redirect_to: redirectTo } = body.value
  if (type === '') return fail(failures.verifyType)
  if ((token === '') === (linkToken === '')) return fail(failures.verifyToken)
  if (linkToken !== '' && (email !== '' || phone !== '' || redirectTo !== '')) return fail(failures.verifyHashOnly)
  if (linkToken === '' && (email === '') === (phone === '')) return fail(failures.verifyAddress)
  if (phone !== '') return fail(phoneFailure({ type, phone }))
  // No such message was sent, so its token belongs to nobody.
  if (type === 'sms' || type === 'phone_change') return fail(failures.otpExpired)
  if (!isVerificationType(type)) return fail(failures.verifyTypeUnknown)
  if (linkToken !== '') return succeed({ type, credential: { linkToken } })
  const address = parseEmailAddress(email)
  return address === undefined
    ? fail(failures.verifyAddressFormat)
    : succeed({ type, credential: { address, code: token } })
}

function phoneFailure({ type, phone }: { type: string; phone: string }): FailureReply {
  if (parsePhoneNumber(phone) === undefined) return accountFailures.phoneFormat
  return type === 'sms' || type === 'phone_change' ? failures.otpExpired : failures.verifyTypeUnknown
}
