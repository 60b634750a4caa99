import { calculateExchange, defaultExchangeInputs, type ExchangeInputs } from '@dst/domain/calculator'
import { describe, expect, it } from 'vitest'
import { shownResult } from './shown-result'

const shown = (changes: Partial<ExchangeInputs> = {}) => {
  const inputs = { ...defaultExchangeInputs, ...changes }
  return shownResult(inputs, calculateExchange(inputs))
}
const amounts = (figures: readonly { label: string; amount: string }[]) => figures.map(({ label, amount }) => `${label}: ${amount}`)

describe('the shown result', () => {
  it("gives the decided figures of the specification's example in whole dollars", () => {
    expect(amounts(shown().sale)).toEqual([
      'Accumulated depreciation: $205,128',
      'Capital gains tax: $200,000',
      'Depreciation recapture tax: $51,282',
      'Straight-sale tax bill: $251,282',
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

  it('says it in a plain sentence that promises nothing', () => {
    expect(shown().sentence).toBe(
      'On these assumptions, selling outright would cost about $251,282 in federal tax and leave $1,348,718. ' +
        'An exchange may defer that tax and keep $1,600,000 invested; at 6% that is $96,000 a year, or $8,000 a month, which is not guaranteed.',
    )
  })

  it('shows $0 for the whole exchange, and why, when the loan is larger than the price', () => {
    const underwater = shown({ currentDebt: 2_000_001 })
    expect(underwater.sentence).toBe('The loan is larger than the sale price: there are no proceeds to exchange.')
    expect(underwater.exchange.map(({ amount }) => amount)).toEqual(['$0', '$0', '$0', '$0', '$0', '$0'])
  })

  it('does not call a loan of exactly the price underwater', () => {
    expect(shown({ currentDebt: 2_000_000 }).sentence).toContain('keep $0 invested')
  })

  it('says when there is no gain, and so nothing to defer', () => {
    expect(shown({ expectedSalePrice: 700_000, currentDebt: 0, purchasePrice: 1_000_000 }).sentence).toBe(
      'On these assumptions a sale would owe no federal tax on a gain, so an exchange would have nothing to defer. Either way $700,000 is left to invest.',
    )
  })

  it('carries the calculation of each figure', () => {
    expect(shown().sale[1]).toMatchObject({ label: 'Capital gains tax', formula: '20% × ($2,000,000 − $1,000,000) = $200,000' })
  })
})
