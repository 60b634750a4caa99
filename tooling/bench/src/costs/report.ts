import { limitsOf } from './limits.ts'
import { readMeasured } from './measured.ts'
import { planFor } from './plan.ts'
import { readPrices } from './prices.ts'
import { limitsTable, plansTable } from './tables.ts'

/** For which the costs are printed unless others are asked for. */
export const typicalVisitors = [10_000, 100_000, 500_000, 1_000_000, 10_000_000, 100_000_000] as const

/** The tables of docs/growth.md, in its order: costs and limits. */
export function reportOf(visitors: readonly number[]): string[] {
  const [measured, prices] = [readMeasured(), readPrices()]
  return [plansTable(visitors.map((each) => planFor(each, measured, prices))), limitsTable(limitsOf(measured, prices))]
}
