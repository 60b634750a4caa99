import type { Parameter } from './parameter.ts'

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
export const returnDueDates: Parameter<Readonly<Record<TaxpayerKind, ReturnDueDate>>> = {
  label: 'When the return for the year of the sale is due, on the 15th, and for how long it can be extended',
  unit: 'months',
  value: {
    individual: { monthsAfterYearEnd: 4, extensionMonths: 6, extendedToMonthEnd: false },
    'trust-or-estate': { monthsAfterYearEnd: 4, extensionMonths: 5, extendedToMonthEnd: true },
    'c-corporation': { monthsAfterYearEnd: 4, extensionMonths: 6, extendedToMonthEnd: false },
    partnership: { monthsAfterYearEnd: 3, extensionMonths: 6, extendedToMonthEnd: false },
    's-corporation': { monthsAfterYearEnd: 3, extensionMonths: 6, extendedToMonthEnd: false },
  },
  source: '26 U.S.C. 6072(a), (b); 26 CFR 1.6081-2, 1.6081-3, 1.6081-4, 1.6081-6',
  reviewed: '2026-11-25',
}

/** The same for a C corporation whose year ends on June 30, for years that begin before this one (months). */
export const juneYearCorporation: Parameter<ReturnDueDate & { readonly yearsBeginningBefore: number }> = {
  label: 'The same for a C corporation whose year ends on June 30, for years that begin before this one',
  unit: 'months',
  value: { monthsAfterYearEnd: 3, extensionMonths: 7, extendedToMonthEnd: false, yearsBeginningBefore: 2026 },
  source: 'P.L. 114-41, sec. 2006(a)(3)(B); 26 U.S.C. 6081(b)',
  reviewed: '2026-11-25',
}

/** Day of the month on which a return is due. */
export const returnDueDay: Parameter = {
  label: 'Day of the month on which a return is due',
  unit: 'text',
  value: 15,
  source: '26 U.S.C. 6072(a), (b)',
  reviewed: '2026-11-25',
}

/** First year in which the due dates of corporations, partnerships, trusts and estates begin to apply (year). */
export const firstYearOfReturnDueDates: Parameter = {
  label: 'First year in which the due dates of corporations, partnerships, trusts and estates begin to apply',
  unit: 'year',
  value: 2016,
  source: '26 U.S.C. 6072(b); P.L. 114-41, sec. 2006(a)(3)(A), (b)',
  reviewed: '2026-11-25',
}

/** Days by which section 17 of Rev. Proc. 2018-58 moves a deadline, if the notice does not move it further (days). */
export const disasterPostponement: Parameter = {
  label: 'Days by which section 17 of Rev. Proc. 2018-58 moves a deadline, if the notice does not move it further',
  unit: 'days',
  value: 120,
  source: 'Rev. Proc. 2018-58, sec. 17.02',
  reviewed: '2026-11-25',
}

/** Longest postponement of a deadline after a disaster (months). */
export const disasterPostponementMaximum: Parameter = {
  label: 'Longest postponement of a deadline after a disaster',
  unit: 'months',
  value: 12,
  source: '26 U.S.C. 7508A(a); Rev. Proc. 2018-58, sec. 17.02',
  reviewed: '2026-11-25',
}
