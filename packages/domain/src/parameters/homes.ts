/** Gain on a main home that the law leaves untaxed, for one owner and on most joint returns (US dollars). */
export const homeExclusion: { readonly single: number; readonly joint: number } = { single: 250_000, joint: 500_000 }

/** Years of that exclusion: lived in, out of the last, between two sales, and owned after an exchange (years). */
export const homeYears: {
  readonly livedIn: number
  readonly outOfLast: number
  readonly betweenSales: number
  readonly afterExchange: number
} = { livedIn: 2, outOfLast: 5, betweenSales: 2, afterExchange: 5 }

/** Months that a house or condo is owned before or after an exchange, for the IRS rule on own use (months). */
export const dwellingOwned = 24

/** Days in each twelve months: rented at least, and own use that is always allowed (days). */
export const dwellingDays: { readonly rented: number; readonly ownUse: number } = { rented: 14, ownUse: 14 }

/** Own use that is allowed instead, if it is more: part of the days rented at a fair rent (share of 1). */
export const dwellingOwnUseShare = 0.1
