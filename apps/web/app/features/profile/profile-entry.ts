import { fetchUserFailure, profileScreenErrorFrom, type ProfileScreenErrorCode } from '@dst/domain/errors'
import type { Investor } from '@dst/contracts'
import { paths } from '~/paths'
import { ReadFailed } from '~/services/current-investor'

/** What the profile page knows when it is opened. */
export interface ProfileEntryFacts {
  status: 'loading' | 'signed-in' | 'signed-out'
  emailVerified: boolean
  /** Whether somebody has begun to sign in and owes the second factor. */
  halfway: boolean
  /** Whether this tab left a page to sign in again, and comes back after it. */
  comesBack: boolean
  investor: Investor | undefined
  /** Why the investor could not be read, once no more tries are made. */
  error: Error | null
}

/** What the profile page shows, or where it leads instead. */
export type ProfileEntry =
  | { kind: 'waiting'; label: 'Verifying your account...' | 'Loading your profile...' }
  | { kind: 'leave'; to: typeof paths.signIn | typeof paths.signUp | typeof paths.questionnaire }
  /** The server no longer takes the session: it ends, and the person is as good as signed out. */
  | { kind: 'expired' }
  /** `detail` is for support, not for the person alone. */
  | { kind: 'failed'; code: 'load-failed' | 'not-reached'; detail: string | undefined }
  | { kind: 'ready'; investor: Investor }

/** Decides what the profile page shows. A profile that was read once stays, even when reading it again failed. */
export function profileEntry({
  status,
  emailVerified,
  halfway,
  comesBack,
  investor,
  error,
}: ProfileEntryFacts): ProfileEntry {
  if (status === 'loading') return { kind: 'waiting', label: 'Verifying your account...' }
  if (status === 'signed-out' && (comesBack || halfway)) return { kind: 'leave', to: paths.signIn }
  if (status === 'signed-out' || !emailVerified) return { kind: 'leave', to: paths.signUp }
  if (investor !== undefined) return { kind: 'ready', investor }
  if (error === null) return { kind: 'waiting', label: 'Loading your profile...' }
  const httpStatus = statusOf(error)
  return failedEntry[profileScreenErrorFrom(httpStatus)](httpStatus)
}

const failedEntry = {
  'not-signed-in': () => ({ kind: 'expired' }),
  'no-record': () => ({ kind: 'leave', to: paths.questionnaire }),
  'load-failed': (status) => ({ kind: 'failed', code: 'load-failed', detail: detailOf(status) }),
  'not-reached': (status) => ({ kind: 'failed', code: 'not-reached', detail: detailOf(status) }),
} satisfies Record<ProfileScreenErrorCode, (status: number | undefined) => ProfileEntry>

function detailOf(status: number | undefined): string | undefined {
  return status === undefined ? undefined : fetchUserFailure(status)
}

function statusOf(error: Error): number | undefined {
  return error instanceof ReadFailed && error.failure.kind === 'http' ? error.failure.status : undefined
}
