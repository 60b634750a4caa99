import type { Assumptions } from '@dst/domain/comparison'
import type { Plan } from '@dst/domain/exchange-file'
import { assumptionRows } from '../compare/compare-formula.ts'
import { endingNames } from '../compare/compare-copy.ts'
import type { Origin } from './packet-line.ts'

/** An assumption, its value, and whose it is. */
export interface AssumptionLine {
  readonly heading: string
  readonly cells: readonly [string, Origin]
}

/** Everything that the comparison assumes. */
export function assumptionLines(plan: Plan, assumptions: Assumptions): readonly AssumptionLine[] {
  const own = plan.ownReturns === true
  const given: Readonly<Record<string, unknown>> = {
    Years: plan.years,
    'Income a year of the other ways': plan.income,
    'Growth a year of the other ways': plan.growth,
    'Income a year of the DST': own ? (plan.dstIncome ?? plan.income) : plan.income,
    'Growth a year of the DST': own ? (plan.dstGrowth ?? plan.growth) : plan.growth,
    'Up-front costs of the DST': plan.load,
    'Loan of the DST': own ? plan.dstLoanShare : undefined,
  }
  const givenFor = (term: string) => (term.startsWith('Its loan matures') && own ? plan.loanMaturesInYear : given[term])
  const line = (heading: string, value: string, from: unknown): AssumptionLine => ({
    heading,
    cells: [value, from === undefined ? 'default' : 'you'],
  })
  return [
    line('How it ends', endingNames[assumptions.ending], plan.ending),
    ...assumptionRows(assumptions).map(({ term, description }) => line(term, description, givenFor(term))),
  ]
}
