import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import type { Login } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { pkceFailures } from '../failures/pkce.ts'
import { exchangeCode } from '../flows/exchange-code.ts'
import { refreshSession } from '../flows/refresh-session.ts'
import { signIn } from '../flows/sign-in.ts'
import { passwordGuesses, slowedGuess } from '../flows/slowed-guess.ts'
import { addressBlock } from '../limits/address-block.ts'
import { addressHash } from '../delivery/claim-mail.ts'
import { passwordFailure } from '../passwords/password-policy.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { readRefreshToken } from '../tokens/refresh-token.ts'
import { authenticate } from '../wire/authenticate.ts'
import { optionalText, readBody } from '../wire/body.ts'
import { callerOf, queryText } from '../wire/caller.ts'
import { knownBrowser, rememberBrowser } from '../wire/known-browser.ts'
import { parsePhoneNumber } from '../contact/phone-number.ts'
import type { RateLimits } from '../wire/rate-limits.ts'
import { sessionJson, type SignedIn } from '../wire/session-json.ts'
import { answer } from './answer.ts'
import { idTokenGrant } from './id-token-grant.ts'

type Grant = (
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Result<unknown, FailureReply>>

const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText })
const refreshBody = z.object({ refresh_token: optionalText })
const pkceBody = z.object({ auth_code: optionalText, code_verifier: optionalText })

const grants: Readonly<Record<string, Grant>> = {
  password: passwordGrant,
  pkce: pkceGrant,
  web3: () => Promise.resolve(fail(failures.web3Disabled)),
}

/** POST /token, dispatched by the `grant_type` query parameter. */
export function tokenRoutes(app: FastifyInstance, context: AuthContext, limits: RateLimits): void {
  const byAddress = limits.check('token')
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    queryText(request, 'grant_type') === 'refresh_token' ? undefined : byAddress(request, reply)
  app.post('/token', { onRequest }, async (request, reply) => {
    const grantType = queryText(request, 'grant_type')
    if (grantType === 'refresh_token')
      return answer(request, reply, await refreshGrant(context, { request, reply, limits }))
    if (grantType === 'id_token') return idTokenGrant(context, request, reply)
    const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined
    return answer(request, reply, grant ? await grant(context, request, reply) : fail(failures.unsupportedGrant))
  })
}

async function passwordGrant(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<unknown, FailureReply>> {
  const body = readBody(request, passwordBody)
  if (!body.ok) return body
  const { email, phone, password } = body.value
  if (email !== '' && phone !== '') return fail(failures.bothAddresses)
  if (email === '' && phone === '') return fail(failures.missingAddress)
  const { settings } = context
  if (phone !== '' && !settings.phoneProvider) return fail(failures.phoneLoginsDisabled)
  if (email !== '' && !settings.emailProvider) return fail(accountFailures.emailLoginsDisabled)
  const login =
    email === ''
      ? ({ kind: 'phone', name: parsePhoneNumber(phone) ?? '' } as const)
      : ({ kind: 'email', name: email.toLowerCase() } as const)
  const signedIn = await slowedSignIn(context, request, { login, password })
  if (!signedIn.ok) return signedIn
  rememberBrowser(context, reply, signedIn.value.account.user.email)
  const { user } = signedIn.value.account
  const weakness = passwordFailure(context, password, { email: user.email, metadata: user.user_metadata })
  return succeed({
    ...(await sessionJson(context, signedIn.value)),
    ...(weakness === undefined
      ? {}
      : { weak_password: { message: weakness.message, reasons: weakness.weakPasswordReasons } }),
  })
}

/** An address without an account is throttled like any other, so that delays reveal nothing. */
function slowedSignIn(
  context: AuthContext,
  request: FastifyRequest,
  entry: { login: Login; password: string },
): Promise<Result<SignedIn, FailureReply>> {
  const secret = `password ${addressHash(context, entry.login.name)}`
  const browser = knownBrowser(context, request, entry.login.name)
  return slowedGuess(context, {
    guess:
      browser === undefined
        ? { secret, caller: addressBlock(request.ip) }
        : { secret: `${secret} ${browser}`, caller: 'owner' },
    policy: passwordGuesses,
    wrongCode: failures.invalidCredentials.code,
    attempt: async () => {
      const present = await authenticate(context, request)
      const signedInAs = present.ok ? present.value.account.user.id : undefined
      return signIn(context, callerOf(request), { ...entry, isKnownBrowser: browser !== undefined, signedInAs })
    },
  })
}

/**
 * Only tokens that this server did not issue count per address: guesses from behind the same address must not end the
 * sessions of others. A token that it issued counts per session.
 */
async function refreshGrant(
  context: AuthContext,
  { request, reply, limits }: { request: FastifyRequest; reply: FastifyReply; limits: RateLimits },
): Promise<Result<unknown, FailureReply>> {
  const body = readBody(request, refreshBody)
  const claim = body.ok ? readRefreshToken(context.keys, body.value.refresh_token) : 'malformed'
  const refusal =
    typeof claim === 'string'
      ? await limits.takeOfAddress(request, reply, 'refresh')
      : await limits.take(reply, 'refresh', claim.sessionId)
  if (refusal !== undefined) return fail(refusal)
  if (!body.ok) return body
  const signedIn = await refreshSession(context, callerOf(request), body.value.refresh_token)
  if (!signedIn.ok) return signedIn
  // Updates the known-browser cookie to the account's current address.
  const { email } = signedIn.value.account.user
  if (knownBrowser(context, request, email ?? '') === undefined) rememberBrowser(context, reply, email)
  return succeed(await sessionJson(context, signedIn.value))
}

async function pkceGrant(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<unknown, FailureReply>> {
  const body = readBody(request, pkceBody)
  if (!body.ok) return body
  const { auth_code: code, code_verifier: verifier } = body.value
  if (code === '' || verifier === '') return fail(pkceFailures.exchangeEmpty)
  const exchanged = await exchangeCode(context, callerOf(request), { code, verifier })
  if (!exchanged.ok) return exchanged
  const { signedIn, providerTokens } = exchanged.value
  rememberBrowser(context, reply, signedIn.account.user.email)
  return succeed({ ...(await sessionJson(context, signedIn)), ...providerTokens })
}
