import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { OfferingColumn } from '@dst/domain/exchange-file'
import { exchangeFileMaximum, exchangeLoanMaximum } from '@dst/domain/parameters'
import type { FieldEdit } from '../store/edits.ts'

/** What goes into the list of purchases, and what the person is told of it. */
export interface ListAddition {
  readonly edits: readonly FieldEdit[]
  readonly sentence: string
}

/** Shares go into the list in steps of a tenth of a percent. */
const steps = 1_000

/** An offering as a purchase at this place of the list; undefined while it has no amount or no figures. */
export function additionOf(column: OfferingColumn, name: string, place: number): ListAddition | undefined {
  const { part, figures, entered } = column
  if (part === undefined || !figures.ok) return undefined
  const loanShare = Math.round(figures.value.loanToOffering * steps) / steps
  if (place >= exchangeFileMaximum.purchases)
    return { edits: [], sentence: `Your list is full: it holds ${exchangeFileMaximum.purchases} properties.` }
  if (loanShare > exchangeLoanMaximum)
    return { edits: [], sentence: `Your list takes loans up to ${percentOf(exchangeLoanMaximum)} of the value.` }
  return {
    edits: [
      [`purchases.${place}.kind`, 'dst'],
      [`purchases.${place}.name`, entered.name],
      [`purchases.${place}.equity`, part.amount],
      [`purchases.${place}.loanShare`, loanShare],
    ],
    sentence:
      `${name} is on your list with ${formatUsd(part.amount)} and a loan share of ${percentOf(loanShare)}, ` +
      'rounded to a tenth of a percent. As how many properties it counts is for you to enter there.',
  }
}
