/** The Form 8824 whose lines are followed: its tax year, and the days of the form and of its instructions. */
export const exchangeForm: {
  readonly taxYear: number
  readonly form: `${number}-${number}-${number}`
  readonly instructions: `${number}-${number}-${number}`
} = { taxYear: 2025, form: '2025-08-19', instructions: '2025-12-02' }

/** Where the gain of an exchange that is taxed goes, by what was given up and for how long it was held. */
export const gainDestinations: {
  readonly recapture: string
  readonly rentalOverAYear: string
  readonly rentalUpToAYear: string
  readonly landOverAYear: string
  readonly landUpToAYear: string
  readonly laterYears: string
} = {
  recapture: 'Form 4797, line 16',
  rentalOverAYear: 'Form 4797, line 5',
  rentalUpToAYear: 'Form 4797, line 16',
  landOverAYear: 'Schedule D, line 11',
  landUpToAYear: 'Schedule D, line 4',
  laterYears: 'Form 6252',
}

/** Depreciation life, nonresidential real property in service before May 13, 1993 (years). */
export const formerCommercialLife = 31.5

/** Least part of the rent of a building from dwellings for it to count as residential (share of 1). */
export const dwellingRentShare = 0.8

/** Recovery period of land improvements: fifteen years (months). */
export const landImprovementMonths = 180

/** What is written off of land improvements in each year: 150% declining balance, half-year convention (percent). */
export const landImprovementTable: readonly number[] = [
  5, 9.5, 8.55, 7.7, 6.93, 6.23, 5.9, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 2.95,
]

/** Day after which land improvements must be acquired for all of their cost to be written off in the first year. */
export const wholeWriteOffAfter: `${number}-${number}-${number}` = '2025-01-19'

/** Most months of depreciation that can be left: those of the alternative system (months). */
export const monthsLeftMaximum = 480

/** Obligations of installment sales outstanding at the end of a year, above which interest is due (US dollars). */
export const deferredInterestThreshold = 5_000_000
