import { expect, test } from 'vitest'
import { calculateExchange, defaultExchangeInputs, formatUsd } from '../calculator/index.ts'
import { oldestReview } from './assumptions.ts'
import { exchangeAssumptions, projectExchange, taxBillAtTopRates } from './index.ts'

test('the assumptions are listed with their statutes and the day of their review', () => {
  const { items, reviewed } = exchangeAssumptions('commercial')
  expect(items.map(({ label, value, authority }) => `${label}: ${value} (${authority ?? 'assumed'})`)).toEqual([
    'Tax year that the calculator counts to: 2025 (assumed)',
    'Part of the purchase price that is land and is not depreciated: 20% (assumed)',
    'Depreciation life, nonresidential real property: 39 years (26 U.S.C. 168(c))',
    'Federal long-term capital gains rate, top: 20% (26 U.S.C. 1(h)(1)(D))',
    'Federal rate on gain from depreciation, highest: 25% (26 U.S.C. 1(h)(1)(E))',
    'Assumed closing cost: $0 (assumed)',
    'Assumed years in the DST: 7 years (assumed)',
    'Assumed growth of the property a year: 3% (assumed)',
  ])
  expect(reviewed).toBe('2026-11-21')
})

test('one assumption that was not looked at again holds the date back', () => {
  expect(oldestReview([{ reviewed: '2026-11-21' }, { reviewed: '2025-03-04' }, { reviewed: '2026-01-02' }])).toBe(
    '2025-03-04',
  )
})

test('residential property is depreciated over its own life', () => {
  expect(exchangeAssumptions('residential').items.map(({ value }) => value)).toContain('27.5 years')
})

test('at the top rates the default sale would cost $297,077', () => {
  expect(formatUsd(taxBillAtTopRates(defaultExchangeInputs, calculateExchange(defaultExchangeInputs)))).toBe('$297,077')
})

test('a sale without a gain costs nothing at the top rates either', () => {
  const atLoss = { ...defaultExchangeInputs, expectedSalePrice: 700_000 }
  expect(taxBillAtTopRates(atLoss, calculateExchange(atLoss))).toBe(0)
})

test('the default exchange grows year by year', () => {
  const years = projectExchange(400_000, calculateExchange(defaultExchangeInputs))
  expect(years.map(({ distributions, equity }) => [distributions, formatUsd(equity)])).toEqual([
    [0, '$1,600,000'],
    [96_000, '$1,660,000'],
    [192_000, '$1,721,800'],
    [288_000, '$1,785,454'],
    [384_000, '$1,851,018'],
    [480_000, '$1,918,548'],
    [576_000, '$1,988,105'],
    [672_000, '$2,059,748'],
  ])
})
