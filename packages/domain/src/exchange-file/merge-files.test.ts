import { expect, test } from 'vitest'
import { emptyExchangeFile, mergeFiles, withValues, type ExchangeFile } from './index.ts'

const base: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [{ id: '1', price: 1_000_000, closing: '2026-11-01' }],
  purchases: [{ id: 'a', equity: 100_000, name: 'Harbor DST' }],
  plan: { years: 7 },
}

const edited = (...values: [string, string | number | undefined][]) => withValues(base, values)

test('different fields changed on two devices are both taken', () => {
  const { file, conflicts } = mergeFiles(
    base,
    edited(['sales.1.price', 1_200_000], ['plan.years', undefined]),
    edited(['sales.1.closing', '2026-11-09'], ['income.otherTaxable', 5_000]),
  )
  expect(conflicts).toEqual([])
  expect(file).toEqual({
    ...base,
    sales: [{ id: '1', price: 1_200_000, closing: '2026-11-09' }],
    income: { otherTaxable: 5_000 },
    plan: {},
  })
})

test('the same change on both is no conflict', () => {
  const same = edited(['sales.1.price', 1_200_000])
  expect(mergeFiles(base, same, same)).toEqual({ file: same, conflicts: [] })
})

test('one field changed on both to different values is asked about, and holds mine until then', () => {
  const { file, conflicts } = mergeFiles(
    base,
    edited(['sales.1.price', 1_200_000], ['plan.years', undefined]),
    edited(['sales.1.price', 1_300_000], ['plan.years', 10]),
  )
  expect(conflicts).toEqual([
    { path: 'sales.1.price', mine: 1_200_000, theirs: 1_300_000 },
    { path: 'plan.years', mine: undefined, theirs: 10 },
  ])
  expect(file.sales[0]?.price).toBe(1_200_000)
  expect(file.plan).toEqual({})
})

test('items added on both are all kept', () => {
  const { file } = mergeFiles(base, edited(['purchases.b.equity', 1]), edited(['purchases.c.equity', 2]))
  expect(file.purchases.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

const removed: ExchangeFile = { ...base, purchases: [] }

test('an item that one removed is gone when the other left it alone', () => {
  expect(mergeFiles(base, removed, base)).toEqual({ file: removed, conflicts: [] })
  expect(mergeFiles(base, base, removed)).toEqual({ file: removed, conflicts: [] })
})

test('an item that one removed and the other changed stays, whichever is mine', () => {
  const changed = edited(['purchases.a.equity', 250_000])
  for (const merged of [mergeFiles(base, removed, changed), mergeFiles(base, changed, removed)]) {
    expect(merged.conflicts).toEqual([])
    expect(merged.file.purchases).toEqual([{ id: 'a', equity: 250_000, name: 'Harbor DST' }])
  }
})
