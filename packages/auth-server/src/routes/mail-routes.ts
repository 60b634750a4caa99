import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { failures, type AuthFailure } from '../failures'
import { mailAgain } from '../flows/mail-again'
import { fail, succeed, type Result } from '../result'
import { challengeOf, optionalText, pkceFailure, pkceFields, readBody } from '../wire/body'
import { callerOf, redirectOf } from '../wire/caller'
import { parseEmailAddress } from '../wire/email-address'
import type { RateCheck } from '../wire/rate-limits'
import { answer } from './answer'

const recoverBody = z.object({ email: optionalText, ...pkceFields })
const resendBody = z.object({ type: optionalText, email: optionalText, phone: optionalText, ...pkceFields })

type MailBody = { email: string; code_challenge: string; code_challenge_method: string }

/** POST /recover and POST /resend: mails that anyone may ask for; the answer never tells whether an account exists. */
export function mailRoutes(app: FastifyInstance, context: AuthContext, rates: { recover: RateCheck; resend: RateCheck }): void {
  app.post('/recover', { onRequest: rates.recover }, async (request, reply) => {
    const body = readBody(request, recoverBody)
    if (!body.ok) return answer(request, reply, body)
    if (body.value.email === '') return answer(request, reply, fail(failures.recoveryAddressMissing))
    const email = readAddress(body.value)
    if (!email.ok) return answer(request, reply, email)
    const wish = { kind: 'recovery', email: email.value, redirectTo: redirectOf(context.settings, request), challenge: challengeOf(body.value) } as const
    const sent = await mailAgain(context, callerOf(request), wish)
    return answer(request, reply, sent.ok ? succeed({}) : sent)
  })
  app.post('/resend', { onRequest: rates.resend }, async (request, reply) => {
    const body = readBody(request, resendBody)
    if (!body.ok) return answer(request, reply, body)
    const kind = resendKind(body.value)
    if (!kind.ok) return answer(request, reply, kind)
    const email = readAddress(body.value)
    if (!email.ok) return answer(request, reply, email)
    const wish = { kind: kind.value, email: email.value, redirectTo: redirectOf(context.settings, request), challenge: challengeOf(body.value) }
    const sent = await mailAgain(context, callerOf(request), wish)
    return answer(request, reply, sent.ok ? succeed({}) : sent)
  })
}

function resendKind({ type, email }: z.output<typeof resendBody>): Result<'confirmation' | 'email_change', AuthFailure> {
  if (type === 'sms' || type === 'phone_change') return fail(failures.phoneUnsupported)
  if (type !== 'signup' && type !== 'email_change') return fail(failures.resendType)
  if (email === '') return fail(failures.resendAddress)
  return succeed(type === 'signup' ? 'confirmation' : 'email_change')
}

function readAddress(body: MailBody): Result<string, AuthFailure> {
  const refusal = pkceFailure(body)
  if (refusal !== undefined) return fail(refusal)
  const email = parseEmailAddress(body.email)
  return email === undefined ? fail(failures.emailFormat) : succeed(email)
}
