import type { Investor, NotificationPreferences } from '@dst/contracts'
import { trimProfile, type ProfileEntry } from '@dst/domain/validation'

/** Everything on the profile page that is kept by "Save All Changes". */
export interface ProfileDraft {
  profile: ProfileEntry
  notifications: NotificationPreferences
}

/** What the person has changed and not saved yet. */
export interface ProfileEdits {
  profile: Partial<ProfileEntry>
  notifications: Partial<NotificationPreferences>
}

/** Which parts of a draft differ from what was last saved. Surrounding white space is no difference. */
export interface ProfileChanges {
  /** Any of the five fields that are saved at once; the address is not among them. */
  profile: boolean
  email: boolean
  notifications: boolean
}

export const noEdits: ProfileEdits = { profile: {}, notifications: {} }

/** Of what was kept on the device, the edits that the page knows. */
export function acceptedEdits(kept: unknown): ProfileEdits {
  const { profile, notifications } = record(kept)
  return {
    profile: pick(profile, ['firstName', 'lastName', 'email', 'phoneNumber', 'location', 'bio'], isText),
    notifications: pick(notifications, ['emailNotifications', 'smsNotifications', 'marketingNotifications'], isFlag),
  }
}

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

/** The last saved values with the person's edits over them. */
export function editedDraft(saved: ProfileDraft, edits: ProfileEdits): ProfileDraft {
  return {
    profile: { ...saved.profile, ...edits.profile },
    notifications: { ...saved.notifications, ...edits.notifications },
  }
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

function pick<Field extends string, Value>(
  source: unknown,
  fields: readonly Field[],
  isValue: (value: unknown) => value is Value,
): Partial<Record<Field, Value>> {
  const given = record(source)
  const taken: Partial<Record<Field, Value>> = {}
  for (const field of fields) {
    const value = given[field]
    if (isValue(value)) taken[field] = value
  }
  return taken
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function differs<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).some((field) => one[field] !== other[field])
}
