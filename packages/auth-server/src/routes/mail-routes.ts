import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { mailAgain } from '../flows/mail-again.ts'
import type { AuthSettings } from '../options/options.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { challengeOf, optionalText, pkceFailure, pkceFields, readBody } from '../wire/body.ts'
import { callerOf, redirectOf } from '../wire/caller.ts'
import { parseEmailAddress } from '../contact/email-address.ts'
import { parsePhoneNumber } from '../contact/phone-number.ts'
import type { RateCheck } from '../wire/rate-limits.ts'
import { answer } from './answer.ts'

const recoverBody = z.object({ email: optionalText, ...pkceFields })
const resendBody = z.object({ type: optionalText, email: optionalText, phone: optionalText, ...pkceFields })

type MailBody = { email: string; code_challenge: string; code_challenge_method: string }

/**
 * POST /recover and POST /resend: emails that anyone can request; the response never reveals whether an account exists.
 */
export function mailRoutes(
  app: FastifyInstance,
  context: AuthContext,
  rates: { recover: RateCheck; resend: RateCheck },
): void {
  app.post('/recover', { onRequest: rates.recover }, async (request, reply) => {
    const body = readBody(request, recoverBody)
    if (!body.ok) return answer(request, reply, body)
    if (body.value.email === '') return answer(request, reply, fail(failures.recoveryAddressMissing))
    if (!context.settings.emailProvider) return answer(request, reply, fail(accountFailures.emailMailsDisabled))
    const email = readAddress(body.value)
    if (!email.ok) return answer(request, reply, email)
    const wish = {
      kind: 'recovery',
      email: email.value,
      redirectTo: redirectOf(context.settings, request),
      challenge: challengeOf(body.value),
    } as const
    const sent = await mailAgain(context, callerOf(request), wish)
    return answer(request, reply, sent.ok ? succeed({}) : sent)
  })
  app.post('/resend', { onRequest: rates.resend }, async (request, reply) => {
    const body = readBody(request, resendBody)
    if (!body.ok) return answer(request, reply, body)
    const kind = resendKind(context.settings, body.value)
    if (!kind.ok) return answer(request, reply, kind)
    // No text message was ever sent, so there is nothing to resend.
    if (kind.value === 'phone') return answer(request, reply, succeed({}))
    const email = readAddress(body.value)
    if (!email.ok) return answer(request, reply, email)
    const wish = {
      kind: kind.value,
      email: email.value,
      redirectTo: redirectOf(context.settings, request),
      challenge: challengeOf(body.value),
    }
    const sent = await mailAgain(context, callerOf(request), wish)
    return answer(request, reply, sent.ok ? succeed({}) : sent)
  })
}

function resendKind(
  { emailProvider, phoneProvider }: AuthSettings,
  { type, email, phone }: z.output<typeof resendBody>,
): Result<'confirmation' | 'email_change' | 'phone', FailureReply> {
  if (type === 'sms' || type === 'phone_change') {
    if (!phoneProvider) return fail(failures.phoneUnsupported)
    if (phone === '') return fail(accountFailures.phoneResendMissing)
    return parsePhoneNumber(phone) === undefined ? fail(accountFailures.phoneFormat) : succeed('phone')
  }
  if (type !== 'signup' && type !== 'email_change') return fail(failures.resendType)
  if (email === '') return fail(failures.resendAddress)
  if (!emailProvider) return fail(accountFailures.emailMailsDisabled)
  return succeed(type === 'signup' ? 'confirmation' : 'email_change')
}

function readAddress(body: MailBody): Result<string, FailureReply> {
  const refusal = pkceFailure(body)
  if (refusal !== undefined) return fail(refusal)
  const email = parseEmailAddress(body.email)
  return email === undefined ? fail(failures.emailFormat) : succeed(email)
}
