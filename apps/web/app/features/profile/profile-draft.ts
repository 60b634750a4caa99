import type { Investor, NotificationPreferences } from '@dst/contracts'
import { trimProfile, type ProfileEntry } from '@dst/domain/validation'

/** Everything on the profile page that "Save All Changes" saves. */
export interface ProfileDraft {
  profile: ProfileEntry
  notifications: NotificationPreferences
}

/** The record that the user saw when they started to edit. */
export interface SeenRecord {
  version: number
  profile: ProfileEntry
}

/** The user's unsaved changes. */
export interface ProfileEdits {
  profile: Partial<ProfileEntry>
  notifications: Partial<NotificationPreferences>
  /** Undefined until a field of the profile is edited. */
  seen?: SeenRecord | undefined
}

/** What a button saves: everything, or its own tab. */
export type SavedPart = 'all' | 'profile' | 'notifications'

/** Which parts of a draft differ from what was last saved. Leading and trailing whitespace is ignored. */
export interface ProfileChanges {
  /** Any of the fields that are saved together; the email address isn't one of them. */
  profile: boolean
  email: boolean
  notifications: boolean
}

export const noEdits: ProfileEdits = { profile: {}, notifications: {} }

/** The last saved values, as the page shows them. */
export function savedDraft(investor: Investor): ProfileDraft {
  const { emailNotifications, smsNotifications, marketingNotifications } = investor
  return {
    profile: {
      firstName: investor.firstName ?? '',
      lastName: investor.lastName ?? '',
      email: investor.email,
      phoneNumber: investor.phoneNumber ?? '',
      location: investor.location ?? '',
      bio: investor.bio ?? '',
    },
    notifications: { emailNotifications, smsNotifications, marketingNotifications },
  }
}

/** The record as seen by a user who starts to edit now. */
export function seenRecord(investor: Investor): SeenRecord {
  return { version: investor.version, profile: savedDraft(investor).profile }
}

/** The last saved values with the user's edits applied. */
export function editedDraft(saved: ProfileDraft, edits: ProfileEdits): ProfileDraft {
  return {
    profile: { ...saved.profile, ...edits.profile },
    notifications: { ...saved.notifications, ...edits.notifications },
  }
}

/** The edits that remain once `sent` is saved: what the user changed in the meantime, on top of the current record. */
export function editsAfterSaving(
  edits: ProfileEdits,
  sent: ProfileDraft,
  part: SavedPart,
  now: SeenRecord | undefined,
): ProfileEdits {
  const profile = part === 'notifications' ? edits.profile : changedSince(edits.profile, sent.profile)
  const notifications = part === 'profile' ? edits.notifications : changedSince(edits.notifications, sent.notifications)
  const seen = part === 'notifications' ? edits.seen : now
  return { profile, notifications, ...(Object.keys(profile).length > 0 && seen ? { seen } : {}) }
}

/** Compares a draft with what was last saved. */
export function profileChanges(saved: ProfileDraft, draft: ProfileDraft): ProfileChanges {
  const { email, ...rest } = trimProfile(draft.profile)
  const { email: savedEmail, ...savedRest } = trimProfile(saved.profile)
  return {
    profile: differs(rest, savedRest),
    email: email.toLowerCase() !== savedEmail.toLowerCase(),
    notifications: differs(draft.notifications, saved.notifications),
  }
}

/** Whether anything is unsaved. */
export function hasChanges(changes: ProfileChanges): boolean {
  return changes.profile || changes.email || changes.notifications
}

function changedSince<T extends object>(edits: Partial<T>, sent: T): Partial<T> {
  const left = { ...edits }
  for (const field of Object.keys(edits) as (keyof T)[]) if (edits[field] === sent[field]) delete left[field]
  return left
}

function differs<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).some((field) => one[field] !== other[field])
}
