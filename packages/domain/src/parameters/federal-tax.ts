/** How a person files: unmarried, jointly, separately, as head of a household, or as a surviving spouse. */
export type FilingStatus = 'single' | 'joint' | 'separate' | 'head' | 'surviving'

/** A figure for each way to file. */
export type ByFiling<Value = number> = Readonly<Record<FilingStatus, Value>>

/** The figures of federal income tax that change from year to year, in US dollars. */
export interface FederalFigures {
  /** Where each rate of `ordinaryRates` ends, the last apart. */
  readonly ordinaryRateEnds: ByFiling<readonly [number, number, number, number, number, number]>
  /** Taxable income up to which a long-term gain is taxed at 0%. */
  readonly zeroRateEnds: ByFiling
  /** Taxable income up to which it is taxed at 15%, and above which at 20%. */
  readonly middleRateEnds: ByFiling
  readonly standardDeduction: ByFiling
  readonly minimumTaxExemption: ByFiling
  /** Minimum taxable income from which the exemption is lost bit by bit. */
  readonly exemptionLostFrom: ByFiling
  /** Minimum taxable income, less the exemption, up to which the lower of the two rates applies. */
  readonly lowerMinimumRateEnds: ByFiling
}

/** Rates of federal tax on ordinary income (share of 1). */
export const ordinaryRates: readonly number[] = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37]

/** Federal rates on a long-term gain above what is taxed at 0% (share of 1). */
export const longTermGainRates: { readonly middle: number; readonly top: number } = { middle: 0.15, top: 0.2 }

/** Modified adjusted gross income above which the net investment income tax begins; not indexed (US dollars). */
export const netInvestmentIncomeThreshold: ByFiling = {
  single: 200_000,
  joint: 250_000,
  separate: 125_000,
  head: 200_000,
  surviving: 250_000,
}

/** Rates of the alternative minimum tax (share of 1). */
export const minimumTaxRates: { readonly lower: number; readonly upper: number } = { lower: 0.26, upper: 0.28 }

/** Exemption from the alternative minimum tax that is lost for each dollar over its limit (share of 1). */
export const exemptionLossRate: { readonly until2025: number; readonly from2026: number } = {
  until2025: 0.25,
  from2026: 0.5,
}

/** Months that a property must be held, and more, for a gain to be long-term (months). */
export const longTermHolding = 12

/** First month of service whose depreciation is computed, residential rental property. */
export const residentialDepreciationFrom = '1987-01'

/** The same for nonresidential property; service from May 13, 1993 has 39 years, and June is the first whole month. */
export const commercialDepreciationFrom = '1993-06'

/**
 * Hours of work a year in rentals above which the gain of a real-estate professional is no investment income (hours).
 */
export const realEstateHours = 500

/** Capital losses of a year, or carried over from earlier ones, that can be set against other income (US dollars). */
export const capitalLossLimit: ByFiling = {
  single: 3_000,
  joint: 3_000,
  separate: 1_500,
  head: 3_000,
  surviving: 3_000,
}
