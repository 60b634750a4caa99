import type { AuthClient, AuthFailure, TwoFactorEnrollment } from '@dst/auth'
import { fail, succeed, type Result } from '@dst/domain/result'
import { secondFactorError, type SecondFactorError } from '~/lib/second-factor/second-factor-error.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'

type Services = Pick<AuthClient, 'twoFactor'>

/** Starts setting up an authenticator app; the failure is text for the user. */
export async function beginEnrollment({ twoFactor }: Services): Promise<Result<TwoFactorEnrollment, string>> {
  const begun = await twoFactor.enroll('Authenticator app')
  return begun.ok ? begun : fail(notBegun(begun.error))
}

/** The result of a confirmed enrollment: recovery codes, or none if they could not be created. */
export type ConfirmedEnrollment = { codes: readonly string[] } | { codes: undefined }

/** Confirms an enrollment with the first code of the app, and creates the recovery codes. */
export async function confirmEnrollment(
  { factorId, code }: { factorId: string; code: string },
  { twoFactor }: Services,
): Promise<Result<ConfirmedEnrollment, SecondFactorError>> {
  const verified = await twoFactor.verify({ factorId, code })
  if (!verified.ok) return fail(secondFactorError(verified.error, 'app'))
  const made = await twoFactor.recoveryCodes.make()
  // The app is set up either way, and codes can be created at any time.
  return succeed({ codes: made.ok ? made.value : undefined })
}

/** Creates new recovery codes that replace the old ones. */
export async function newRecoveryCodes({ twoFactor }: Services): Promise<Result<readonly string[], string>> {
  const made = await twoFactor.recoveryCodes.make()
  return made.ok ? made : fail(connectionErrorMessage(made.error) ?? 'No codes were made. Please try again.')
}

function notBegun(failure: AuthFailure): string {
  const trouble = connectionErrorMessage(failure)
  if (trouble !== undefined) return trouble
  if (failure.provider.code === 'mfa_totp_enroll_not_enabled')
    return 'Two-factor authentication can’t be set up at the moment.'
  return 'The setup could not be started. Please try again.'
}
