import { expect, test } from 'vitest'
import { describeExchange, emptyExchangeFile, type ExchangeFile } from './index.ts'

// A house into three trusts: 790,000 less a loan of 125,000; 5,000 isn't spent.
const intoThree: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [
    {
      id: 's',
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
    { id: 'a', kind: 'dst', equity: 250_000, closedOn: '2025-12-15', propertyType: 'residential' },
    { id: 'b', kind: 'dst', equity: 250_000, loanShare: 243_000 / 493_000, closedOn: '2026-01-20' },
    { id: 'c', kind: 'dst', equity: 160_000, closedOn: '2026-02-02', propertyType: 'residential' },
  ],
}

const described = (file: ExchangeFile, today = '2026-11-29') => {
  const { after } = describeExchange(file, today)
  if (!after.ok) throw new Error(after.error.code)
  return after.value
}

test('x', () => {
  const after = described(intoThree)
  console.log(JSON.stringify(after, (k, v) => (k === 'byYear' ? Object.keys(v).length : v), 1))
  expect(after.kind).toBe('bought')
})
