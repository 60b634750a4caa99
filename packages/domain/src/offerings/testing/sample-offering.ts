import { offeringFigures, type Offering, type OfferingAssumptions, type OfferingFigures } from '../index.ts'

/** G01 of the examples, worked by hand: uses equal sources, and the loan outlives the sale. */
export const sampleOffering = {
  purchasePrice: 50_000_000,
  appraisedValue: 50_500_000,
  equity: 30_000_000,
  loan: 25_000_000,
  loanRate: 0.06,
  interestOnlyYears: 5,
  amortizationYears: 30,
  maturityYears: 10,
  sellingCommissions: 1_500_000,
  dealerManager: 450_000,
  offeringCosts: 300_000,
  acquisitionFee: 1_000_000,
  financingCosts: 250_000,
  otherCosts: 500_000,
  reserves: 1_000_000,
  distributions: [0.05, 0.05, 0.051, 0.052, 0.053, 0.045, 0.045],
  netIncome: 2_900_000,
  holdYears: 7,
  exitFee: 0.02,
} as const satisfies Offering

/** The sample with other figures; a figure that is undefined was not typed. */
export function sampleWith(changes: { readonly [Name in keyof Offering]?: Offering[Name] | undefined }): Offering {
  return Object.fromEntries(
    Object.entries({ ...sampleOffering, ...changes }).filter(([, value]) => value !== undefined),
  )
}

/** The figures of an offering of which price and equity are typed. */
export function figuresOf(offering: Offering, assumptions?: Partial<OfferingAssumptions>): OfferingFigures {
  const figures = offeringFigures(offering, assumptions)
  return (figures as Extract<typeof figures, { ok: true }>).value
}
