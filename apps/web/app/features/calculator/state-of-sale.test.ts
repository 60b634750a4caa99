import { calculateExchange, defaultExchangeInputs } from '@dst/domain/calculator'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SaleInputs } from './sale-inputs.ts'
import { describeState } from './state-of-sale.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T15:00:00Z') }))
afterEach(() => vi.useRealTimers())

const described = (state: string, changes: Partial<SaleInputs> = {}) => {
  const inputs = { ...defaultExchangeInputs, ...changes, state }
  return describeState(inputs, calculateExchange(inputs))
}
const sentence = (state: string, changes: Partial<SaleInputs> = {}) => described(state, changes).sentence
const assumed = 'in 2026, if you live there, file jointly and have $100,000 of other taxable income.'

describe('the sentence about a state', () => {
  // 3.07% of 1,205,128, the gain of the example.
  test('names one amount where all figures are published', () => {
    expect(sentence('PA')).toBe(`Pennsylvania would take about $37,000 more ${assumed}`)
  })

  test.each([
    ['CA', 'California would take about $122,400 to $127,400 more', 'Figures of 2026 are not all published.'],
    ['AZ', 'Arizona would take about $22,100 to $23,000 more', 'It is computed with the figures of 2025.'],
    [
      'DC',
      'The District of Columbia would take about $117,400 to $117,500 more',
      'Figures of 2026 are disputed: two authorities name different amounts.',
    ],
    [
      'OH',
      'Ohio would take about $28,800 to $33,200 more',
      'How much depends on whether the state counts renting it out as a business. Local income tax is not counted.',
    ],
    ['MD', 'Maryland would take about $96,800 more', 'Local income tax is not counted.'],
  ])('of %s names the amount, what is assumed and how sure it is', (state, amount, reasons) => {
    expect(sentence(state)).toBe(`${amount} ${assumed} ${reasons}`)
  })

  test.each([
    ['TX', 'Texas has no income tax, so the state takes nothing of the gain.'],
    ['WA', 'Washington’s tax on capital gains leaves real estate out, so the state takes nothing of the gain.'],
    ['MO', 'Missouri no longer taxes a person’s gain on property, so the state takes nothing of this one.'],
  ])('of %s says why it takes nothing, and that another state may', (state, why) => {
    expect(sentence(state)).toBe(`${why} If you live elsewhere, your own state may take something.`)
    expect(described(state).spoken).toMatch(/^\w+: nothing\.$/)
  })

  // Oklahoma leaves a gain out after five years: of a purchase in 2021 the month decides in November 2026.
  test.each([
    [2020, 'Oklahoma would take nothing of the gain'],
    [2021, 'Oklahoma would take up to about $48,700 more'],
    [2022, 'Oklahoma would take about $47,800 more'],
  ])('of Oklahoma, bought in %d: %s', (purchaseYear, amount) => {
    const text = sentence('OK', { purchaseYear })
    expect(text).toContain(`${amount} ${assumed}`)
    expect(text.includes('How much depends on the month in which you bought it.')).toBe(purchaseYear === 2021)
  })

  test('of Arizona differs for property bought after 2011', () => {
    const depreciated = { purchasePrice: 1_000_000, expectedSalePrice: 3_000_000 }
    expect(sentence('AZ', { ...depreciated, purchaseYear: 2012 })).not.toBe(
      sentence('AZ', { ...depreciated, purchaseYear: 2011 }),
    )
  })

  test('of Vermont names every fact that is open', () => {
    expect(sentence('VT', { purchaseYear: 2023 })).toContain(
      'How much depends on the month in which you bought it and whether you ever lived in it.',
    )
  })

  test('computes nothing where the calculator computes no tax', () => {
    expect(sentence('CA', { purchaseYear: 2025 })).toBe(
      'What California takes of a gain within a year is not computed here either.',
    )
    expect(sentence('DC', { expectedSalePrice: 700_000 })).toBe(
      'There is no gain of which the District of Columbia could take anything.',
    )
  })

  test('counts with the last figures once their year has passed', () => {
    vi.setSystemTime(new Date('2027-02-01T15:00:00Z'))
    expect(sentence('PA')).toContain('in 2026')
  })

  test('says of an address’s state that there is none such', () => {
    expect(sentence('XX')).toBe('“XX” is no state that can be chosen, so no state tax is named.')
    expect(sentence('constructor')).toContain('is no state')
  })

  test.each([1930, 1975, 2024])('holds for what was bought in %d, at any price', (purchaseYear) => {
    for (const expectedSalePrice of [1, 1_000_001, 1_000_000_000])
      expect(sentence('AL', { purchaseYear, expectedSalePrice })).toMatch(/^(?:Alabama would take|There is no gain)/)
  })
})

test('what is announced is the state and its amount', () => {
  expect(described('CA')).toMatchObject({ name: 'California', spoken: 'California: about $122,400 to $127,400.' })
})
