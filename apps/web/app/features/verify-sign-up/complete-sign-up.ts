import type { AuthClient, AuthFailure, AuthUser, LinkTokens } from '@dst/auth'
import { errorMessage, verifySignUpErrors, type VerifySignUpErrorCode } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { leaveConfirmedAddress, pathAfterConfirmation, type ConfirmedPath } from '~/lib/account/confirmed-address.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import type { SignUpLink } from './verification-address.ts'

/** Why a sign-up was not completed: the message to show, and whether the same link may still work. */
export interface SignUpProblem {
  message: string
  retryable: boolean
}

/** A link whose token, if it has one, was redeemed: the address is confirmed, and nobody is signed in yet. */
export type OpenedSignUp = { email: string; token: string } | { email: string; tokens: LinkTokens }

/** Redeems the token of an emailed link, so that it is known whose session it starts. A code is left for later. */
export async function openSignUp(
  link: SignUpLink,
  auth: Pick<AuthClient, 'redeemMailLink'>,
): Promise<Result<OpenedSignUp, SignUpProblem>> {
  if ('token' in link) return succeed(link)
  const redeemed = await auth.redeemMailLink({ type: 'signup', tokenHash: link.tokenHash })
  if (!redeemed.ok) return fail(problemOf(link, redeemed.error, 'failed'))
  return redeemed.value === null
    ? fail({ message: verifySignUpErrors.unexpected.message, retryable: false })
    : succeed({ email: link.email, tokens: redeemed.value })
}

/** Signs in with an opened link, stores what the questionnaire needs, and returns the next path. */
export async function completeSignUp(
  opened: OpenedSignUp,
  auth: Pick<AuthClient, 'completeSignUp' | 'setSessionFromTokens'>,
): Promise<Result<ConfirmedPath, SignUpProblem>> {
  if ('tokens' in opened) {
    const adopted = await auth.setSessionFromTokens(opened.tokens)
    return adopted.ok ? succeed(welcome(adopted.value.user)) : fail(problemOf(opened, adopted.error, 'failed'))
  }
  const completed = await auth.completeSignUp(opened)
  if (completed.ok) return succeed(welcome(completed.value.user))
  return fail(problemOf(opened, completed.error, completed.error.code))
}

function welcome(user: AuthUser): ConfirmedPath {
  leaveConfirmedAddress(user)
  return pathAfterConfirmation(user)
}

function problemOf({ email }: { email: string }, failure: AuthFailure, code: VerifySignUpErrorCode): SignUpProblem {
  // The sign-in page gets the address prefilled, however the user gets there.
  if (email !== '') writeHandOver('prefilledEmail', email)
  if (failure.kind !== 'unavailable')
    return { message: errorMessage(verifySignUpErrors[code], failure.provider), retryable: false }
  return { message: connectionErrorMessage(failure) ?? verifySignUpErrors.unexpected.message, retryable: true }
}
