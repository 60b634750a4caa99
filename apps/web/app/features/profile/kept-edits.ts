import type { ProfileEdits, SeenRecord } from './profile-draft'

const profileFields = ['firstName', 'lastName', 'email', 'phoneNumber', 'location', 'bio'] as const
const toggles = ['emailNotifications', 'smsNotifications', 'marketingNotifications'] as const

/** Of what was kept on the device, the edits that the page knows. */
export function acceptedEdits(kept: unknown): ProfileEdits {
  const { profile, notifications, seen } = record(kept)
  const known = acceptedSeen(seen)
  return {
    profile: pick(profile, profileFields, isText),
    notifications: pick(notifications, toggles, isFlag),
    ...(known && { seen: known }),
  }
}

function acceptedSeen(kept: unknown): SeenRecord | undefined {
  const { version, profile } = record(kept)
  const texts = pick(profile, profileFields, isText)
  const { firstName, lastName, email, phoneNumber, location, bio } = texts
  if (typeof version !== 'number' || firstName === undefined || lastName === undefined || email === undefined)
    return undefined
  if (phoneNumber === undefined || location === undefined || bio === undefined) return undefined
  return { version, profile: { firstName, lastName, email, phoneNumber, location, bio } }
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
