import { expect, test } from 'vitest'
import { estimateTax, estimateTaxOfSales, type SoldProperty } from './index.ts'
import { duplex, duplexYear as year } from './testing/sample-properties.ts'

const shop: SoldProperty = {
  price: 900_000,
  sellingCosts: 50_000,
  purchasePrice: 700_000,
  propertyType: 'commercial',
  placedInService: '2018-02',
  sold: '2026-09',
  stateRate: 0.05,
}
const lot: SoldProperty = { ...shop, price: 600_000, sellingCosts: 0, depreciation: 0, placedInService: '2020-01' }
const flip: SoldProperty = { ...duplex, price: 380_000, depreciation: 0, placedInService: '2026-01' }

test('one sale among several is that sale', () => {
  expect(estimateTaxOfSales(year, [duplex])).toEqual(estimateTax({ ...year, ...duplex }))
})

test('the order of sales does not matter', () => {
  const { total, ...there } = estimateTaxOfSales(year, [duplex, shop, lot, flip])
  const { total: back } = estimateTaxOfSales(year, [flip, lot, shop, duplex])
  expect(back).toBeCloseTo(total, 6)
  expect(there.stateTax).toBeCloseTo(0.05 * estimateTax({ ...year, ...shop }).gain, 6)
})

test('two sales cost more than each would alone: the second is taxed on top of the first', () => {
  const alone = estimateTax({ ...year, ...duplex }).total + estimateTax({ ...year, ...shop }).total
  expect(estimateTaxOfSales(year, [duplex, shop]).total).toBeGreaterThan(alone)
})

test('a loss on one property is netted against the gain on another, and first of all leaves its depreciation', () => {
  const { gain, unrecapturedGain } = estimateTaxOfSales(year, [duplex, lot])
  expect(gain).toBeCloseTo(205_618.18 - 100_000, 2)
  expect(unrecapturedGain).toBeCloseTo(105_618.18, 2)
})

test('a net loss is ordinary', () => {
  const { gain, federalTax, taxedAt0 } = estimateTaxOfSales({ ...year, otherTaxableIncome: 90_000 }, [lot])
  expect([gain, taxedAt0]).toEqual([-100_000, 0])
  // All of the 90,000 was taxed at 10% up to 24,800 and at 12% above.
  expect(federalTax).toBeCloseTo(-(2_480 + 0.12 * 65_200), 6)
})

test('a gain on property held for a year or less is taxed like other income, beside the long-term gain', () => {
  const both = estimateTaxOfSales(year, [duplex, flip])
  expect(both.gain).toBeCloseTo(205_618.18 + 39_800, 2)
  expect(both.unrecapturedGain).toBeCloseTo(125_818.18, 2)
})

test('without a sale nothing is taxed', () => {
  expect(estimateTaxOfSales(year, [])).toMatchObject({ gain: 0, total: 0, effectiveRate: 0 })
})
