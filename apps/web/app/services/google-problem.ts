import { googleReturnErrors, signInErrors, signUpErrors, type GoogleReturnErrorCode } from '@dst/domain/errors'
import { writeHandOver } from './hand-over'

/** Where a sign-in with Google began. */
export type GoogleOrigin = 'login' | 'signup'

/** Leaves for the page that a sign-in with Google began on, why it did not work. */
export function leaveGoogleProblem(from: GoogleOrigin, code: GoogleReturnErrorCode): void {
  writeHandOver('googleProblem', googleProblemText(from, code))
}

function googleProblemText(from: GoogleOrigin, code: GoogleReturnErrorCode): string {
  if (code !== 'failed') return googleReturnErrors[code].message
  return (from === 'signup' ? signUpErrors : signInErrors)['google-failed'].message
}
