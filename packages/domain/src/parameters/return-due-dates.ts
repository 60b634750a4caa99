/** Who files the return for the year of the sale. A revocable trust and a single-member LLC file as their owner. */
export type TaxpayerKind = 'individual' | 'trust-or-estate' | 'c-corporation' | 'partnership' | 's-corporation'

/** When a return is due: the 15th of a month after the end of the tax year, and how much later when extended. */
export interface ReturnDueDate {
  /** Months after the month in which the tax year ends. */
  readonly monthsAfterYearEnd: number
  /** Whole months by which filing for an extension moves the due date. */
  readonly extensionMonths: number
  /** Whether the extension goes on to the end of its month: five months and a half. */
  readonly extendedToMonthEnd: boolean
}

/** When the return for the year of the sale is due, on the 15th, and for how long it can be extended (months). */
export const returnDueDates: Readonly<Record<TaxpayerKind, ReturnDueDate>> = {
  individual: { monthsAfterYearEnd: 4, extensionMonths: 6, extendedToMonthEnd: false },
  'trust-or-estate': { monthsAfterYearEnd: 4, extensionMonths: 5, extendedToMonthEnd: true },
  'c-corporation': { monthsAfterYearEnd: 4, extensionMonths: 6, extendedToMonthEnd: false },
  partnership: { monthsAfterYearEnd: 3, extensionMonths: 6, extendedToMonthEnd: false },
  's-corporation': { monthsAfterYearEnd: 3, extensionMonths: 6, extendedToMonthEnd: false },
}

/** The same for a C corporation whose year ends on June 30, for years that begin before this one (months). */
export const juneYearCorporation: ReturnDueDate & { readonly yearsBeginningBefore: number } = {
  monthsAfterYearEnd: 3,
  extensionMonths: 7,
  extendedToMonthEnd: false,
  yearsBeginningBefore: 2026,
}

/** Day of the month on which a return is due. */
export const returnDueDay = 15

/** First year in which the due dates of corporations, partnerships, trusts and estates begin to apply (year). */
export const firstYearOfReturnDueDates = 2016

/** Days by which section 17 of Rev. Proc. 2018-58 moves a deadline, if the notice does not move it further (days). */
export const disasterPostponement = 120

/** Longest postponement of a deadline after a disaster (months). */
export const disasterPostponementMaximum = 12
