import { formatUsd } from '@dst/domain/calculator'
import { lastNamingDay } from '@dst/domain/exchange-file'
import { weekdayDate } from '@dst/domain/wording'
import { replaceSentence } from '../money/meter-words.ts'
import { soldIn } from '../money/money-formula.ts'
import { cpaSentence, taxSentence } from '../money/tax-words.ts'
import type { PacketFacts } from './packet-facts.ts'

/** A fact, and its value. */
export interface SummaryRow {
  readonly heading: string
  readonly cells: readonly [string]
}

const unknown = 'Not known yet'

/** The facts on which everything else rests, in one table. */
export function summaryRows({ file, dates, tax, money, list }: PacketFacts): readonly SummaryRow[] {
  const { cpaTax } = file.income
  const row = (heading: string, value = unknown): SummaryRow => ({ heading, cells: [value] })
  const day = dates.ok ? dates.value : undefined
  const { price } = soldIn(file)
  return [
    row('First closing', day && weekdayDate(day.closing)),
    row('Last day to name property', day && weekdayDate(lastNamingDay(day))),
    row('Last day to close', day && lastDayToClose(day)),
    row(file.sales.length > 1 ? 'Sale prices together' : 'Sale price', money.ok ? formatUsd(price) : undefined),
    row('Cash that the sale leaves to the exchange', money.ok ? formatUsd(money.value.check.exchangeCash) : undefined),
    row('Tax of a sale, our estimate', tax.ok ? formatUsd(tax.value.estimate.total) : undefined),
    row("Tax of a sale, CPA's number", cpaTax === undefined ? 'Not entered' : formatUsd(cpaTax)),
    row('Boot, with what is planned to be bought', money.ok ? formatUsd(money.value.check.boot) : undefined),
    row('Property on the list', list.ok ? listed(list.value.check) : undefined),
  ]
}

function lastDayToClose({ end, endIfExtended }: Extract<PacketFacts['dates'], { ok: true }>['value']): string {
  const extended = end === endIfExtended ? '' : `; once the return is extended, ${weekdayDate(endIfExtended)}`
  return `${weekdayDate(end)}${extended}`
}

function listed({ count, value }: { readonly count: number; readonly value: number }): string {
  return `${count}, worth ${formatUsd(value)}`
}

/** What has to be replaced, and what the sale costs, in sentences. */
export function summarySentences({ file, money, tax }: PacketFacts): readonly string[] {
  const { cpaTax } = file.income
  return [
    ...(money.ok ? [replaceSentence(file, money.value)] : []),
    ...(tax.ok ? [taxSentence(tax.value, cpaTax)] : []),
    ...(tax.ok && cpaTax !== undefined ? [cpaSentence(tax.value, cpaTax)] : []),
  ]
}
