import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { unknownLinkType } from '../failures/admin.ts'
import { generateLink, isLinkType, type GeneratedLink, type LinkWish } from '../flows/generate-link.ts'
import { invite } from '../flows/invite.ts'
import type { PasswordOwner } from '../passwords/guessable.ts'
import { passwordFailure } from '../passwords/password-policy.ts'
import { redirectAllowed } from '../redirects/redirect-target.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { optionalData, optionalText, readBody } from '../wire/body.ts'
import { redirectOf } from '../wire/caller.ts'
import { parseEmailAddress } from '../contact/email-address.ts'
import { userJson } from '../wire/user-json.ts'
import { forAdministrators } from './for-administrators.ts'

const inviteBody = z.object({ email: optionalText, data: optionalData })
const linkBody = z.object({
  type: optionalText,
  email: optionalText,
  password: optionalText,
  new_email: optionalText,
  data: optionalData,
  redirect_to: optionalText,
})

/** POST /invite, and POST /admin/generate_link for applications that send their own emails. */
export function adminLinkRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post(
    '/invite',
    forAdministrators(context, async ({ request, administrator }) => {
      const body = readBody(request, inviteBody)
      if (!body.ok) return body
      const email = parseEmailAddress(body.value.email)
      if (email === undefined) return fail(failures.emailFormat)
      const redirectTo = redirectOf(context.settings, request)
      const account = await invite(context, administrator, { email, data: body.value.data, redirectTo })
      return account.ok ? succeed(userJson(account.value, context.settings.audience)) : account
    }),
  )
  app.post(
    '/admin/generate_link',
    forAdministrators(context, async ({ request, administrator }) => {
      const wish = readWish(context, request)
      if (!wish.ok) return wish
      const generated = await generateLink(context, administrator, wish.value)
      return generated.ok ? succeed(linkJson(context, generated.value, wish.value)) : generated
    }),
  )
}

function readWish(context: AuthContext, request: FastifyRequest): Result<LinkWish, FailureReply> {
  const body = readBody(request, linkBody)
  if (!body.ok) return body
  const { type, password, data, redirect_to: asked } = body.value
  if (!isLinkType(type)) return fail(unknownLinkType(type.slice(0, 50)))
  const email = parseEmailAddress(body.value.email)
  if (email === undefined) return fail(failures.emailFormat)
  const refusal = type === 'signup' ? passwordRefusal(context, password, { email, metadata: data }) : undefined
  if (refusal !== undefined) return fail(refusal)
  const isChange = type === 'email_change_current' || type === 'email_change_new'
  const newEmail = isChange ? parseEmailAddress(body.value.new_email) : ''
  if (newEmail === undefined) return fail(failures.emailFormat)
  const redirectTo = redirectAllowed(context.settings, asked) ? asked : redirectOf(context.settings, request)
  return succeed({ type, email, password, newEmail, data, redirectTo })
}

function passwordRefusal(context: AuthContext, password: string, owner: PasswordOwner): FailureReply | undefined {
  return password === '' ? failures.passwordMissing : passwordFailure(context, password, owner)
}

function linkJson(
  { settings }: AuthContext,
  { account, type, link, code, linkToken }: GeneratedLink,
  { redirectTo }: LinkWish,
) {
  return {
    ...userJson(account, settings.audience),
    action_link: link,
    email_otp: code,
    hashed_token: linkToken,
    verification_type: type,
    redirect_to: redirectTo,
  }
}
