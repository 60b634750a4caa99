import type { ApiClient } from '@dst/api-client'
import type { AuthClient, AuthUser, LinkTokens } from '@dst/auth'
import { callbackErrorAfterLookup, callbackErrorFrom, type CallbackErrorCode } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { paths } from '~/paths'
import { leaveConfirmedAddress, pathAfterConfirmation } from '~/services/confirmed-address'
import { hasCompletedQuestionnaire } from '~/services/current-investor'
import { writeHandOver } from '~/services/hand-over'
import { pathAfterSignIn } from '~/services/way-back'
import type { CallbackReturn } from './callback-address'

/** Where a completed return leads: an address of this site. */
export type CallbackTarget = string

/** What completing a return calls. */
export interface CallbackServices {
  auth: Pick<AuthClient, 'setSessionFromTokens' | 'session' | 'user'>
  api: { users: Pick<ApiClient['users'], 'find'> }
}

type Outcome = Promise<Result<CallbackTarget, CallbackErrorCode>>

/** Completes a return from Google or from a confirmation e-mail, and leaves what the next page needs. */
export function completeReturn(
  returned: Pick<Extract<CallbackReturn, { kind: 'google' }>, 'kind' | 'tokens'> | Extract<CallbackReturn, { kind: 'confirmation' }>,
  services: CallbackServices,
): Outcome {
  return returned.kind === 'google' ? completeGoogle(returned.tokens, services) : completeConfirmation(returned, services)
}

async function completeConfirmation(
  { tokens, emailChange }: Extract<CallbackReturn, { kind: 'confirmation' }>,
  { auth }: CallbackServices,
): Outcome {
  if (tokens === undefined) return fail(callbackErrorFrom({ hasTokens: false, confirmed: false }) ?? 'invalid-link')
  const adopted = await auth.setSessionFromTokens(tokens)
  if (!adopted.ok) return fail(adopted.error.code)
  const asked = await auth.user()
  const code = callbackErrorFrom({
    hasTokens: true,
    error: asked.ok ? null : asked.error.provider,
    confirmed: asked.ok && asked.value.emailVerified,
  })
  if (!asked.ok || code !== undefined) return fail(code ?? 'email-verification-failed')
  leaveConfirmedAddress(asked.value)
  return succeed(emailChange ? paths.profile : pathAfterConfirmation(asked.value))
}

async function completeGoogle(tokens: LinkTokens | undefined, { auth, api }: CallbackServices): Outcome {
  const adopted = tokens === undefined ? undefined : await auth.setSessionFromTokens(tokens)
  if (adopted?.ok === false) return fail('no-session')
  const session = adopted?.value ?? (await auth.session())
  if (session === null) return fail('no-session')

  const found = await api.users.find(session.user.email)
  const code = callbackErrorAfterLookup(statusOf(found))
  if (code !== undefined) return fail(code)
  if (found.ok && hasCompletedQuestionnaire(found.value)) return succeed(pathAfterSignIn(session.user.id, paths.profile))
  leaveOAuthUser(session.user)
  return succeed(pathAfterSignIn(session.user.id, paths.questionnaire))
}

function statusOf(found: Awaited<ReturnType<CallbackServices['api']['users']['find']>>): number | undefined {
  if (found.ok) return 200
  return found.error.kind === 'http' ? found.error.status : undefined
}

function leaveOAuthUser({ email, firstName, lastName, provider }: AuthUser): void {
  writeHandOver('oauthUser', true)
  writeHandOver('userData', { email, firstName, lastName, provider })
}
