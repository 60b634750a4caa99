/** Value of an estate up to which no federal estate tax is due, by year of death; indexed after 2026 (US dollars). */
export const estateExclusion: { readonly in2025: number; readonly in2026: number } = {
  in2025: 13_990_000,
  in2026: 15_000_000,
}

/** Highest rate of the federal estate tax, on what is above the exclusion (share of 1). */
export const estateTopRate = 0.4

/** State and local taxes that can be deducted in a year, half of it on a separate return (US dollars). */
export const stateTaxCap: { readonly in2025: number; readonly in2026: number; readonly from2030: number } = {
  in2025: 40_000,
  in2026: 40_400,
  from2030: 10_000,
}

/** What that cap, and the income above which it shrinks, grow by a year from 2027 to 2029 (share of 1). */
export const stateTaxCapGrowth = 0.01

/** Modified adjusted gross income above which that cap shrinks, half of it on a separate return (US dollars). */
export const stateTaxCapThreshold: { readonly in2025: number; readonly in2026: number } = {
  in2025: 500_000,
  in2026: 505_000,
}

/** What that cap loses for each dollar of income above the threshold (share of 1). */
export const stateTaxCapLoss = 0.3

/** What is left of that cap whatever the income, half of it on a separate return (US dollars). */
export const stateTaxCapFloor = 10_000

/** Part of the cost that can be written off at once of qualified property bought after January 19, 2025 (share of 1). */
export const bonusDepreciation = 1

/** Longest life of property that can be written off at once (years). */
export const bonusDepreciationLife = 20

/** Days from a sale within which its gain can go into an opportunity fund (days). */
export const opportunityFundWindow = 180

/** Years in such a fund until the deferred gain put in from 2027 on is taxed at the latest (years). */
export const opportunityDeferral = 5

/** Part of that gain that drops out by then, for a fund and for a qualified rural one (share of 1). */
export const opportunityReduction: { readonly usual: number; readonly rural: number } = { usual: 0.1, rural: 0.3 }

/** Years in such a fund after which the fund’s own gain can go untaxed (years). */
export const opportunityHold = 10
