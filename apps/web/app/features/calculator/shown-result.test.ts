import { calculateExchange, defaultExchangeInputs, type ExchangeInputs } from '@dst/domain/calculator'
import { describe, expect, test } from 'vitest'
import { shownResult } from './shown-result.ts'

const shown = (changes: Partial<ExchangeInputs> = {}) => {
  const inputs = { ...defaultExchangeInputs, ...changes }
  return shownResult(inputs, calculateExchange(inputs))
}
const amounts = (figures: readonly { label: string; amount: string }[]) =>
  figures.map(({ label, amount }) => `${label}: ${amount}`)

describe('the shown result', () => {
  test('gives the figures of the starting example in whole dollars', () => {
    expect(amounts(shown().sale)).toEqual([
      'Expected sale price: $2,000,000',
      'Current debt: −$400,000',
      'Straight-sale tax bill: −$251,282',
      'Capital gains tax: $200,000',
      'Depreciation recapture tax: $51,282',
      'Accumulated depreciation: $205,128',
      'Net proceeds after taxes: $1,348,718',
    ])
    expect(amounts(shown().exchange)).toEqual([
      'Net equity (DST investment amount): $1,600,000',
      'Total tax deferral: $251,282',
      'Annual income: $96,000',
      'Monthly income: $8,000',
      'Total distributions over 7 years: $672,000',
      'Future equity after 7 years: $2,059,748',
    ])
  })

  test('says it in a plain sentence that promises nothing', () => {
    expect(shown().sentence).toBe(
      'On these assumptions, selling outright would cost about $251,282 in federal tax and leave $1,348,718. ' +
        'An exchange may defer that tax and keep $1,600,000 invested; at 6% that is $96,000 a year, or $8,000 a ' +
        'month, which is not guaranteed.',
    )
  })

  test('shows $0 for the whole exchange, and why, when the loan is larger than the price', () => {
    const underwater = shown({ currentDebt: 2_000_001 })
    expect(underwater.sentence).toBe('The loan is larger than the sale price: there are no proceeds to exchange.')
    expect(underwater.exchange.map(({ amount }) => amount)).toEqual(['$0', '$0', '$0', '$0', '$0', '$0'])
  })

  test('does not call a loan of exactly the price underwater', () => {
    expect(shown({ currentDebt: 2_000_000 }).sentence).toContain('keep $0 invested')
  })

  test('says that a loss may be deducted, which an exchange would put off', () => {
    expect(shown({ expectedSalePrice: 700_000, currentDebt: 0 }).sentence).toBe(
      'On these assumptions the property sells at a loss of $94,872 against its depreciated cost. A sale may let ' +
        'you deduct it; an exchange would put that off. Either way $700,000 is left to invest.',
    )
  })

  test('says when there is neither gain nor loss, and so nothing to defer', () => {
    expect(shown({ expectedSalePrice: 0, currentDebt: 0, purchasePrice: 0 }).sentence).toBe(
      'On these assumptions a sale would owe no federal tax on a gain, so an exchange would have nothing to ' +
        'defer. Either way $0 is left to invest.',
    )
  })

  test.each([
    [{}, ['Tax if you sell: $251,282', 'Deferred if you exchange: $251,282']],
    [{ expectedSalePrice: 700_000, currentDebt: 0 }, ['Tax if you sell: $0', 'Deferred if you exchange: $0']],
    [{ currentDebt: 2_000_001 }, ['Tax if you sell: $251,282', 'Proceeds to exchange: none']],
  ])('gives, for %j, the line %j', (changes, line) => {
    expect(amounts(shown(changes).line)).toEqual(line)
  })

  test.each([
    ['the starting figures', {}],
    ['no loan', { currentDebt: 0 }],
    ['a loss', { expectedSalePrice: 700_000, currentDebt: 0 }],
    ['a loan that leaves too little for the tax', { currentDebt: 1_900_000 }],
    ['a loan above the price', { currentDebt: 2_000_001 }],
    ['the largest amounts', { purchasePrice: 0, expectedSalePrice: 1_000_000_000, currentDebt: 1 }],
  ])('adds up to the proceeds, for %s', (_, changes) => {
    const lines = shown(changes).sale.filter(({ part }) => part === undefined)
    const dollars = lines.map(({ amount }) => Number(amount.replace('−', '-').replaceAll(/[$,]/g, '')))
    expect(lines.at(-1)?.label).toBe('Net proceeds after taxes')
    expect(dollars.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(dollars.at(-1))
  })

  test('names the cash that is missing where the proceeds do not pay the tax', () => {
    expect(amounts(shown({ currentDebt: 1_900_000 }).sale)).toContain('Cash missing for the tax: $151,282')
    expect(amounts(shown({ currentDebt: 2_000_001 }).sale)).toContain('Cash missing for the loan and the tax: $251,283')
    expect(amounts(shown({ currentDebt: 1_748_717 }).sale).join()).not.toContain('Cash missing')
  })

  test('carries the calculation of each figure', () => {
    expect(shown().sale[3]).toMatchObject({
      label: 'Capital gains tax',
      formula: '20% × ($2,000,000 − $1,000,000) = $200,000',
    })
  })
})
