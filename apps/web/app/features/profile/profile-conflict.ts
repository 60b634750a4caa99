import type { Investor } from '@dst/contracts'
import { trimProfile, type ProfileEntry } from '@dst/domain/validation'
import { savedDraft } from './profile-draft'

/** The fields that a save writes; the address is changed by the link sent to it. */
export type SavedField = Exclude<keyof ProfileEntry, 'email'>

/** A field that was changed here and elsewhere, to different values. */
export interface FieldConflict {
  field: SavedField
  yours: string
  other: string
}

/** What stands between the person's edits and a record that was changed elsewhere. */
export interface ProfileConflict {
  /** The record as it is now. */
  current: Investor
  /** Each needs a choice. */
  conflicts: readonly FieldConflict[]
  /** Changed elsewhere alone: nothing to choose, but to be told. */
  taken: readonly { field: SavedField; value: string }[]
}

/** Which value is to be kept, for each field that needs a choice. */
export type ConflictChoices = Partial<Record<SavedField, 'yours' | 'other'>>

/** The label of each field, as the form has it. */
export const fieldLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phoneNumber: 'Phone Number',
  location: 'Location',
  bio: 'Bio',
} as const satisfies Record<SavedField, string>

const savedFields = Object.keys(fieldLabels) as SavedField[]

/** Compares, field by field, what the person saw, what they typed, and what the record says now. */
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

/** Whether the person has nothing to choose and nothing to be told: the save can go on by itself. */
export function isSettled({ conflicts, taken }: ProfileConflict): boolean {
  return conflicts.length === 0 && taken.length === 0
}

/** The edits that remain once the choices are made: the other's values need none. */
export function chosenEdits(
  edits: Partial<ProfileEntry>,
  conflict: ProfileConflict,
  choices: ConflictChoices,
): Partial<ProfileEntry> {
  const dropped = new Set<keyof ProfileEntry>(conflict.taken.map(({ field }) => field))
  for (const { field } of conflict.conflicts) if (choices[field] === 'other') dropped.add(field)
  return Object.fromEntries(Object.entries(edits).filter(([field]) => !dropped.has(field as keyof ProfileEntry)))
}
