import * as values from '../account.ts'
import type { Parameter } from './parameter.ts'

export const passwordMinimumLength = {
  label: 'Shortest password',
  unit: 'characters',
  value: values.passwordMinimumLength,
  source: 'docs/product/accounts.md#passwords',
  reviewed: '2026-11-21',
} satisfies Parameter

export const sessionInactivity = {
  label: 'How long a sign-in lasts without being used',
  unit: 'days',
  value: values.sessionInactivity,
  source: 'docs/product/accounts.md#sessions',
  reviewed: '2026-11-28',
} satisfies Parameter

export const sessionMaximum = {
  label: 'How long a sign-in lasts at most',
  unit: 'days',
  value: values.sessionMaximum,
  source: 'docs/product/accounts.md#sessions',
  reviewed: '2026-11-28',
} satisfies Parameter

export const sessionEndNotice = {
  label: 'How long before its end an open page says that a sign-in ends',
  unit: 'minutes',
  value: values.sessionEndNotice,
  source: 'docs/product/accounts.md#sessions',
  reviewed: '2026-11-28',
} satisfies Parameter

export const nameMaximumLength = {
  label: 'Longest first or last name',
  unit: 'characters',
  value: values.nameMaximumLength,
  source: 'docs/product/profile.md#fields',
  reviewed: '2026-11-21',
} satisfies Parameter

export const profileLimits = {
  label: 'Longest entries of the profile, names apart',
  unit: 'characters',
  value: values.profileLimits,
  source: 'docs/product/profile.md#fields',
  reviewed: '2026-11-22',
} satisfies Parameter

export const phoneMinimumDigits = {
  label: 'Fewest digits of a phone number',
  unit: 'digits',
  value: values.phoneMinimumDigits,
  source: 'docs/product/profile.md#fields',
  reviewed: '2026-11-21',
} satisfies Parameter

export const phoneMaximumDigits = {
  label: 'Most digits of a phone number',
  unit: 'digits',
  value: values.phoneMaximumDigits,
  source: 'docs/product/profile.md#fields',
  reviewed: '2026-11-21',
} satisfies Parameter

export const notificationDefaults = {
  label: 'Notifications that a new investor starts with',
  unit: 'flag',
  value: values.notificationDefaults,
  source: 'docs/product/profile.md#notifications',
  reviewed: '2026-11-21',
} satisfies Parameter
