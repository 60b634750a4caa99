import { type AuthClient, type AuthFailure, type AuthUser, type LinkTokens, type MailCode } from '@dst/auth'
import { mailCodeErrorFrom, mailCodeErrors } from '@dst/domain/errors'
import { mailResendGap } from '@dst/domain/parameters'
import { fail, succeed, type Result } from '@dst/domain/result'
import { leaveConfirmedAddress } from './confirmed-address.ts'
import { serviceErrorMessage } from '~/services/connection-error.ts'

/** Why a code was rejected, as text for the user. */
export interface CodeFailure {
  message: string
  retryAfterSeconds?: number | undefined
}

/** Completes a sign-up with the code of its email, and stores what the questionnaire needs. */
export async function confirmByCode(
  entry: { email: string; code: string },
  auth: Pick<AuthClient, 'completeSignUp'>,
): Promise<Result<AuthUser, CodeFailure>> {
  const completed = await auth.completeSignUp({ email: entry.email, token: entry.code })
  if (!completed.ok) return fail(codeFailureOf(completed.error))
  leaveConfirmedAddress(completed.value.user)
  return succeed(completed.value.user)
}

/** Uses up a code like its link would be; null after the first of two codes. */
export async function tokensByCode(
  entry: MailCode,
  auth: Pick<AuthClient, 'exchangeCode'>,
): Promise<Result<LinkTokens | null, CodeFailure>> {
  const exchanged = await auth.exchangeCode(entry)
  return exchanged.ok ? exchanged : fail(codeFailureOf(exchanged.error))
}

/** When the next email of the same kind can be sent after one that is sent now. */
export function nextMailAt(): Date {
  return new Date(Date.now() + mailResendGap * 1000)
}

function codeFailureOf(error: AuthFailure): CodeFailure {
  return {
    message: serviceErrorMessage(error) ?? mailCodeErrors[mailCodeErrorFrom(error.provider)].message,
    retryAfterSeconds: error.provider.retryAfterSeconds,
  }
}
