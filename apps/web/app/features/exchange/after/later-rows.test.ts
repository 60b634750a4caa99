import type { ExchangeFile, TrustLetter } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { boughtIn, intoThreeTrusts } from '../testing/after-files.ts'
import { laterSaleCaption, laterSaleRows, letterRows } from './later-rows.ts'

const withLetter = (letter: Partial<TrustLetter>): ExchangeFile => ({
  ...intoThreeTrusts,
  trustLetters: [{ id: 't', purchase: 'c', year: 2027, ...letter }],
})
const letterOf = (letter: Partial<TrustLetter>) => {
  const file = withLetter(letter)
  return letterRows(file, boughtIn(file))[0]
}

test('a letter says what of the distribution is taxed, after the own write-off', () => {
  expect(letterOf({ income: 12_000, expenses: 4_000, distribution: 9_000 })).toEqual({
    heading: 'Elm Trust, 2027',
    cells: ['$3,545.58', '$4,454.42', '49.5%', '$0.00'],
  })
})

test('more than the distribution is taxed without cash', () => {
  expect(letterOf({ income: 20_000, expenses: 4_000, distribution: 9_000 })?.cells).toEqual([
    '$3,545.58',
    '$12,454.42',
    '100.0%',
    '$3,454.42',
  ])
  expect(letterOf({ income: 20_000 })?.cells.slice(2)).toEqual(['Nothing paid out', '$16,454.42'])
})

test('a loss usually waits, and a year without a letter shows the write-off alone', () => {
  expect(letterOf({ income: 1_000, distribution: 9_000 })?.cells[1]).toBe('Loss of $2,545.58, usually waits')
  expect(letterOf({})?.cells).toEqual(['$3,545.58', 'No income entered', '', ''])
})

test('a later sale has the gain that the exchange put off', () => {
  const [oak, ...others] = intoThreeTrusts.purchases
  const file = {
    ...intoThreeTrusts,
    purchases: [{ ...oak, id: 'a', laterPrice: 300_000, laterCosts: 6_000 }, ...others],
    after: { soldIn: '2034-06' },
  }
  const after = boughtIn(file)
  expect(after.laterSales.map(laterSaleCaption)).toEqual(['The gain of a sale in June 2034'])
  // 300,000 less 6,000 and a basis of 74,750.83 less 35,699.18; of 158,000 written off before, 5,000 was taxed.
  expect(laterSaleRows(file, after)).toEqual([
    {
      heading: 'Oak Trust',
      cells: ['$35,699.18', '$39,051.65', '$254,948.35', '$78,057.99', '$42,358.81'],
    },
  ])
})
