import type { ApiClient, ApiFailure } from '@dst/api-client'
import type { AuthClient } from '@dst/auth'
import type { Investor } from '@dst/contracts'
import { profileSaveErrorFrom, profileSaveErrors, profileSaveMessage, type ProfileSaveErrorCode } from '@dst/domain/errors'
import { trimProfile } from '@dst/domain/validation'
import { hasChanges, type ProfileChanges, type ProfileDraft } from './profile-draft'

/** What became of "Save All Changes". */
export type ProfileSaveOutcome =
  | { kind: 'saved'; investor: Investor | undefined }
  | { kind: 'failed'; code: ProfileSaveErrorCode; message: string; retryAfterSeconds?: number | undefined }
  /** Everything but the new address is saved. */
  | { kind: 'email-refused'; investor: Investor | undefined; message: string; retryAfterSeconds?: number | undefined }

/** What a save calls. */
export interface ProfileSaveServices {
  auth: Pick<AuthClient, 'session' | 'updateEmail'>
  api: { users: Pick<ApiClient['users'], 'saveProfile'>; me: Pick<ApiClient['me'], 'updateNotifications'> }
}

/** What is to be saved, and for whom. */
export interface ProfileSave {
  /** The confirmed address of the record. */
  address: string
  /** Valid. */
  draft: ProfileDraft
  changes: ProfileChanges
}

/**
 * Saves a valid draft: the profile fields, the notifications if they changed, and last a new address, which the
 * auth service takes over only when the link sent to it is opened; the record keeps the present one until then.
 */
export async function saveProfile(save: ProfileSave, services: ProfileSaveServices): Promise<ProfileSaveOutcome> {
  if ((await services.auth.session()) === null) return expired
  const saved = await saveRecord(save, services)
  if (saved.failure !== undefined) return failed(saved.failure)
  const { investor } = saved
  if (!save.changes.email) return { kind: 'saved', investor }

  const asked = await services.auth.updateEmail(trimProfile(save.draft.profile).email)
  if (asked.ok) return { kind: 'saved', investor }
  const { message, retryAfterSeconds } = asked.error.provider
  return { kind: 'email-refused', investor, message: `Your email address could not be changed. ${message}`.trim(), retryAfterSeconds }
}

async function saveRecord(
  { address, draft, changes }: ProfileSave,
  { api }: ProfileSaveServices,
): Promise<{ investor: Investor | undefined; failure?: ApiFailure }> {
  let investor: Investor | undefined
  // Saving without a change still saves: it is what the button says.
  if (changes.profile || !hasChanges(changes)) {
    const profile = await api.users.saveProfile(address, { ...trimProfile(draft.profile), email: address })
    if (!profile.ok) return { investor, failure: profile.error }
    investor = profile.value
  }
  if (changes.notifications) {
    const notifications = await api.me.updateNotifications(draft.notifications)
    if (!notifications.ok) return { investor, failure: notifications.error }
    investor = notifications.value
  }
  return { investor }
}

function failed(failure: ApiFailure): ProfileSaveOutcome {
  const retryAfterSeconds = failure.kind === 'http' ? failure.retryAfterSeconds : undefined
  return { kind: 'failed', code: profileSaveErrorFrom(failure), message: profileSaveMessage(failure), retryAfterSeconds }
}

const expired: ProfileSaveOutcome = {
  kind: 'failed',
  code: 'session-expired',
  message: profileSaveErrors['session-expired'].message,
}
