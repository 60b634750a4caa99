import type { AuthClient } from '@dst/auth'
import { errorMessage, verifySignUpErrors } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionTrouble } from '~/lib/problems/connection-trouble.ts'
import { leaveConfirmedAddress, pathAfterConfirmation, type ConfirmedPath } from '~/lib/account/confirmed-address.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import type { SignUpLink } from './verification-address.ts'

/** Why a sign-up was not completed: the message to show, and whether the same link may still work. */
export interface SignUpProblem {
  message: string
  retryable: boolean
}

/** Completes the sign-up of an emailed link, stores what the questionnaire needs, and returns the next path. */
export async function completeSignUp(
  link: SignUpLink,
  auth: Pick<AuthClient, 'completeSignUp'>,
): Promise<Result<ConfirmedPath, SignUpProblem>> {
  const completed = await auth.completeSignUp(link)
  if (completed.ok) {
    leaveConfirmedAddress(completed.value.user)
    return succeed(pathAfterConfirmation(completed.value.user))
  }
  // The sign-in page gets the address prefilled, however the user gets there.
  writeHandOver('prefilledEmail', link.email)
  const { code, kind, provider } = completed.error
  if (kind !== 'unavailable')
    return fail({ message: errorMessage(verifySignUpErrors[code], provider), retryable: false })
  return fail({ message: connectionTrouble(completed.error) ?? verifySignUpErrors.unexpected.message, retryable: true })
}
