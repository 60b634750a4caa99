import type { AuthClient, AuthFailure, TwoFactorEnrollment } from '@dst/auth'
import { fail, succeed, type Result } from '@dst/domain/result'
import { secondFactorTrouble, type SecondFactorTrouble } from '~/lib/second-factor/second-factor-trouble'
import { connectionTrouble } from '~/services/connection-trouble'

type Services = Pick<AuthClient, 'twoFactor'>

/** Begins to set up an authenticator app; the failure is for the person to read. */
export async function beginEnrolment({ twoFactor }: Services): Promise<Result<TwoFactorEnrollment, string>> {
  const begun = await twoFactor.enroll('Authenticator app')
  return begun.ok ? begun : fail(notBegun(begun.error))
}

/** What a confirmed enrolment leaves: recovery codes, or why there are none yet. */
export type ConfirmedEnrolment = { codes: readonly string[] } | { codes: undefined }

/** Confirms an enrolment with the first code of the app, and makes the recovery codes. */
export async function confirmEnrolment(
  { factorId, code }: { factorId: string; code: string },
  { twoFactor }: Services,
): Promise<Result<ConfirmedEnrolment, SecondFactorTrouble>> {
  const verified = await twoFactor.verify({ factorId, code })
  if (!verified.ok) return fail(secondFactorTrouble(verified.error, 'app'))
  const made = await twoFactor.recoveryCodes.make()
  // The app is set up all the same, and codes can be made at any time.
  return succeed({ codes: made.ok ? made.value : undefined })
}

/** Makes new recovery codes in place of the old ones. */
export async function newRecoveryCodes({ twoFactor }: Services): Promise<Result<readonly string[], string>> {
  const made = await twoFactor.recoveryCodes.make()
  return made.ok ? made : fail(connectionTrouble(made.error) ?? 'No codes were made. Please try again.')
}

function notBegun(failure: AuthFailure): string {
  const trouble = connectionTrouble(failure)
  if (trouble !== undefined) return trouble
  if (failure.provider.code === 'mfa_totp_enroll_not_enabled')
    return 'Two-factor authentication can’t be set up at the moment.'
  return 'We could not begin. Please try again.'
}
