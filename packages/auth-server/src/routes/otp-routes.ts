import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { findLogin } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { accountFailures } from '../failures/accounts'
import { sendOneTimeSignIn } from '../flows/one-time-sign-in'
import type { AuthSettings } from '../options'
import { fail, succeed, type Result } from '../result'
import { challengeOf, optionalData, optionalText, pkceFailure, pkceFields, readBody } from '../wire/body'
import { callerOf, redirectOf } from '../wire/caller'
import { parseEmailAddress } from '../wire/email-address'
import { parsePhoneNumber } from '../wire/phone-number'
import type { RateCheck } from '../wire/rate-limits'
import { answer } from './answer'

const otpBody = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
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
  const refusal = addressFailure(body.value) ?? pkceFailure(body.value) ?? providerFailure(context.settings, body.value)
  if (refusal !== undefined) return fail(refusal)
  if (body.value.phone !== '') return fail(await phoneFailure(context, body.value))
  const email = parseEmailAddress(body.value.email)
  if (email === undefined) return fail(failures.emailFormat)
  const { data, create_user: createUser } = body.value
  const redirectTo = redirectOf(context.settings, request)
  return sendOneTimeSignIn(context, callerOf(request), {
    email,
    data,
    createUser,
    redirectTo,
    challenge: challengeOf(body.value),
  })
}

function addressFailure({ email, phone, channel }: z.output<typeof otpBody>): AuthFailure | undefined {
  if (email !== '' && phone !== '') return failures.bothAddresses
  if (email === '' && phone === '') return failures.otpAddressMissing
  return phone !== '' || channel === '' ? undefined : failures.otpChannel
}

function providerFailure(
  { emailProvider, magicLinks, phoneProvider }: AuthSettings,
  { email }: z.output<typeof otpBody>,
): AuthFailure | undefined {
  if (email === '') return phoneProvider ? undefined : failures.phoneUnsupported
  if (!emailProvider) return accountFailures.emailLoginsDisabled
  return magicLinks ? undefined : accountFailures.magicLinksDisabled
}

// Whatever the account, no text message can be sent; an account that may not be made is said first.
async function phoneFailure({ db }: AuthContext, body: z.output<typeof otpBody>): Promise<AuthFailure> {
  const phone = parsePhoneNumber(body.phone)
  if (phone === undefined) return accountFailures.phoneFormat
  const isUnknown = !body.create_user && (await findLogin(db, { kind: 'phone', name: phone })) === undefined
  return isUnknown ? failures.otpDisabled : accountFailures.smsUnsent
}
