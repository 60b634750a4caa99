import { stateNames } from '../exchange-facts/state-names.ts'
import type { Unit } from '../parameters/provenance/parameter.ts'
import type { FigureName } from './figure-groups.ts'

/** How the keys of the parameters' values read, where splitting them into words is not enough. */
const words: Readonly<Record<string, string>> = {
  single: 'Single',
  joint: 'Joint return',
  separate: 'Separate return',
  head: 'Head of household',
  surviving: 'Surviving spouse',
  zeroRateEnds: '0% on a long-term gain ends at',
  middleRateEnds: '15% on a long-term gain ends at',
  minimumTaxExemption: 'Exemption from the minimum tax (AMT)',
  exemptionLostFrom: 'That exemption is lost from',
  lowerMinimumRateEnds: 'Lower AMT rate ends at',
  in2025: 'In 2025',
  in2026: 'In 2026',
  from2030: 'From 2030',
  until2025: 'Until 2025',
  from2026: 'From 2026',
  'trust-or-estate': 'Trust or estate',
  'c-corporation': 'C corporation',
  's-corporation': 'S corporation',
  monthsAfterYearEnd: 'Months after the year ends',
  extensionMonths: 'Months of extension',
  extendedToMonthEnd: 'To the end of that month',
  load: 'Up-front costs of a DST',
  purchase: 'Buying a property oneself',
  exit: 'Sale at the end',
  fullBasis: 'With a basis of today',
  carriedBasis: 'With a basis carried over',
  lowRate: 'A tax rate that is low',
  lossShare: 'Part of the tax that losses cut',
  cashShare: 'Part of the equity that is needed',
  loanShare: 'Loan share',
  seldomAbove: 'Few above',
  smsNotifications: 'Text messages',
  emailNotifications: 'Email',
  marketingNotifications: 'News',
  own: 'Choices of this site',
  bestContactTime: 'Time of contact',
  staleTime: 'Stale after',
  form: 'Form of',
  instructions: 'Instructions of',
  recapture: 'Gain from depreciation at ordinary rates (line 21)',
  rentalOverAYear: 'Rental property held for more than a year (line 22)',
  rentalUpToAYear: 'Rental property held for a year or less (line 22)',
  landOverAYear: 'Bare land held for more than a year (line 22)',
  landUpToAYear: 'Bare land held for a year or less (line 22)',
  laterYears: 'Gain of later years (line 22)',
  fromDays: 'From',
  toYears: 'To',
  saleParts: 'Parts of sales',
  moneyBack: 'Payments of the intermediary',
  trustLetters: 'Letters of trusts',
  offerings: 'Offerings',
}

/** The key of a value in words, e.g. "Extension months" for `extensionMonths`. */
export function partName(key: string): string {
  const spaced = key.replaceAll(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return words[key] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Units of parts that are not in the unit of their parameter. */
export const partUnits: Partial<Record<FigureName, Readonly<Record<string, Unit>>>> = {
  exchangeForm: { taxYear: 'year' },
  exchangeDefaults: { purchaseYear: 'year', distributionRate: 'percent' },
  verificationValidity: { toYears: 'years' },
  juneYearCorporation: { monthsAfterYearEnd: 'count', extensionMonths: 'count', yearsBeginningBefore: 'year' },
  returnDueDates: { monthsAfterYearEnd: 'count', extensionMonths: 'count' },
}

/** The name of a state by its two letters. Throws for other letters. */
export function stateName(code: string): string {
  const names: Readonly<Record<string, string>> = stateNames
  const name = names[code]
  if (name === undefined) throw new Error(`no state is called ${code}`)
  return name
}
