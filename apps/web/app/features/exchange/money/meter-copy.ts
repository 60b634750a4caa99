import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { FileMoney } from '@dst/domain/exchange-file'
import { verdictLimits } from '@dst/domain/parameters'
import { missingIn, type MeterName } from './suggestions.ts'
import { neededPercent } from './needed-share.ts'

/** What a meter says. */
export interface MeterCopy {
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

/** The three meters of a file, in the order in which they are read; of a finished exchange, what it came to. */
export function metersOf(money: FileMoney, isFinished = false): readonly MeterCopy[] {
  const { check } = money
  const missing = missingIn(money)
  const target = check.toReplace
  const { debt } = target
  const { cash, debt: loans } = money.bought
  const value = { there: cash + loans, wanted: target.value, missing: missing.value }
  const spent = { there: cash, wanted: target.cash, missing: missing.cash }
  const replaced = { there: debt - missing.debt, wanted: debt, missing: missing.debt }
  return [
    {
      name: 'value',
      label: 'Value',
      ...measured(value),
      target: `of ${formatUsd(value.wanted)} ${isFinished ? 'needed' : 'to buy'}`,
      status: statusOf(value, isFinished),
    },
    {
      name: 'cash',
      label: 'Cash',
      ...measured(spent),
      target: `of ${formatUsd(spent.wanted)} ${isFinished ? 'to be spent' : 'to spend'}`,
      status: cashStatus(spent, isFinished),
      ...(money.sold.takenAtClosing > 0
        ? {
            note:
              `${formatUsd(money.sold.takenAtClosing)} was taken at the closing. ` +
              'Nothing that you buy makes up for it.',
          }
        : {}),
    },
    {
      name: 'debt',
      label: 'Debt',
      ...measured(replaced),
      target: `of ${formatUsd(debt)} ${isFinished ? 'to be replaced' : 'to replace'}`,
      status: debt === 0 ? 'No debt to replace' : statusOf(replaced, isFinished),
      ...(isFinished ? {} : debtNote(money, missing.debt)),
    },
  ]
}

function measured({ there, wanted, missing }: Measured): Pick<MeterCopy, 'share' | 'amount' | 'state'> {
  const state = missing > 0 ? 'short' : there > wanted + 0.5 ? 'over' : 'met'
  return { share: wanted === 0 ? 1 : there / wanted, amount: formatUsd(there), state }
}

function statusOf({ there, wanted, missing }: Measured, isFinished: boolean): string {
  if (missing > 0) return `${formatUsd(missing)} ${isFinished ? 'was missing' : 'short'}`
  return there > wanted + 0.5 ? `Met, with ${formatUsd(there - wanted)} more` : 'Met'
}

function cashStatus(spent: Measured, isFinished: boolean): string {
  if (spent.wanted === 0 && spent.there === 0)
    return isFinished ? 'No cash was left to spend' : 'No cash is left to spend'
  const more = spent.there - spent.wanted
  return spent.missing === 0 && more > 0.5 ? `Met, with ${formatUsd(more)} of your own` : statusOf(spent, isFinished)
}

function debtNote({ check }: FileMoney, missing: number): { note?: string } {
  const over = check.neededLoanShare > verdictLimits.loanShare
  if (over)
    return { note: `It takes a loan of ${neededPercent(check.neededLoanShare)}. Few DSTs carry that much debt.` }
  return missing > 0 ? { note: 'A loan of the new property counts, and so does cash of your own.' } : {}
}

/** The first answer: what has to be replaced. */
export function replaceSentence({ check, sold }: FileMoney): string {
  const { value, cash, debt } = check.toReplace
  const taken = sold.takenAtClosing
  const steps = [
    `buy for at least ${formatUsd(value)}`,
    ...(cash === 0 ? [] : [`spend all of the ${formatUsd(cash)} that the sale leaves`]),
    ...(debt === 0 ? [] : [`replace ${formatUsd(debt)} of debt`]),
  ]
  const start =
    taken > 0
      ? `${formatUsd(taken)} was taken at the closing, and is taxed up to the gain. To defer the rest, `
      : 'To defer all of the tax, '
  const brought = sold.debtPaidOff - debt
  return [...(cash === 0 ? [noCash(brought)] : []), ...(value === 0 ? [] : [`${start}${inSteps(steps)}.`])].join(' ')
}

function inSteps(steps: readonly string[]): string {
  const [last = '', ...before] = steps.toReversed()
  if (before.length === 0) return last
  return `${before.toReversed().join(', ')}${before.length > 1 ? ',' : ''} and ${last}`
}

function noCash(brought: number): string {
  if (brought <= 0) return 'The sale leaves no cash.'
  return (
    `The sale leaves no cash: loans and costs are ${formatUsd(brought)} more than the price, and what you bring to ` +
    'the closing counts as replaced.'
  )
}

/** Why the loan that is needed is a larger share than the one that was paid off. */
export function costsLesson({ check, sold }: FileMoney): string | undefined {
  const { price, sellingCosts, debtPaidOff, takenAtClosing } = sold
  if (sellingCosts <= 0 || check.toReplace.debt <= 0 || check.toReplace.cash <= 0) return undefined
  const [before, after] = [percentOf(debtPaidOff / price), neededPercent(check.neededLoanShare)]
  if (before === after) return undefined
  const taken = takenAtClosing > 0 ? ` and ${formatUsd(takenAtClosing)} taken at the closing` : ''
  return (
    `Your loan is ${before} of the price. Costs of ${formatUsd(sellingCosts)}${taken} come out of the proceeds, so ` +
    `the new loan has to be ${after} of what you buy, not ${before}.`
  )
}
