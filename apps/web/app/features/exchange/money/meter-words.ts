import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { ExchangeFile, FileMoney } from '@dst/domain/exchange-file'
import { verdictLimits } from '@dst/domain/parameters'
import { boughtIn, missingIn, type MeterName } from './mends.ts'

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
  const { cash } = boughtIn(file)
  const debt = check.exchangeCash === 0 ? Math.min(check.netSalePrice, debtOf(file)) : debtOf(file)
  const taken = check.cashTaken - check.missing.cash
  const value = { there: check.newValue, wanted: check.netSalePrice, missing: missing.value }
  const spent = { there: cash, wanted: check.exchangeCash, missing: missing.cash }
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
      ...(taken > 0
        ? { note: `${formatUsd(taken)} more was taken at the closing. Nothing that you buy makes up for it.` }
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

/** The debts that the sales pay off. */
function debtOf({ sales }: ExchangeFile): number {
  return sales.reduce((sum, { price, debtPaidOff = 0 }) => sum + (price === undefined ? 0 : debtPaidOff), 0)
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
  const over = check.neededLoanShare > verdictLimits.value.loanShare
  if (over) return { note: `It takes a loan of ${percentOf(check.neededLoanShare)}. Few DSTs carry that much debt.` }
  return missing > 0 ? { note: 'A loan of the new property counts, and so does cash of your own.' } : {}
}

/** The first answer: what has to be replaced. */
export function replaceSentence(file: ExchangeFile, { check }: FileMoney): string {
  const debt = check.exchangeCash === 0 ? Math.min(check.netSalePrice, debtOf(file)) : debtOf(file)
  const cash =
    check.exchangeCash === 0
      ? 'the sale leaves no cash'
      : `spend all of the ${formatUsd(check.exchangeCash)} that the sale leaves`
  const loan = debt === 0 ? '' : `, and replace ${formatUsd(debt)} of debt`
  return `To defer all of the tax, buy for at least ${formatUsd(check.netSalePrice)}, ${cash}${loan}.`
}

/** Why the loan that is needed is a larger share than the one that was paid off. */
export function costsLesson(price: number, costs: number, { check }: FileMoney): string | undefined {
  const debt = price - costs - check.exchangeCash
  if (costs <= 0 || debt <= 0 || check.exchangeCash <= 0) return undefined
  const [before, after] = [percentOf(debt / price), percentOf(check.neededLoanShare)]
  if (before === after) return undefined
  return (
    `Your loan is ${before} of the price. Costs of ${formatUsd(costs)} come out of the proceeds, so the new loan has ` +
    `to be ${after} of what you buy, not ${before}.`
  )
}
