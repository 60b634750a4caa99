import type { Investor } from '@dst/contracts'
import { profileFields, trimProfile, type ProfileEntry, type ProfileField } from '@dst/domain/validation'
import { savedDraft } from './profile-draft.ts'

/** The fields that a save writes; the email address is changed by the link sent to it. */
export type SavedField = Exclude<ProfileField, 'email'>

/** A field that was changed both here and elsewhere, to different values. */
export interface FieldConflict {
  field: SavedField
  yours: string
  other: string
}

/** The differences between the user's edits and a record that was changed elsewhere. */
export interface ProfileConflict {
  /** The current record. */
  current: Investor
  /** The user has to choose a value for each. */
  conflicts: readonly FieldConflict[]
  /** Changed elsewhere only: no choice needed, but the user has to be informed. */
  taken: readonly { field: SavedField; value: string }[]
}

/** Which value to keep, for each field with a conflict. */
export type ConflictChoices = Partial<Record<SavedField, 'yours' | 'other'>>

/** The label of each field. */
export const fieldLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phoneNumber: 'Phone Number',
  location: 'Location',
  bio: 'Bio',
} as const satisfies Record<ProfileField, string>

const savedFields = profileFields.filter((field) => field !== 'email')

/** Compares, field by field, what the user saw, what they typed, and what the record contains now. */
export function profileConflict(seen: ProfileEntry, draft: ProfileEntry, current: Investor): ProfileConflict {
  const [before, yours, now] = [trimProfile(seen), trimProfile(draft), savedDraft(current).profile]
  const elsewhere = savedFields.filter((field) => now[field] !== before[field] && now[field] !== yours[field])
  return {
    current,
    conflicts: elsewhere
      .filter((field) => yours[field] !== before[field])
      .map((field) => ({ field, yours: yours[field], other: now[field] })),
    taken: elsewhere.filter((field) => yours[field] === before[field]).map((field) => ({ field, value: now[field] })),
  }
}

/** Whether there is nothing to choose and nothing to report: the save can continue by itself. */
export function isConfirmedLongAgo({ conflicts, taken }: ProfileConflict): boolean {
  return conflicts.length === 0 && taken.length === 0
}

/** The edits that remain after the choices are made: values kept from elsewhere need none. */
export function chosenEdits(
  edits: Partial<ProfileEntry>,
  conflict: ProfileConflict,
  choices: ConflictChoices,
): Partial<ProfileEntry> {
  const dropped = new Set<keyof ProfileEntry>(conflict.taken.map(({ field }) => field))
  for (const { field } of conflict.conflicts) if (choices[field] === 'other') dropped.add(field)
  return Object.fromEntries(Object.entries(edits).filter(([field]) => !dropped.has(field as keyof ProfileEntry)))
}
