import { googleReturnErrors, signInErrors, signUpErrors, type GoogleReturnErrorCode } from '@dst/domain/errors'
import { writeHandOver } from '~/services/hand-over.ts'

/** The page where a sign-in with Google started. */
export type GoogleOrigin = 'login' | 'signup'

/** Tells the page where a sign-in with Google started why it failed. */
export function leaveGoogleProblem(from: GoogleOrigin, code: GoogleReturnErrorCode): void {
  writeHandOver('googleProblem', googleProblemText(from, code))
}

function googleProblemText(from: GoogleOrigin, code: GoogleReturnErrorCode): string {
  if (code !== 'failed') return googleReturnErrors[code].message
  return (from === 'signup' ? signUpErrors : signInErrors)['google-failed'].message
}
