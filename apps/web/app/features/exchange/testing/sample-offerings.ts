import type { ExchangeFile, FileOffering } from '@dst/domain/exchange-file'
import { couple } from './sample-files.ts'

/** G01 of the engine's examples, with a name and an amount: uses equal sources, and the loan outlives the sale. */
export const harbor: FileOffering = {
  id: 'h',
  name: 'Harbor Apartments DST',
  sponsor: 'Harbor Capital',
  propertyType: 'Apartments',
  state: 'TX',
  tenant: 'Many',
  purchasePrice: 50_000_000,
  appraisedValue: 50_500_000,
  appraisalFor: 'lender',
  appraisalOn: '2026-09-01',
  equity: 30_000_000,
  loan: 25_000_000,
  loanRate: 0.06,
  rateFixed: true,
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
  distribution1: 0.05,
  distribution2: 0.05,
  distribution3: 0.051,
  distribution4: 0.052,
  distribution5: 0.053,
  distribution6: 0.045,
  distribution7: 0.045,
  netIncome: 2_900_000,
  holdYears: 7,
  exitFee: 0.02,
  amount: 600_000,
  minimum: 100_000,
}

/** Without a loan, and with little typed. */
export const mill: FileOffering = {
  id: 'm',
  name: 'Mill Street DST',
  purchasePrice: 9_000_000,
  equity: 10_000_000,
  sellingCommissions: 700_000,
  reserves: 300_000,
  distribution1: 0,
  mandatory721: true,
  programsCompleted: 0,
  amount: 50_000,
  minimum: 100_000,
}

/** All that can be noted: dear, much borrowed, due soon and not covered. */
export const tower: FileOffering = {
  id: 't',
  name: 'Tower DST',
  sponsor: 'Tower Partners',
  state: 'several',
  masterLease: 'affiliate',
  purchasePrice: 60_000_000,
  appraisedValue: 55_000_000,
  equity: 25_000_000,
  loan: 45_000_000,
  loanRate: 0.07,
  interestOnlyYears: 10,
  maturityYears: 5,
  sellingCommissions: 4_000_000,
  reserves: 500_000,
  distribution1: 0.06,
  netIncome: 3_300_000,
}

/** A sale with three offerings beside it. */
export const withOfferings: ExchangeFile = { ...couple, offerings: [harbor, mill, tower] }
