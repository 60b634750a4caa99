import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import { findLogin } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { sendOneTimeSignIn } from '../flows/one-time-sign-in.ts'
import type { AuthSettings } from '../options/options.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { challengeOf, optionalData, optionalText, pkceFailure, pkceFields, readBody } from '../wire/body.ts'
import { callerOf, redirectOf } from '../wire/caller.ts'
import { parseEmailAddress } from '../contact/email-address.ts'
import { parsePhoneNumber } from '../contact/phone-number.ts'
import type { RateCheck } from '../wire/rate-limits.ts'
import { answer } from './answer.ts'

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

/** POST /otp, and its old name /magiclink: an email that signs in. Never responds with a user or a session. */
export function otpRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  for (const url of ['/otp', '/magiclink']) {
    app.post(url, { onRequest: rateCheck }, async (request, reply) => {
      const sent = await sendMail(context, request)
      return answer(request, reply, sent.ok ? succeed({}) : sent)
    })
  }
}

async function sendMail(context: AuthContext, request: FastifyRequest): Promise<Result<undefined, FailureReply>> {
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

function addressFailure({ email, phone, channel }: z.output<typeof otpBody>): FailureReply | undefined {
  if (email !== '' && phone !== '') return failures.bothAddresses
  if (email === '' && phone === '') return failures.otpAddressMissing
  return phone !== '' || channel === '' ? undefined : failures.otpChannel
}

function providerFailure(
  { emailProvider, magicLinks, phoneProvider }: AuthSettings,
  { email }: z.output<typeof otpBody>,
): FailureReply | undefined {
  if (email === '') return phoneProvider ? undefined : failures.phoneUnsupported
  if (!emailProvider) return accountFailures.emailLoginsDisabled
  return magicLinks ? undefined : accountFailures.magicLinksDisabled
}

// No text message can be sent to any account; the refusal to create an account takes precedence.
async function phoneFailure({ db }: AuthContext, body: z.output<typeof otpBody>): Promise<FailureReply> {
  const phone = parsePhoneNumber(body.phone)
  if (phone === undefined) return accountFailures.phoneFormat
  const isUnknown = !body.create_user && (await findLogin(db, { kind: 'phone', name: phone })) === undefined
  return isUnknown ? failures.otpDisabled : accountFailures.smsUnsent
}
