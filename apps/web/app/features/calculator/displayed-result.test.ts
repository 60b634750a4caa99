import { calculateExchange, defaultExchangeInputs, type ExchangeInputs } from '@dst/domain/calculator'
import { describe, expect, test } from 'vitest'
import { displayedResult } from './displayed-result.ts'

const shown = (changes: Partial<ExchangeInputs> = {}) => {
  const inputs = { ...defaultExchangeInputs, ...changes }
  return displayedResult(inputs, calculateExchange(inputs))
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
    expect(shown({ currentDebt: 2_000_000 }).sentence).toContain('replace the loan of $2,000,000')
  })

  test('projects nothing for a loan that few DSTs carry, and says what an exchange would take', () => {
    const { sentence, exchange, projected } = shown({ currentDebt: 1_900_000 })
    expect(sentence).toBe(
      'On these assumptions, selling outright would cost about $251,282 in federal tax and leave $0. An exchange may ' +
        'defer all of that tax only if you also replace the loan of $1,900,000, with another loan or with new cash.',
    )
    expect(amounts(exchange)).toContain('Future equity after 7 years: Not projected')
    expect(projected).toBe(false)
    expect([1_300_000, 1_300_001].map((currentDebt) => shown({ currentDebt }).projected)).toEqual([true, false])
  })

  test('computes no tax on a short-term gain, in any of its figures', () => {
    const { sentence, line, sale, exchange, computed, projected } = shown({ purchaseYear: 2025 })
    expect(sentence).toBe(
      'Bought in 2025, the property counts here as held for a year or less, since the estimate is for a sale in ' +
        '2025. Such a gain is taxed at ordinary rates, up to 37%, which this calculator does not compute. A sale ' +
        'would leave $1,600,000 before tax.',
    )
    expect(amounts(line)).toEqual(['Tax if you sell: not computed', 'Invested if you exchange: $1,600,000'])
    expect(amounts(sale)).toEqual([
      'Expected sale price: $2,000,000',
      'Current debt: −$400,000',
      'Straight-sale tax bill: Not computed',
      'Net proceeds after taxes: Not computed',
    ])
    expect(amounts(exchange)).toContain('Total tax deferral: Not computed')
    expect([computed, projected]).toEqual([false, false])
    expect(shown({ purchaseYear: 2024 }).computed).toBe(true)
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
    [{}, ['Tax if you sell: $251,282', 'Invested if you exchange: $1,600,000']],
    [{ expectedSalePrice: 700_000, currentDebt: 0 }, ['Tax if you sell: $0', 'Invested if you exchange: $700,000']],
    [{ currentDebt: 1_300_001 }, ['Tax if you sell: $251,282', 'Loan to replace: $1,300,001']],
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

  test.each([
    [{}],
    [{ currentDebt: 0 }],
    [{ currentDebt: 1_900_000 }],
    [{ currentDebt: 2_000_001 }],
    [{ expectedSalePrice: 700_000 }],
    [{ purchaseYear: 2025 }],
  ])('has no sum twice in its line, for %j', (changes) => {
    const [first, second] = shown(changes).line
    expect(first?.amount).not.toBe(second?.amount)
  })

  test('carries the calculation of each figure', () => {
    expect(shown().sale[3]).toMatchObject({
      label: 'Capital gains tax',
      formula: '20% × ($2,000,000 − $1,000,000) = $200,000',
    })
  })
})
