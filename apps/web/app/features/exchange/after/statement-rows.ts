import { formatUsd } from '@dst/domain/calculator'
import type { BoughtAfter, ExchangeFile } from '@dst/domain/exchange-file'
import { shortDate } from '@dst/domain/wording'
import { gainOfSale } from '@dst/domain/tax-estimate'
import { candidateName } from '../list/candidate-name.ts'
import { saleName } from '../sale-name.ts'
import { usdCents } from './write-off-rows.ts'

/** A row of a table of amounts. */
export interface StatementRow {
  readonly heading: string
  readonly cells: readonly string[]
}

/** The columns of {@link soldRows}. */
export const soldColumns = ['Property', 'Price', 'Selling costs', 'Loans paid off', 'Basis'] as const

/** What was given up, property by property. */
export function soldRows(file: ExchangeFile, { sold }: BoughtAfter): readonly StatementRow[] {
  return sold.sales.map((sale) => ({
    heading: saleName(
      sale,
      file.sales.findIndex(({ id }) => id === sale.id),
    ),
    cells: [
      formatUsd(sale.price),
      formatUsd(sale.sellingCosts),
      formatUsd(sale.debtPaidOff),
      formatUsd(gainOfSale({ ...sale, propertyType: sale.propertyType ?? 'commercial' }).adjustedBasis),
    ],
  }))
}

/** The columns of {@link receivedRows}. */
export const receivedColumns = ['Property', 'Received', 'Value', 'Loan', 'Basis'] as const

/** What was received, property by property, with its share of line 25. */
export function receivedRows({ purchases, writeOff }: BoughtAfter): readonly StatementRow[] {
  const bases = new Map(writeOff.ok ? writeOff.value.properties.map(({ index, chosen }) => [index, chosen.basis]) : [])
  return purchases.map(({ purchase, index, value, debt }) => {
    const basis = bases.get(index)
    return {
      heading: candidateName(purchase, index),
      cells: [
        purchase.closedOn === undefined ? 'Not yet' : shortDate(purchase.closedOn as Parameters<typeof shortDate>[0]),
        formatUsd(value),
        formatUsd(debt),
        basis === undefined ? 'Not computed' : usdCents(basis),
      ],
    }
  })
}
