import type { ApiClient } from '@dst/api-client'
import type { AuthClient, AuthUser } from '@dst/auth'
import { callbackErrorAfterLookup, callbackErrorFrom, type CallbackErrorCode } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { paths } from '~/paths.ts'
import { leaveConfirmedAddress, pathAfterConfirmation } from '~/lib/account/confirmed-address.ts'
import { hasCompletedQuestionnaire } from '~/services/queries/current-investor.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import { startPathOf, worksAtDesk } from '~/lib/account/desk-role.ts'
import { pathAfterSignIn } from '~/lib/account/way-back.ts'
import type { CallbackReturn } from './callback-address.ts'

/**
 * Where a completed return leads: a path of this site, or the user whose second factor is still needed to complete it.
 */
export type CallbackTarget = string | { owedBy: AuthUser }

/** The services for completing a return. */
export interface CallbackServices {
  auth: Pick<AuthClient, 'setSessionFromTokens' | 'session' | 'user'>
  api: { users: Pick<ApiClient['users'], 'find'> }
}

type Outcome = Promise<Result<CallbackTarget, CallbackErrorCode>>

type CompletableReturn =
  | Pick<Extract<CallbackReturn, { kind: 'google' }>, 'kind' | 'tokens'>
  | Extract<CallbackReturn, { kind: 'confirmation' }>

/** Completes a return from Google or from a confirmation email, and stores what the next page needs. */
export async function completeReturn(returned: CompletableReturn, services: CallbackServices): Outcome {
  const { kind, tokens } = returned
  if (kind === 'confirmation' && tokens === undefined)
    return fail(callbackErrorFrom({ hasTokens: false, confirmed: false }) ?? 'invalid-link')
  const adopted = tokens === undefined ? undefined : await services.auth.setSessionFromTokens(tokens)
  if (adopted?.ok === false) return fail(kind === 'google' ? 'no-session' : adopted.error.code)
  return adopted?.value.owesSecondFactor ? succeed({ owedBy: adopted.value.user }) : finishReturn(returned, services)
}

/** The last part of a return, once this browser has the session and no second factor is pending. */
export function finishReturn(returned: CompletableReturn, services: CallbackServices): Outcome {
  return returned.kind === 'google' ? finishGoogle(services) : finishConfirmation(returned, services)
}

async function finishConfirmation(
  { emailChange, invitation }: Extract<CallbackReturn, { kind: 'confirmation' }>,
  { auth }: CallbackServices,
): Outcome {
  const asked = await auth.user()
  const code = callbackErrorFrom({
    hasTokens: true,
    error: asked.ok ? null : asked.error.provider,
    confirmed: asked.ok && asked.value.emailVerified,
  })
  if (!asked.ok || code !== undefined) return fail(code ?? 'email-verification-failed')
  leaveConfirmedAddress(asked.value)
  if (emailChange) return succeed(paths.profile)
  if (!invitation) return succeed(pathAfterConfirmation(asked.value))
  // The account was made for its user, who has yet to choose a password.
  writeHandOver('recoveringUser', asked.value.id)
  return succeed(paths.resetPassword)
}

async function finishGoogle({ auth, api }: CallbackServices): Outcome {
  const session = await auth.session()
  if (session === null) return fail('no-session')

  const found = await api.users.find(session.user.email)
  const code = callbackErrorAfterLookup(statusOf(found))
  if (code !== undefined) return fail(code)
  if (found.ok && hasCompletedQuestionnaire(found.value))
    return succeed(pathAfterSignIn(session.user.id, startPathOf(session.user)))
  if (worksAtDesk(session.user)) return succeed(pathAfterSignIn(session.user.id, paths.desk))
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
