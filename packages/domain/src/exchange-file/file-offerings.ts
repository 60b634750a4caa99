import type { Offering, OfferingAssumptions } from '../offerings/index.ts'

type DistributionYear = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** A planned distribution of one year, as a share of the equity. */
export type DistributionName = `distribution${DistributionYear}`

type PlannedDistributions = { readonly [Name in DistributionName]?: number }

/** An offering that a person compares, as they typed it from its memorandum; the limits of the engine are its own. */
export interface FileOffering extends Omit<Offering, 'distributions'>, PlannedDistributions {
  readonly id: string
  /** The least that one person can put into it, in US dollars. */
  readonly minimum?: number
}

/** What a person assumes of every offering alike, in place of the parameters. */
export interface OfferingCases extends Partial<
  Pick<OfferingAssumptions, 'stressIncome' | 'stressValue' | 'refinanceRateRise' | 'refinanceYears'>
> {
  /** Growth of the price a year in each of the sale cases. */
  readonly growth1?: number
  readonly growth2?: number
  readonly growth3?: number
  /** Whether what stays in reserves counts as cash received. */
  readonly reservesAreBoot?: boolean
}
