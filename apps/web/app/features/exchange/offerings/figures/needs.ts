import type { OfferingColumn, OfferingGap } from '@dst/domain/exchange-file'

/** What a figure can't be said without. */
export type Need =
  'net-income' | 'appraised-value' | 'loan' | 'loan-rate' | 'due-year' | 'distributions' | 'paid-distribution'

const words: Readonly<Record<Need, (column: OfferingColumn) => string | undefined>> = {
  'net-income': ({ offering }) => (offering.netIncome === undefined ? 'needs the net income' : undefined),
  'appraised-value': ({ offering }) =>
    offering.appraisedValue === undefined ? 'needs the appraised value' : undefined,
  loan: ({ offering: { loan } }) => {
    if (loan === undefined) return 'no loan typed'
    return loan === 0 ? 'no loan' : undefined
  },
  'loan-rate': ({ offering }) =>
    hasLoan(offering) && offering.loanRate === undefined ? 'needs the rate of the loan' : undefined,
  'due-year': ({ offering }) =>
    hasLoan(offering) && offering.maturityYears === undefined
      ? 'needs the year in which the loan falls due'
      : undefined,
  distributions: ({ offering, openDistribution }) => {
    if (openDistribution !== undefined) return `needs the distribution of year ${openDistribution}`
    return offering.distributions === undefined ? 'needs the planned distributions' : undefined
  },
  'paid-distribution': ({ offering }) => (offering.distributions?.[0] === 0 ? 'no distribution in year 1' : undefined),
}

function hasLoan({ loan = 0 }: OfferingColumn['offering']): boolean {
  return loan > 0
}

/** The first of these that an offering lacks, in words; undefined when it has all of them. */
export function unmetNeed(column: OfferingColumn, needs: readonly Need[]): string | undefined {
  return needs.map((need) => words[need](column)).find((found) => found !== undefined)
}

const neededFields = { purchasePrice: 'the purchase price', equity: 'the equity' } as const

/** What stands in every cell of an offering that has no figures yet. */
export function gapWords(gap: OfferingGap): string {
  if (gap.code === 'refused') return 'not computed'
  return `needs ${gap.fields.map((field) => neededFields[field]).join(' and ')}`
}
