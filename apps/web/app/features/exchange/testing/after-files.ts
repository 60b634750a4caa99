import {
  describeExchange,
  emptyExchangeFile,
  type BoughtAfter,
  type ExchangeFile,
  type Sale,
} from '@dst/domain/exchange-file'

/** The day on which the samples are looked at: all of them are over. */
export const afterDay = '2026-11-29'

/**
 * A rental house into three trusts of different years; 5,000 of the cash is left. By a question in a public forum, with
 * the lines and the bases worked out by hand.
 */
export const intoThreeTrusts: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [
    {
      id: 's',
      label: '12 Elm Street',
      closing: '2025-10-06',
      price: 790_000,
      sellingCosts: 0,
      debtPaidOff: 125_000,
      purchasePrice: 310_000,
      propertyType: 'residential',
      placedInService: '2004-02',
      depreciation: 158_000,
    },
  ],
  purchases: [
    {
      id: 'a',
      kind: 'dst',
      name: 'Oak Trust',
      equity: 250_000,
      closedOn: '2025-12-15',
      identifiedOn: '2025-11-10',
      propertyType: 'residential',
    },
    {
      id: 'b',
      kind: 'dst',
      name: 'Ash Trust',
      equity: 250_000,
      loanShare: 243_000 / 493_000,
      closedOn: '2026-01-20',
      identifiedOn: '2025-11-10',
    },
    {
      id: 'c',
      kind: 'dst',
      name: 'Elm Trust',
      equity: 160_000,
      closedOn: '2026-02-02',
      identifiedOn: '2025-11-10',
      propertyType: 'residential',
    },
  ],
}

/** The same with nothing received: the last day to close has passed. */
export const nothingReceived: ExchangeFile = { ...intoThreeTrusts, purchases: [] }

/** The three trusts with changes to what was sold. */
export function withSold(change: Partial<Sale>): ExchangeFile {
  return { ...intoThreeTrusts, sales: intoThreeTrusts.sales.map((sale) => ({ ...sale, ...change })) }
}

/** What follows from a file in which something was bought; throws where nothing does. */
export function boughtIn(file: ExchangeFile, day = afterDay): BoughtAfter {
  const { after } = describeExchange(file, day)
  if (!after.ok || after.value.kind !== 'bought') throw new Error('nothing was bought')
  return after.value
}
