import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { ExchangeFile, FileMoney } from '@dst/domain/exchange-file'
import { verdictLimits } from '@dst/domain/parameters'
import { missingIn, type MeterName } from './mends.ts'
import { toReplaceIn } from './to-replace.ts'

/** What a meter says. */
export interface MeterWords {
  readonly name: MeterName
  readonly label: string
  readonly share: number
  readonly amount: string
  readonly target: string
  readonly state: 'met' | 'short' | 'over'
  readonly status: string
  readonly note?: string
}

interface Measured {
  readonly there: number
  readonly wanted: number
  readonly missing: number
}

/** The three meters of a file, in the order in which they are read. */
export function metersOf(file: ExchangeFile, money: FileMoney): readonly MeterWords[] {
  const { check } = money
  const missing = missingIn(money)
  const target = toReplaceIn(file, money)
  const { debt } = target
  const value = { there: check.newValue, wanted: target.value, missing: missing.value }
  const spent = { there: money.bought.cash, wanted: target.cash, missing: missing.cash }
  const replaced = { there: debt - missing.debt, wanted: debt, missing: missing.debt }
  return [
    {
      name: 'value',
      label: 'Value',
      ...measured(value),
      target: `of ${formatUsd(value.wanted)} to buy`,
      status: statusOf(value),
    },
    {
      name: 'cash',
      label: 'Cash',
      ...measured(spent),
      target: `of ${formatUsd(spent.wanted)} to spend`,
      status: cashStatus(spent),
      ...(money.takenAtClosing > 0
        ? { note: `${formatUsd(money.takenAtClosing)} was taken at the closing. Nothing that you buy makes up for it.` }
        : {}),
    },
    {
      name: 'debt',
      label: 'Debt',
      ...measured(replaced),
      target: `of ${formatUsd(debt)} to replace`,
      status: debt === 0 ? 'No debt to replace' : statusOf(replaced),
      ...debtNote(money, missing.debt),
    },
  ]
}

function measured({ there, wanted, missing }: Measured): Pick<MeterWords, 'share' | 'amount' | 'state'> {
  const state = missing > 0 ? 'short' : there > wanted + 0.5 ? 'over' : 'met'
  return { share: wanted === 0 ? 1 : there / wanted, amount: formatUsd(there), state }
}

function statusOf({ there, wanted, missing }: Measured): string {
  if (missing > 0) return `${formatUsd(missing)} short`
  return there > wanted + 0.5 ? `Met, with ${formatUsd(there - wanted)} more` : 'Met'
}

function cashStatus(spent: Measured): string {
  if (spent.wanted === 0 && spent.there === 0) return 'No cash is left to spend'
  const more = spent.there - spent.wanted
  return spent.missing === 0 && more > 0.5 ? `Met, with ${formatUsd(more)} of your own` : statusOf(spent)
}

function debtNote({ check }: FileMoney, missing: number): { note?: string } {
  const over = check.neededLoanShare > verdictLimits.loanShare
  if (over) return { note: `It takes a loan of ${percentOf(check.neededLoanShare)}. Few DSTs carry that much debt.` }
  return missing > 0 ? { note: 'A loan of the new property counts, and so does cash of your own.' } : {}
}

/** The first answer: what has to be replaced. */
export function replaceSentence(file: ExchangeFile, money: FileMoney): string {
  const { value, cash, debt } = toReplaceIn(file, money)
  const taken = money.takenAtClosing
  const spend = cash === 0 ? 'the sale leaves no cash' : `spend all of the ${formatUsd(cash)} that the sale leaves`
  const loan = debt === 0 ? '' : `, and replace ${formatUsd(debt)} of debt`
  const start =
    taken > 0
      ? `${formatUsd(taken)} was taken at the closing, and is taxed up to the gain. To defer the rest`
      : 'To defer all of the tax'
  return `${start}, buy for at least ${formatUsd(value)}, ${spend}${loan}.`
}

/** Why the loan that is needed is a larger share than the one that was paid off. */
export function costsLesson(price: number, costs: number, { check }: FileMoney): string | undefined {
  const debt = price - costs - check.exchangeCash
  if (costs <= 0 || debt <= 0 || check.exchangeCash <= 0) return undefined
  const [before, after] = [percentOf(debt / price), percentOf(debt / (debt + check.exchangeCash))]
  if (before === after) return undefined
  return (
    `Your loan is ${before} of the price. Costs of ${formatUsd(costs)} come out of the proceeds, so the new loan has ` +
    `to be ${after} of what you buy, not ${before}.`
  )
}
