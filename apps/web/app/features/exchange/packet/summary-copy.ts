import { formatUsd } from '@dst/domain/calculator'
import type { ExchangeDescription, FileDates, FileTax } from '@dst/domain/exchange-file'
import { weekdayDate } from '@dst/domain/wording'
import { replaceSentence } from '../money/meter-copy.ts'
import { outcomeSentences } from '../outcome-copy.ts'
import { cpaAlone } from '../money/cpa-alone.ts'
import { taxSentence } from '../money/tax-copy.ts'
import { amountRange } from '../states/amount-range.ts'

/** A fact, and its value. */
export interface SummaryRow {
  readonly heading: string
  readonly cells: readonly [string]
}

const unknown = 'Not known yet'

/** The facts on which everything else rests, in one table. */
export function summaryRows(facts: ExchangeDescription): readonly SummaryRow[] {
  const { file, dates, tax, money, progress } = facts
  const { cpaTax } = file.income
  const row = (heading: string, value = unknown): SummaryRow => ({ heading, cells: [value] })
  return [
    row('First closing', dates.ok ? weekdayDate(dates.value.closing) : undefined),
    row('Last day to name property', dates.ok ? lastDayToName(dates.value) : undefined),
    row('Last day to close', dates.ok ? lastDayToClose(dates.value) : undefined),
    row(
      file.sales.length > 1 ? 'Sale prices together' : 'Sale price',
      money.ok ? formatUsd(money.value.sold.price) : undefined,
    ),
    row('Cash that the sale leaves to the exchange', money.ok ? formatUsd(money.value.check.exchangeCash) : undefined),
    row('Tax of a sale, our estimate', tax.ok ? estimateRange(tax.value) : undefined),
    row("Tax of a sale, CPA's number", cpaTax === undefined ? 'Not entered' : formatUsd(cpaTax)),
    row(
      `Boot, with what ${progress.isFinished ? 'was received' : 'is planned to be bought'}`,
      money.ok ? formatUsd(money.value.check.boot) : undefined,
    ),
    row('Property on the list', onTheList(facts)),
  ]
}

function estimateRange({ estimate, most }: FileTax): string {
  return amountRange(estimate.total, most.estimate.total)
}

function lastDayToName(dates: FileDates): string {
  return [weekdayDate(dates.identification), ...postponed(dates, 'identification')].join('; ')
}

function lastDayToClose(dates: FileDates): string {
  const { end, endIfExtended } = dates
  const extended = end === endIfExtended ? [] : [`once the return is extended, ${weekdayDate(endIfExtended)}`]
  return [weekdayDate(end), ...extended, ...postponed(dates, 'end')].join('; ')
}

/** What an IRS notice after a disaster makes of a day, where it moves it. */
function postponed(dates: FileDates, name: 'identification' | 'end'): readonly string[] {
  const last = dates.lastDays[name]
  return last > dates[name]
    ? [`with the IRS notice, ${weekdayDate(last)} (ask your intermediary in writing first)`]
    : []
}

function onTheList({ properties }: ExchangeDescription): string {
  const count = properties.reduce((sum, { units }) => sum + units, 0)
  const value = properties.reduce((sum, property) => sum + property.value, 0)
  return count === 0 ? 'None' : `${count}, worth ${formatUsd(value)}`
}

/** What has to be replaced, and what the sale costs, in sentences. */
export function summarySentences(exchange: ExchangeDescription): readonly string[] {
  const { file, money, tax, progress } = exchange
  const { cpaTax } = file.income
  const alone = cpaAlone(file, tax)
  return [
    ...(progress.isFinished ? outcomeSentences(exchange) : []),
    ...(money.ok && !progress.isFinished ? [replaceSentence(money.value)] : []),
    ...(tax.ok ? [taxSentence(tax.value, cpaTax, progress.stage)] : []),
    ...(alone === undefined ? [] : [alone.sentence, alone.note]),
    ...(tax.ok && cpaTax !== undefined
      ? [
          `That number, ${formatUsd(cpaTax)}, stands in place of our estimate, ` +
            `${estimateRange(tax.value)}` +
            `${progress.isFinished ? '' : ', in the verdict and the comparison'}.`,
        ]
      : []),
  ]
}
