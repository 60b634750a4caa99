import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { failures, type AuthFailure } from '../failures'
import { sendOneTimeSignIn } from '../flows/one-time-sign-in'
import { fail, succeed, type Result } from '../result'
import { challengeOf, optionalData, optionalText, pkceFailure, pkceFields, readBody } from '../wire/body'
import { callerOf, redirectOf } from '../wire/caller'
import { parseEmailAddress } from '../wire/email-address'
import type { RateCheck } from '../wire/rate-limits'
import { answer } from './answer'

const otpBody = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  create_user: z.boolean().nullish().transform((value) => value ?? true),
  data: optionalData,
  ...pkceFields,
})

/** POST /otp, and its old name /magiclink: a mail that signs in. Never answers with a user or a session. */
export function otpRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  for (const url of ['/otp', '/magiclink']) {
    app.post(url, { onRequest: rateCheck }, async (request, reply) => {
      const sent = await sendMail(context, request)
      return answer(request, reply, sent.ok ? succeed({}) : sent)
    })
  }
}

async function sendMail(context: AuthContext, request: FastifyRequest): Promise<Result<undefined, AuthFailure>> {
  const body = readBody(request, otpBody)
  if (!body.ok) return body
  const refusal = addressFailure(body.value) ?? pkceFailure(body.value)
  if (refusal !== undefined) return fail(refusal)
  const email = parseEmailAddress(body.value.email)
  if (email === undefined) return fail(failures.emailFormat)
  const { data, create_user: createUser } = body.value
  const redirectTo = redirectOf(context.settings, request)
  return sendOneTimeSignIn(context, callerOf(request), { email, data, createUser, redirectTo, challenge: challengeOf(body.value) })
}

function addressFailure({ email, phone, channel }: z.output<typeof otpBody>): AuthFailure | undefined {
  if (email !== '' && phone !== '') return failures.bothAddresses
  if (phone !== '') return failures.phoneUnsupported
  if (email === '') return failures.otpAddressMissing
  return channel === '' ? undefined : failures.otpChannel
}
