import { profileFields, type ProfileEntry } from '@dst/domain/validation'
import type { ProfileEdits, SeenRecord } from './profile-draft.ts'

const toggles = ['emailNotifications', 'smsNotifications', 'marketingNotifications'] as const

/** The edits in a stored draft, limited to what the page knows. */
export function acceptedEdits(stored: unknown): ProfileEdits {
  const { profile, notifications, seen } = record(stored)
  const known = acceptedSeen(seen)
  return {
    profile: pick(profile, profileFields, isText),
    notifications: pick(notifications, toggles, isFlag),
    ...(known && { seen: known }),
  }
}

function acceptedSeen(stored: unknown): SeenRecord | undefined {
  const { version, profile } = record(stored)
  const texts = pick(profile, profileFields, isText)
  return typeof version === 'number' && isWhole(texts) ? { version, profile: texts } : undefined
}

function isWhole(texts: Partial<ProfileEntry>): texts is ProfileEntry {
  return profileFields.every((field) => texts[field] !== undefined)
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
