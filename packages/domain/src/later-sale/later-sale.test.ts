import { describe, expect, test } from 'vitest'
import { laterSale, trustYear } from './index.ts'

// The rule of 26 U.S.C. 1(h)(6) and 1250(b)(3), with figures of our own, worked by hand.
const sale = {
  basisReceived: 794_872,
  depreciationSince: 150_000,
  oldDepreciation: 239_316,
  taxedAtExchange: 30_000,
  price: 2_100_000,
  sellingCosts: 42_000,
}

describe('a later sale', () => {
  test('has the depreciation from before the exchange in its gain', () => {
    expect(laterSale(sale)).toEqual({
      adjustedBasis: 644_872,
      gain: 1_413_128,
      unrecaptured: 359_316,
      other: 1_053_812,
      ofWhichOld: 209_316,
    })
  })

  test('with a gain smaller than all depreciation: the older part counts first', () => {
    expect(laterSale({ ...sale, price: 936_872 })).toMatchObject({
      gain: 250_000,
      unrecaptured: 250_000,
      other: 0,
      ofWhichOld: 209_316,
    })
    expect(laterSale({ ...sale, price: 786_872 })).toMatchObject({ unrecaptured: 100_000, ofWhichOld: 100_000 })
  })

  test('at a loss has no gain from depreciation', () => {
    const loss = { gain: -100_000, unrecaptured: 0, other: -100_000, ofWhichOld: 0 }
    expect(laterSale({ ...sale, price: 586_872 })).toMatchObject(loss)
  })

  test('has nothing old where boot was taxed on all of it, or there was none', () => {
    expect(laterSale({ ...sale, taxedAtExchange: 300_000 })).toMatchObject({ unrecaptured: 150_000, ofWhichOld: 0 })
    const { oldDepreciation: _, taxedAtExchange: __, ...bare } = sale
    expect(laterSale(bare)).toMatchObject({ unrecaptured: 150_000, ofWhichOld: 0 })
  })

  test('can have a negative basis', () => {
    expect(laterSale({ ...sale, basisReceived: -20_000.5 })).toMatchObject({ adjustedBasis: -170_000.5 })
  })
})

describe('a year with a trust', () => {
  const year = {
    income: 60_000,
    expenses: 12_000,
    interest: 18_000,
    amortization: 1_000,
    depreciation: 20_512.82,
    distribution: 25_000,
  }

  test('a part of the distribution is taxed', () => {
    expect(trustYear(year)).toEqual({
      net: 8_487.18,
      taxable: 8_487.18,
      loss: 0,
      taxableShare: 0.339487,
      untaxedPart: 16_512.82,
      taxedWithoutCash: 0,
    })
  })

  test('more is taxed than was paid out, as the loan is being repaid', () => {
    expect(trustYear({ ...year, distribution: 6_000 })).toMatchObject({
      taxableShare: 1,
      untaxedPart: 0,
      taxedWithoutCash: 2_487.18,
    })
  })

  test('a loss leaves the distribution untaxed', () => {
    expect(trustYear({ ...year, depreciation: 40_000 })).toEqual({
      net: -11_000,
      taxable: 0,
      loss: 11_000,
      taxableShare: 0,
      untaxedPart: 25_000,
      taxedWithoutCash: 0,
    })
  })

  test('without a distribution no share of it is taxed', () => {
    expect(trustYear({ ...year, distribution: 0 })).toMatchObject({ taxableShare: 0, taxedWithoutCash: 8_487.18 })
  })
})

test.each([
  ['price', () => laterSale({ ...sale, price: -1 })],
  ['basisReceived', () => laterSale({ ...sale, basisReceived: Number.NaN })],
  ['oldDepreciation', () => laterSale({ ...sale, oldDepreciation: -1 })],
  ['sale', () => laterSale(undefined as never)],
  ['year', () => trustYear(null as never)],
])('an impossible %s is named', (field, call) => {
  expect(call).toThrow(new RegExp(`^${field} `))
})
