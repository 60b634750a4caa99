import { fetchUserFailure, profileScreenErrorFrom, type ProfileScreenErrorCode } from '@dst/domain/errors'
import type { Investor } from '@dst/contracts'
import { paths } from '~/paths.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'

/** The inputs that decide what the profile page shows. */
export interface ProfileViewFacts {
  status: 'loading' | 'signed-in' | 'signed-out'
  emailVerified: boolean
  /** Whether a sign-in has been started that still needs the second factor. */
  halfway: boolean
  /** Whether this tab left a page to sign in again, to return to it afterwards. */
  comesBack: boolean
  investor: Investor | undefined
  /** Why the investor could not be read, after the last retry. */
  error: Error | null
}

/** What the profile page shows, or where it redirects. */
export type ProfileView =
  | { kind: 'waiting'; label: 'Verifying your account...' | 'Loading your profile...' }
  | { kind: 'leave'; to: typeof paths.signIn | typeof paths.signUp | typeof paths.questionnaire }
  /** The server no longer accepts the session: it is ended, and the user is treated as signed out. */
  | { kind: 'expired' }
  /** `detail` is also meant for support, not only for the user. */
  | { kind: 'failed'; code: 'load-failed' | 'not-reached'; detail: string | undefined }
  | { kind: 'ready'; investor: Investor }

/** Decides what the profile page shows. A profile that was loaded once stays, even if reloading it failed. */
export function profileView({
  status,
  emailVerified,
  halfway,
  comesBack,
  investor,
  error,
}: ProfileViewFacts): ProfileView {
  if (status === 'loading') return { kind: 'waiting', label: 'Verifying your account...' }
  if (status === 'signed-out' && (comesBack || halfway)) return { kind: 'leave', to: paths.signIn }
  if (status === 'signed-out' || !emailVerified) return { kind: 'leave', to: paths.signUp }
  if (investor !== undefined) return { kind: 'ready', investor }
  if (error === null) return { kind: 'waiting', label: 'Loading your profile...' }
  const httpStatus = statusOf(error)
  return failedView[profileScreenErrorFrom(httpStatus)](httpStatus)
}

const failedView = {
  'not-signed-in': () => ({ kind: 'expired' }),
  'no-record': () => ({ kind: 'leave', to: paths.questionnaire }),
  'load-failed': (status) => ({ kind: 'failed', code: 'load-failed', detail: detailOf(status) }),
  'not-reached': (status) => ({ kind: 'failed', code: 'not-reached', detail: detailOf(status) }),
} satisfies Record<ProfileScreenErrorCode, (status: number | undefined) => ProfileView>

function detailOf(status: number | undefined): string | undefined {
  return status === undefined ? undefined : fetchUserFailure(status)
}

function statusOf(error: Error): number | undefined {
  return error instanceof ReadFailed && error.failure.kind === 'http' ? error.failure.status : undefined
}
