import type { StateFiling } from '../parameters/states/by-filing.ts'
import type { Allowance, Reduction } from '../parameters/states/state-figures.ts'
import { stackedRates, stepAt } from './rates.ts'

/** What the size of an allowance depends on. In US dollars. */
export interface AllowanceIncome {
  readonly agi: number
  /** That less the gain which the state leaves out. */
  readonly stateIncome: number
  readonly federalDeduction: number
}

/** What is left of a deduction, an exemption or a credit at an income, in US dollars. Never negative. */
export function allowanceOf(allowance: Allowance | undefined, filing: StateFiling, income: AllowanceIncome): number {
  if (allowance === undefined) return 0
  const { lostAbove, leastAbove, least, reduction } = allowance
  const floor = least?.[filing] ?? 0
  if (lostAbove && income.agi > lostAbove[filing]) return 0
  if (leastAbove && income.agi > leastAbove[filing]) return floor
  const full = fullAmount(allowance, filing, income)
  return reduction ? Math.max(floor, full - cutOf(reduction, full, filing, income)) : full
}

function fullAmount(allowance: Allowance, filing: StateFiling, { agi, federalDeduction }: AllowanceIncome): number {
  const { amount, amountByIncome, shareOfFederalDeduction = 0 } = allowance
  if (amountByIncome) return stepAt(amountByIncome[filing], agi)
  return amount ? amount[filing] : shareOfFederalDeduction * federalDeduction
}

function cutOf(reduction: Reduction, full: number, filing: StateFiling, income: AllowanceIncome): number {
  if (reduction.by === 'rate') return stackedRates(reduction.brackets[filing], income[reduction.of])
  const over = Math.max(0, income.agi - reduction.over[filing])
  if (reduction.by === 'proportion') {
    const cut = full * Math.min(1, over / reduction.width[filing])
    const { cutRoundedDownTo: unit } = reduction
    return unit === undefined ? cut : Math.floor(cut / unit) * unit
  }
  const steps = over / reduction.each[filing]
  if (reduction.by === 'share') return full * Math.min(1, reduction.share * Math.ceil(steps))
  return reduction.less[filing] * (reduction.begunStepsCount ? Math.ceil(steps) : Math.floor(steps))
}
