import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { failures, type AuthFailure } from '../failures'
import { accountFailures } from '../failures/accounts'
import { adminFailures, badBanDuration } from '../failures/admin'
import type { AccountFields, GivenPassword } from '../flows/account-fields'
import { isImportableArgon2, isImportableBcrypt } from '../passwords/imported-hash'
import { maximumBytes, passwordFailure } from '../passwords/password-policy'
import { fail, succeed, type Result } from '../result'
import { optionalData, optionalText, readBody } from './body'
import { parseEmailAddress } from './email-address'
import { parseGoDuration } from './go-duration'
import { parsePhoneNumber } from './phone-number'

// Stands for no user at all.
const nobody = '00000000-0000-0000-0000-000000000000'

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

const accountBody = z.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: optionalData,
  app_metadata: optionalData,
  ban_duration: optionalText,
  role: optionalText,
})

type AccountBody = z.output<typeof accountBody>

/** The account that a call wants created. The password policy is for those who choose their own: only the largest length counts. */
export function readNewAccount(
  context: AuthContext,
  request: FastifyRequest,
): Result<{ id: string | undefined; fields: AccountFields }, AuthFailure> {
  const body = readBody(request, accountBody)
  if (!body.ok) return body
  const { id, password } = body.value
  const isTooLong = Buffer.byteLength(password) > maximumBytes
  const fields = readFields(context, body.value, isTooLong ? failures.passwordTooLong : undefined)
  if (!fields.ok) return fields
  if (fields.value.email === undefined && fields.value.phone === undefined) return fail(adminFailures.addressMissing)
  if (id !== '' && (!isUserId(id) || id === nobody)) return fail(adminFailures.userIdAtCreation)
  return succeed({ id: id === '' ? undefined : id.toLowerCase(), fields: fields.value })
}

/** The changes that a call wants made to an account. */
export function readAccountChanges(context: AuthContext, request: FastifyRequest): Result<AccountFields, AuthFailure> {
  const body = readBody(request, accountBody)
  if (!body.ok) return body
  const { password } = body.value
  const weakness =
    password === ''
      ? undefined
      : passwordFailure(password, context.settings.passwordMinimumLength, context.settings.passwordRequiredCharacters)
  return readFields(context, body.value, weakness)
}

/** Whether a text can be the id of a user. Not only those that this server makes: others may be brought along. */
export function isUserId(text: string): boolean {
  return z.guid().safeParse(text).success
}

function readFields(
  context: AuthContext,
  body: AccountBody,
  passwordRefusal: AuthFailure | undefined,
): Result<AccountFields, AuthFailure> {
  const email = body.email === '' ? undefined : parseEmailAddress(body.email)
  if (body.email !== '' && email === undefined) return fail(failures.emailFormat)
  const phone = body.phone === '' ? undefined : parsePhoneNumber(body.phone)
  if (body.phone !== '' && phone === undefined) return fail(accountFailures.phoneFormat)
  if (passwordRefusal !== undefined) return fail(passwordRefusal)
  const password = readPassword(body)
  if (!password.ok) return password
  const ban = readBan(body.ban_duration, context.now())
  if (!ban.ok) return ban
  return succeed({
    email,
    phone,
    password: password.value,
    confirmEmail: body.email_confirm,
    confirmPhone: body.phone_confirm,
    userMetadata: body.user_metadata,
    appMetadata: body.app_metadata,
    bannedUntil: ban.value,
    role: body.role === '' ? undefined : body.role,
  })
}

function readPassword({
  password: text,
  password_hash: hash,
}: AccountBody): Result<GivenPassword | undefined, AuthFailure> {
  if (text !== '' && hash !== '') return fail(adminFailures.passwordTwice)
  if (hash === '') return succeed(text === '' ? undefined : { text })
  return isImportableBcrypt(hash) || isImportableArgon2(hash)
    ? succeed({ hash })
    : fail(adminFailures.passwordHashFormat)
}

function readBan(text: string, now: Date): Result<Date | null | undefined, AuthFailure> {
  if (text === '') return succeed(undefined)
  if (text === 'none') return succeed(null)
  const milliseconds = parseGoDuration(text)
  if (milliseconds === undefined) return fail(badBanDuration(text))
  return succeed(milliseconds === 0 ? null : new Date(now.getTime() + milliseconds))
}
