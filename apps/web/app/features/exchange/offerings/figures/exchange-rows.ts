import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { FileOfferings, OfferingColumn, OfferingPart } from '@dst/domain/exchange-file'
import { gapWords } from './needs.ts'
import { computedRow, missing, notTyped, type FigureCell, type FigureGroup, type FigureRow } from './figure-row.ts'

const usd = formatUsd

/** What the amount typed of each offering brings into the exchange. */
export function exchangeGroup(exchange: FileOfferings['exchange']): FigureGroup {
  const needed = exchange.ok ? percentOf(exchange.value.neededLoanShare) : undefined
  return {
    id: 'exchange',
    heading: 'In your exchange',
    rows: [
      {
        id: 'amount',
        label: 'Your amount',
        cellOf: ({ entered: { amount } }) =>
          amount === undefined ? missing(notTyped) : { text: usd(amount), unit: 'dollars', value: amount },
      },
      partRow('part-loan', 'Share of the loan that comes with it', 'loan'),
      partRow('part-reserves', 'Part of it that stays in reserves', 'reserves'),
      computedRow({
        id: 'share-in-exchange',
        label: `Loan share${needed === undefined ? '' : `; your exchange needs ${needed}`}`,
        unit: 'percent',
        value: ({ loanToOffering }) => loanToOffering,
        how: ({ sources }, { loan = 0 }) => `${usd(loan)} ÷ ${usd(sources)} paid in`,
      }),
      {
        id: 'minimum',
        label: 'Minimum investment',
        cellOf: minimumCell,
      },
    ],
  }
}

function partRow(id: string, label: string, name: 'loan' | 'reserves'): FigureRow {
  return {
    id,
    label,
    cellOf: (column) => {
      if (!column.figures.ok) return missing(gapWords(column.figures.error))
      const value = column.part?.[name]
      return value === undefined ? missing('needs your amount') : { text: usd(value), unit: 'dollars', value }
    },
    howOf: ({ part, offering }) =>
      part === undefined
        ? undefined
        : partWords(part, { whole: offering[name] ?? 0, name, equity: offering.equity ?? 0 }),
  }
}

function partWords(
  part: OfferingPart,
  { whole, name, equity }: { readonly whole: number; readonly name: 'loan' | 'reserves'; readonly equity: number },
): string {
  return `${usd(part.amount)} × ${usd(whole)} ÷ ${usd(equity)} of equity = ${usd(part[name])}`
}

function minimumCell({ entered: { amount, minimum } }: OfferingColumn): FigureCell {
  if (minimum === undefined) return missing(notTyped)
  const isBelow = amount !== undefined && amount > 0 && amount < minimum
  return { text: `${usd(minimum)}${isBelow ? ': your amount is below it' : ''}`, unit: 'dollars', value: minimum }
}
