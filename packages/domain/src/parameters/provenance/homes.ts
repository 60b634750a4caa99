import * as values from '../homes.ts'
import type { Parameter } from './parameter.ts'

export const homeExclusion = {
  label: 'Gain on a main home that the law leaves untaxed, for one owner and on most joint returns',
  unit: 'USD',
  value: values.homeExclusion,
  source: '26 U.S.C. 121(b)(1), (2)',
  reviewed: '2026-11-30',
} satisfies Parameter

export const homeYears = {
  label: 'Years of that exclusion: lived in, out of the last, between two sales, and owned after an exchange',
  unit: 'years',
  value: values.homeYears,
  source: '26 U.S.C. 121(a), (b)(3), (d)(10)',
  reviewed: '2026-11-30',
} satisfies Parameter

export const dwellingOwned = {
  label: 'Months that a house or condo is owned before or after an exchange, for the IRS rule on own use',
  unit: 'months',
  value: values.dwellingOwned,
  source: 'Rev. Proc. 2008-16, sec. 4.02',
  reviewed: '2026-11-30',
} satisfies Parameter

export const dwellingDays = {
  label: 'Days in each twelve months: rented at least, and own use that is always allowed',
  unit: 'days',
  value: values.dwellingDays,
  source: 'Rev. Proc. 2008-16, sec. 4.02',
  reviewed: '2026-11-30',
} satisfies Parameter

export const dwellingOwnUseShare = {
  label: 'Own use that is allowed instead, if it is more: part of the days rented at a fair rent',
  unit: 'share',
  value: values.dwellingOwnUseShare,
  source: 'Rev. Proc. 2008-16, sec. 4.02',
  reviewed: '2026-11-30',
} satisfies Parameter
