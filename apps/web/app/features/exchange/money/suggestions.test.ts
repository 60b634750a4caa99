import { describeExchange, emptyExchangeFile, type ExchangeFile, type Purchase } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { suggestionsOf, missingIn, type Suggestion, type MeterName } from './suggestions.ts'

const today = '2026-11-25'
const meters: readonly MeterName[] = ['value', 'cash', 'debt']

function fileOf(sale: object, ...purchases: readonly Omit<Purchase, 'id'>[]): ExchangeFile {
  return {
    ...emptyExchangeFile,
    sales: [{ id: 'a', price: 2_000_000, debtPaidOff: 400_000, ...sale }],
    purchases: purchases.map((purchase, index) => ({ id: `p${index}`, ...purchase })),
  }
}

function moneyIn(file: ExchangeFile) {
  const money = describeExchange(file, today).money
  if (!money.ok) throw new Error(money.error)
  return money.value
}

function pressed(file: ExchangeFile, { index, values }: Suggestion): ExchangeFile {
  const purchases = [...file.purchases]
  purchases[index] = { id: 'new', ...purchases[index], ...values }
  return { ...file, purchases }
}

const labels = (file: ExchangeFile, meter: MeterName) =>
  suggestionsOf(describeExchange(file, today), moneyIn(file), meter).map(({ label }) => label)

test('with nothing bought, a DST is added for what is missing', () => {
  const file = fileOf({})
  expect(labels(file, 'value')).toEqual(['Add a DST with $1,480,000 of cash and a loan of 21.3%'])
  expect(labels(file, 'cash')).toEqual(['Add a DST with $1,480,000 of cash'])
  expect(labels(file, 'debt')).toEqual(['Add a DST with $1,480,000 of cash and a loan of 21.3%'])
})

test('after costs, a loan of 20% is too small, and 21.3% or own cash mend it', () => {
  const file = fileOf({}, { kind: 'dst', name: 'Oak Trust', equity: 1_480_000, loanShare: 0.2 })
  expect(missingIn(moneyIn(file))).toEqual({ value: 30_000, cash: 0, debt: 30_000 })
  expect(labels(file, 'debt')).toEqual([
    'Set the loan of Oak Trust to 21.3%',
    'Put $24,000 more cash of your own into Oak Trust: $1,504,000',
  ])
  expect(labels(file, 'value')[0]).toBe('Set the loan of Oak Trust to 21.3%')
})

test('where few DSTs carry the loan, one with a usual loan and more cash is offered too', () => {
  expect(labels(fileOf({ debtPaidOff: 1_700_000 }), 'debt')).toEqual([
    'Add a DST with $188,000 of cash, $8,000 of it your own, and a loan of 90%',
    'Add a DST with $752,000 of cash, $572,000 of it your own, and a loan of 60%',
  ])
})

test('cash that is kept goes into the DST', () => {
  const file = fileOf({ sellingCosts: 0 }, { equity: 1_400_000, loanShare: 0.3 })
  expect(labels(file, 'cash')).toEqual(['Put $200,000 more cash into the DST: $1,600,000'])
})

test('a loan above what a file takes is left to own cash', () => {
  const file = fileOf({ debtPaidOff: 1_800_000 }, { equity: 80_000, loanShare: 0 })
  expect(labels(file, 'debt')).toEqual(['Put $1,800,000 more cash of your own into the DST: $1,880,000'])
})

test('beside a property, a DST is added; nothing is changed about the property or a backup', () => {
  const file = fileOf({}, { kind: 'property', price: 1_500_000, loanShare: 0.1 }, { equity: 500_000, wanted: 'backup' })
  expect(labels(file, 'cash')).toEqual(['Add a DST with $130,000 of cash'])
})

test('every mend mends its meter, whatever was sold and bought', () => {
  let pressedOnce = 0
  for (const debtPaidOff of [0, 1, 400_000, 1_300_000, 1_700_000, 1_880_000, 1_950_000, 2_600_000]) {
    for (const equity of [undefined, 0, 1, 80_000, 700_000, 1_480_000, 2_400_000]) {
      for (const loanShare of [undefined, 0.2, 0.55, 0.9]) {
        for (const property of [undefined, 600_000, 1_900_000]) {
          for (const sellingCosts of [0, 119_999]) {
            const dst = {
              ...(equity === undefined ? {} : { equity }),
              ...(loanShare === undefined ? {} : { loanShare }),
            }
            const bought =
              property === undefined ? [] : [{ kind: 'property' as const, price: property, loanShare: 0.6 }]
            const file = fileOf({ debtPaidOff, sellingCosts }, ...bought, ...(equity === undefined ? [] : [dst]))
            for (const meter of meters) {
              const suggestions = suggestionsOf(describeExchange(file, today), moneyIn(file), meter)
              const { [meter]: missing } = missingIn(moneyIn(file))
              expect(suggestions.length > 0, JSON.stringify({ file, meter })).toBe(missing > 0)
              for (const suggestion of suggestions) {
                pressedOnce += 1
                const after = missingIn(moneyIn(pressed(file, suggestion)))
                expect(after[meter], JSON.stringify({ meter, suggestion, file, after })).toBe(0)
                expect(suggestion.values.loanShare).toBeLessThanOrEqual(0.9)
                expect(Number.isInteger(suggestion.values.equity)).toBe(true)
              }
            }
          }
        }
      }
    }
  }
  expect(pressedOnce).toBeGreaterThan(500)
})

test('what was received is not changed any more, and what closed outside the exchange mends nothing', () => {
  const sold = { closing: '2026-11-21' }
  const dst = { kind: 'dst', name: 'Oak Trust', equity: 1_000_000, loanShare: 0.2 } as const
  for (const closedOn of ['2026-11-24', '2026-11-20', '2028-01-01']) {
    expect(labels(fileOf(sold, { ...dst, closedOn }), 'cash')[0]).toMatch(/^Add a DST with/)
  }
  expect(labels(fileOf(sold, { ...dst, closedOn: '2026-12-24' }), 'cash')[0]).toMatch(/into Oak Trust/)
})

test.each([
  ['2027-01-05', 'Add a DST with $1,480,000 of cash'],
  ['2027-01-06', undefined],
])('on %s a button adds what may still be named: %s', (day, label) => {
  const file = fileOf({ closing: '2026-11-21' })
  expect(suggestionsOf(describeExchange(file, day), moneyIn(file), 'cash')[0]?.label).toBe(label)
  const named = fileOf({ closing: '2026-11-21' }, { name: 'Oak Trust', equity: 1_000_000 })
  for (const meter of meters) {
    const suggestions = suggestionsOf(describeExchange(named, day), moneyIn(named), meter)
    expect(suggestions.length > 0).toBe(label !== undefined)
  }
})

test('what was taken at the closing is nothing that a button makes up for', () => {
  const file = fileOf({ cashTaken: 50_000 })
  expect(missingIn(moneyIn(file))).toEqual({ value: 1_830_000, cash: 1_430_000, debt: 400_000 })
  const [suggestion] = suggestionsOf(describeExchange(file, today), moneyIn(file), 'value')
  const mended = suggestion === undefined ? file : pressed(file, suggestion)
  expect(missingIn(moneyIn(mended))).toEqual({ value: 0, cash: 0, debt: 0 })
  expect(moneyIn(mended).check.boot).toBe(50_000)
})
