import type { Parameter } from './parameter.ts'

/** Shortest password (characters). */
export const passwordMinimumLength: Parameter = {
  label: 'Shortest password',
  unit: 'characters',
  value: 8,
  source: 'docs/product/accounts.md#passwords',
  reviewed: '2026-11-21',
}

/** Longest first or last name (characters). */
export const nameMaximumLength: Parameter = {
  label: 'Longest first or last name',
  unit: 'characters',
  value: 100,
  source: 'docs/product/profile.md#fields',
  reviewed: '2026-11-21',
}

/** Longest entries of the profile, names apart (characters). */
export const profileLimits: Parameter<{
  readonly email: number
  readonly phoneNumber: number
  readonly location: number
  readonly bio: number
}> = {
  label: 'Longest entries of the profile, names apart',
  unit: 'characters',
  value: { email: 255, phoneNumber: 40, location: 200, bio: 2000 },
  source: 'docs/product/profile.md#fields',
  reviewed: '2026-11-22',
}

/** Fewest digits of a phone number (digits). */
export const phoneMinimumDigits: Parameter = {
  label: 'Fewest digits of a phone number',
  unit: 'digits',
  value: 7,
  source: 'docs/product/profile.md#fields',
  reviewed: '2026-11-21',
}

/** Most digits of a phone number (digits). */
export const phoneMaximumDigits: Parameter = {
  label: 'Most digits of a phone number',
  unit: 'digits',
  value: 15,
  source: 'docs/product/profile.md#fields',
  reviewed: '2026-11-21',
}

/** Notifications that a new investor starts with. */
export const notificationDefaults: Parameter<{
  readonly emailNotifications: boolean
  readonly smsNotifications: boolean
  readonly marketingNotifications: boolean
}> = {
  label: 'Notifications that a new investor starts with',
  unit: 'flag',
  value: { emailNotifications: true, smsNotifications: false, marketingNotifications: true },
  source: 'docs/product/profile.md#notifications',
  reviewed: '2026-11-21',
}
