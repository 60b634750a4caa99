import type { ApiClient, ApiFailure } from '@dst/api-client'
import type { AuthClient } from '@dst/auth'
import type { Investor, NotificationPreferences, ProblemIssue } from '@dst/contracts'
import {
  profileSaveErrorFrom,
  profileSaveErrors,
  profileSaveMessage,
  type ProfileSaveErrorCode,
} from '@dst/domain/errors'
import { trimProfile } from '@dst/domain/validation'
import { isConfirmedLongAgo, profileConflict, type ProfileConflict } from './profile-conflict.ts'
import {
  hasChanges,
  savedDraft,
  type ProfileChanges,
  type ProfileDraft,
  type SavedPart,
  type SeenRecord,
} from './profile-draft.ts'

/** The outcome of a save. */
export type ProfileSaveOutcome =
  | { kind: 'saved'; investor: Investor | undefined }
  | ProfileSaveFailure
  /** The record was changed elsewhere since the user saw it; nothing was written. */
  | { kind: 'conflict'; conflict: ProfileConflict }
  /** Everything but the new email address is saved. */
  | { kind: 'email-refused'; investor: Investor | undefined; message: string; retryAfterSeconds?: number | undefined }

/** A save that failed; parts before the failing one may be saved, and `investor` is then the resulting record. */
export interface ProfileSaveFailure {
  kind: 'failed'
  code: ProfileSaveErrorCode
  message: string
  /** The server's issues, field by field. */
  issues: readonly ProblemIssue[]
  investor?: Investor | undefined
  retryAfterSeconds?: number | undefined
}

/** The services that a save calls. */
export interface ProfileSaveServices {
  auth: Pick<AuthClient, 'session' | 'updateEmail'>
  api: { users: Pick<ApiClient['users'], 'saveProfile' | 'find'>; me: Pick<ApiClient['me'], 'updateNotifications'> }
}

/** What to save, and for whom. */
export interface ProfileSave {
  /** The confirmed email address of the record. */
  address: string
  part: SavedPart
  /** Must be valid if the saved part has fields to validate. */
  draft: ProfileDraft
  changes: ProfileChanges
  /** The notification switches that the user changed. */
  toggled: Partial<NotificationPreferences>
  /** The record that the edits are based on. */
  seen: SeenRecord
}

/**
 * Saves a valid draft: the profile fields, the notifications if they changed, and last a new email address, which the
 * auth service adopts only when the link sent to it is opened; until then the record keeps the current one.
 */
export async function saveProfile(save: ProfileSave, services: ProfileSaveServices): Promise<ProfileSaveOutcome> {
  if ((await services.auth.session()) === null) return expired
  const { part, changes } = save
  let investor: Investor | undefined
  // Saving without changes still saves, because that's what the button says.
  if (part !== 'notifications' && (changes.profile || part === 'profile' || !hasChanges(changes))) {
    const fields = await saveFields(save, services)
    if (fields.kind !== 'saved') return fields
    investor = fields.investor
  }
  if (part !== 'profile' && (changes.notifications || part === 'notifications')) {
    const notifications = await saveNotifications(save, services, investor)
    if (notifications.kind !== 'saved') return notifications
    investor = notifications.investor
  }
  if (part === 'notifications' || !changes.email) return { kind: 'saved', investor }

  const asked = await services.auth.updateEmail(trimProfile(save.draft.profile).email)
  if (asked.ok) return { kind: 'saved', investor }
  const { code, message: words, retryAfterSeconds } = asked.error.provider
  const message = code === 'validation_failed' ? 'Please enter a valid email address.' : words
  return {
    kind: 'email-refused',
    investor,
    message: `Your email address could not be changed. ${message}`.trim(),
    retryAfterSeconds,
  }
}

type StepOutcome =
  { kind: 'saved'; investor: Investor } | ProfileSaveFailure | { kind: 'conflict'; conflict: ProfileConflict }

/**
 * If only other fields changed elsewhere (a score, a switch), retries with the record's new version without asking the
 * user.
 */
async function saveFields(
  save: ProfileSave,
  services: ProfileSaveServices,
  version = save.seen.version,
): Promise<StepOutcome> {
  const { address, draft, seen } = save
  const saved = await services.api.users.saveProfile(
    address,
    { ...trimProfile(draft.profile), email: address },
    { version },
  )
  if (saved.ok) return { kind: 'saved', investor: saved.value }
  const current = currentRecord(saved.error)
  if (current === undefined || current.version === version) return failed(saved.error)
  const conflict = profileConflict(seen.profile, draft.profile, current)
  return isConfirmedLongAgo(conflict) ? saveFields(save, services, current.version) : { kind: 'conflict', conflict }
}

/**
 * All three switches are sent together, so those that the user didn't touch are sent with their current values rather
 * than the ones this page loaded.
 */
async function saveNotifications(
  { address, toggled }: ProfileSave,
  { api }: ProfileSaveServices,
  known: Investor | undefined,
): Promise<StepOutcome> {
  const now = known === undefined ? await api.users.find(address) : { ok: true as const, value: known }
  if (!now.ok) return failed(now.error)
  const saved = await api.me.updateNotifications({ ...savedDraft(now.value).notifications, ...toggled })
  return saved.ok ? { kind: 'saved', investor: saved.value } : failed(saved.error, known)
}

function currentRecord(failure: ApiFailure): Investor | undefined {
  return failure.kind === 'http' && failure.status === 409 && failure.code === 'version_conflict'
    ? failure.current
    : undefined
}

function failed(failure: ApiFailure, investor?: Investor): ProfileSaveFailure {
  const http = failure.kind === 'http' ? failure : undefined
  const code = profileSaveErrorFrom(failure)
  return {
    kind: 'failed',
    code,
    message: profileSaveMessage(failure),
    issues: http?.issues ?? [],
    investor,
    retryAfterSeconds: http?.retryAfterSeconds,
  }
}

const expired: ProfileSaveFailure = {
  kind: 'failed',
  code: 'session-expired',
  message: profileSaveErrors['session-expired'].message,
  issues: [],
}
