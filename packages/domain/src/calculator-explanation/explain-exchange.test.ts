import { expect, test } from 'vitest'
import { calculateExchange, defaultExchangeInputs, type ExchangeInputs } from '../calculator/index.ts'
import { explainExchange } from './index.ts'

const explained = (changes: Partial<ExchangeInputs> = {}) => {
  const inputs = { ...defaultExchangeInputs, ...changes }
  return explainExchange(inputs, calculateExchange(inputs))
}

test('the defaults are explained with their own numbers', () => {
  const formulas = Object.entries(explained()).map(([figure, { formula }]) => [figure, formula])
  expect(Object.fromEntries(formulas)).toEqual({
    accumulatedDepreciation: '80% × $1,000,000 ÷ 39 years × 10 years = $205,128',
    capitalGainsTax: '20% × ($2,000,000 − $1,000,000) = $200,000',
    recaptureTax: '25% × $205,128 = $51,282',
    straightSaleTaxBill: '$200,000 + $51,282 = $251,282',
    netProceedsAfterTaxes: '$2,000,000 − $400,000 − $251,282 = $1,348,718',
    netEquity: '$2,000,000 − $400,000 − $0 = $1,600,000',
    totalTaxDeferral: '$200,000 + $51,282 = $251,282',
    annualIncome: '6% × $1,600,000 = $96,000',
    monthlyIncome: '$96,000 ÷ 12 months = $8,000',
    totalDistributions: '$96,000 × 7 years = $672,000',
    futureEquity: '($1,600,000 + $400,000) × 1.03⁷ − $400,000 = $2,059,748',
  })
  expect(Object.values(explained()).flatMap(({ notes }) => notes)).toEqual([])
})

test('residential property has its own life', () => {
  const { accumulatedDepreciation } = explained({ propertyType: 'residential' })
  expect(accumulatedDepreciation.formula).toBe('80% × $1,000,000 ÷ 27.5 years × 10 years = $290,909')
  expect(accumulatedDepreciation.meaning).toContain('the tax life of residential property')
})

test.each([
  [1987, '80% × $1,000,000 ÷ 39 years × 38 years = $779,487', []],
  [1986, '80% × $1,000,000 ÷ 39 years × 39 years = $800,000', []],
  [
    1985,
    '80% × $1,000,000 = $800,000',
    ['Held for 40 years: the building is fully depreciated, and depreciation stops at its cost.'],
  ],
  [
    0,
    '80% × $1,000,000 = $800,000',
    ['Held for 2,025 years: the building is fully depreciated, and depreciation stops at its cost.'],
  ],
  [2024, '80% × $1,000,000 ÷ 39 years × 1 year = $20,513', []],
  [
    2025,
    '80% × $1,000,000 ÷ 39 years × 0 years = $0',
    ['The purchase year is not before the tax year of the estimate, so no whole year counts yet.'],
  ],
])('depreciation of a property bought in %d', (purchaseYear, formula, notes) => {
  expect(explained({ purchaseYear }).accumulatedDepreciation).toMatchObject({ formula, notes })
})

test('without a rise in price there is no capital gains tax, and the note says why', () => {
  const atCost = explained({ expectedSalePrice: 1_000_000 })
  expect(atCost.capitalGainsTax).toMatchObject({
    formula: '20% × $0 = $0',
    notes: ['The sale price is not above the purchase price, so there is no rise to tax.'],
  })
  expect(explained({ expectedSalePrice: 1_000_001 }).capitalGainsTax.notes).toEqual([])
})

test.each([
  ['at the purchase price', 1_000_000, '25% × $205,128 = $51,282', []],
  [
    'just below it',
    999_999,
    '25% × ($999,999 − ($1,000,000 − $205,128)) = $51,282',
    ['The gain over the depreciated cost, $205,127, is smaller than the depreciation; only the gain is taxed.'],
  ],
  [
    'below it',
    900_000,
    '25% × ($900,000 − ($1,000,000 − $205,128)) = $26,282',
    ['The gain over the depreciated cost, $105,128, is smaller than the depreciation; only the gain is taxed.'],
  ],
  [
    'below the depreciated cost',
    794_871,
    '25% × $0 = $0',
    ['The sale price is not above the depreciated cost of $794,872, so there is no gain to tax.'],
  ],
])('recapture of a sale %s', (_, expectedSalePrice, formula, notes) => {
  expect(explained({ expectedSalePrice, currentDebt: 0 }).recaptureTax).toMatchObject({ formula, notes })
})

test('where the tax is larger than the cash, the proceeds are $0 and the gap is named', () => {
  expect(explained({ currentDebt: 1_900_000 }).netProceedsAfterTaxes).toMatchObject({
    amount: '$0',
    formula: 'the larger of $0 and ($2,000,000 − $1,900,000 − $251,282) = $0',
    notes: ['The tax is larger than the cash from the sale: $151,282 would have to come from elsewhere.'],
  })
})

test('with a loan above the price there is no exchange to explain', () => {
  const underwater = explained({ currentDebt: 2_000_001 })
  const nothing = 'The loan is larger than the sale price: there are no proceeds to exchange.'
  expect(underwater.netEquity).toMatchObject({
    formula: 'the larger of $0 and ($2,000,000 − $2,000,001 − $0) = $0',
    notes: [nothing],
  })
  expect(underwater.totalTaxDeferral).toMatchObject({ amount: '$0', formula: 'no exchange = $0', notes: [nothing] })
  expect(underwater.futureEquity).toMatchObject({ amount: '$0', formula: 'no exchange = $0', notes: [nothing] })
  expect(
    [underwater.annualIncome, underwater.monthlyIncome, underwater.totalDistributions].map(({ formula }) => formula),
  ).toEqual(['6% × $0 = $0', '$0 ÷ 12 months = $0', '$0 × 7 years = $0'])
  expect(underwater.netProceedsAfterTaxes.notes).toEqual([
    'The loan is larger than the sale price: $251,283 would have to come from elsewhere.',
  ])
  expect(underwater.straightSaleTaxBill.amount).toBe('$251,282')
})

test('a loan of exactly the price leaves $0 to invest', () => {
  const even = explained({ currentDebt: 2_000_000 })
  expect(even.netEquity).toMatchObject({ formula: '$2,000,000 − $2,000,000 − $0 = $0', notes: [] })
  expect(even.futureEquity.formula).toBe('($0 + $2,000,000) × 1.03⁷ − $2,000,000 = $459,748')
})

test('a sum that rounding keeps from adding up says so', () => {
  const { straightSaleTaxBill } = explained({ purchasePrice: 1_000_002, expectedSalePrice: 2_000_004.5 })
  expect(straightSaleTaxBill.formula).toBe('$200,001 + $51,282 = $251,283')
  const uneven = explained({ purchasePrice: 1_000_007, expectedSalePrice: 2_000_009 })
  expect(uneven.straightSaleTaxBill).toMatchObject({
    formula: '$200,000 + $51,282 = $251,283',
    notes: ['Worked out with exact amounts; the figures here are rounded to whole dollars.'],
  })
})
