import { offeringAmounts, offeringShares, offeringYears, sponsorRecordMaximum } from '../parameters/offerings.ts'
import type { Range } from '../parameters/range.ts'
import { amount, day, flag, share, state, text, type FieldsOf } from './field-kinds.ts'
import type { DistributionName, FileOffering, OfferingCases } from './file-offerings.ts'

const amountOfAll = { ...amount, most: offeringAmounts.to } as const
const amountAboveZero = { ...amountOfAll, least: offeringAmounts.from } as const
const loanRate = shareWithin(offeringShares.loanRate)
const exitCosts = shareWithin(offeringShares.exitCosts)
const growth = shareWithin(offeringShares.growth)
const distribution = shareWithin(offeringShares.distribution)
const record = countWithin({ from: 0, to: sponsorRecordMaximum })

/** The planned distributions, from the first year on. */
export const distributionNames = [
  'distribution1',
  'distribution2',
  'distribution3',
  'distribution4',
  'distribution5',
  'distribution6',
  'distribution7',
  'distribution8',
  'distribution9',
  'distribution10',
] as const satisfies readonly DistributionName[]

/** The fields of an offering, its id apart. */
export const offeringFields = {
  name: text,
  sponsor: text,
  propertyType: text,
  state: { type: 'choice', options: [...state.options, 'several'] },
  tenant: text,
  purchasePrice: amountAboveZero,
  appraisedValue: amountAboveZero,
  appraisalOn: day,
  appraisalFor: { type: 'choice', options: ['sponsor', 'lender', 'other'] },
  equity: amountAboveZero,
  loan: amountOfAll,
  loanRate,
  interestOnlyYears: countWithin(offeringYears.interestOnly),
  amortizationYears: countWithin(offeringYears.amortization),
  maturityYears: countWithin(offeringYears.maturity),
  rateFixed: flag,
  sellingCommissions: amountOfAll,
  dealerManager: amountOfAll,
  offeringCosts: amountOfAll,
  acquisitionFee: amountOfAll,
  financingCosts: amountOfAll,
  otherCosts: amountOfAll,
  reserves: amountOfAll,
  ...(Object.fromEntries(distributionNames.map((name) => [name, distribution])) as Record<
    DistributionName,
    typeof distribution
  >),
  yearlyFeesOnTop: shareWithin(offeringShares.yearlyFeesOnTop),
  netIncome: amountOfAll,
  holdYears: countWithin(offeringYears.hold),
  exitFee: exitCosts,
  otherExitCosts: exitCosts,
  masterLease: { type: 'choice', options: ['none', 'outside', 'affiliate'] },
  mandatory721: flag,
  yearsActive: record,
  programsCompleted: record,
  programsCut: record,
  lenderLosses: record,
  suitsDisclosed: record,
  asOf: day,
  amount,
  minimum: amount,
} satisfies FieldsOf<Omit<FileOffering, 'id'>>

/** The fields of what is assumed of every offering alike. */
export const offeringCaseFields = {
  growth1: growth,
  growth2: growth,
  growth3: growth,
  stressIncome: share,
  stressValue: share,
  refinanceRateRise: loanRate,
  refinanceYears: countWithin(offeringYears.amortization),
  reservesAreBoot: flag,
} satisfies FieldsOf<OfferingCases>

function shareWithin({ from, to }: Range) {
  return { ...share, least: from, most: to } as const
}

function countWithin({ from, to }: Range) {
  return { type: 'number', unit: 'count', least: from, most: to, whole: true } as const
}
