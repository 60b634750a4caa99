import { describeExchange, type ExchangeFile, type Sale } from '@dst/domain/exchange-file'
import { stateFigures } from '@dst/domain/parameters/states'
import { describe, expect, test } from 'vitest'
import { couple, today, withSale } from '../testing/sample-files.ts'
import { closingQuestions, closingSentences } from './closing-copy.ts'
import { stateTaxes } from '~/lib/states/state-taxes.ts'

const sold = (state: Sale['state'], changes: Partial<Sale> = {}): ExchangeFile =>
  withSale(couple, { ...(state === undefined ? {} : { state }), ...changes })
const closingsOf = (file: ExchangeFile) =>
  closingSentences(file, stateFigures, describeExchange(file, today, stateTaxes).tax)
const first = (file: ExchangeFile) => closingsOf(file)[0]?.sentences[0]
const livingIn = (file: ExchangeFile, residence: NonNullable<Sale['state']>): ExchangeFile => ({
  ...file,
  taxpayer: { ...file.taxpayer, residence },
})
const buying = (file: ExchangeFile): ExchangeFile => ({ ...file, purchases: [{ id: 'p', equity: 1_000_000 }] })

describe('a state that withholds', () => {
  test('of the price, with the amount, the form, and by what an exchange is claimed', () => {
    expect(closingsOf(sold('CA'))).toEqual([
      {
        state: 'CA',
        name: 'California',
        withholds: true,
        sentences: [
          'California withholds 3 1/3% of the price at the closing, about $66,667, unless an exchange is claimed by ' +
            'part IV of form 593.',
          'The rule: 3 1/3% of a price over $100,000, or by choice the gain times the highest rate, with form 593.',
          'It concerns all sellers, also those who live there.',
        ],
      },
    ])
  })

  test('once something is to be bought, the claim of the exchange comes first', () => {
    expect(first(buying(sold('CA')))).toBe(
      'An exchange is usually claimed by part IV of form 593 before the closing; otherwise California withholds ' +
        '3 1/3% of the price, about $66,667.',
    )
    expect(first(buying(sold('VT')))).toBe(
      'An exchange is usually claimed by a certificate of the department before the closing; otherwise Vermont ' +
        'withholds 2.5% of the price, about $50,000.',
    )
  })

  test('of the gain, only once that is known; New Jersey also at least a share of the price', () => {
    const { purchasePrice: _, ...unknown } = couple.sales[0] ?? { id: 'a' }
    const amounts = (file: ExchangeFile) => /about \$[\d,]*\d/.exec(first(file) ?? '')?.[0]
    // A gain of 1,119,316: 2,000,000 less 120,000 of costs and a basis of 760,684.
    expect(amounts(sold('DE'))).toBe('about $73,875')
    expect(amounts({ ...couple, sales: [{ ...unknown, state: 'DE' }] })).toBeUndefined()
    expect(amounts(sold('NJ'))).toBe('about $120,326')
    expect(amounts(sold('NJ', { purchasePrice: 2_100_000, depreciation: 1 }))).toBe('about $40,000')
    expect(amounts(sold('DE', { purchasePrice: 2_100_000, depreciation: 1 }))).toBeUndefined()
    expect(first(sold('NJ'))).toContain('10.75% of the gain, and at least 2% of the price at the closing')
  })

  test('without a rate that was read: no amount, and whom to ask', () => {
    expect(closingsOf(sold('MD'))[0]?.sentences).toEqual([
      'An exchange is usually claimed by form MW506AE with a letter of the intermediary, at least 21 days before the ' +
        'closing.',
      'Otherwise Maryland withholds at the closing; ask the closing agent how much.',
      'The form is MW506NRS.',
      'It concerns sellers who live elsewhere.',
    ])
  })

  test('of anybody but a person: no rate either', () => {
    const words = closingsOf({ ...sold('CA'), taxpayer: { kind: 'c-corporation', residence: 'CA' } })
    expect(words[0]?.sentences.join(' ')).not.toMatch(/%|\$/)
    expect(words[0]?.sentences[1]).toBe(
      'Otherwise California withholds at the closing; ask the closing agent how much.',
    )
  })

  test.each([
    [99_999, 'California usually withholds nothing at the closing of a sale below $100,000.', false],
    [100_000, expect.not.stringContaining('about'), true],
    [100_001, expect.stringContaining('about $3,333'), true],
  ] as const)('from a price: at %d', (price, sentence, withholds) => {
    const file = sold('CA', { price })
    expect(first(file)).toEqual(sentence)
    expect(closingsOf(file)[0]?.withholds).toBe(withholds)
  })

  test('from people who live there only where it says so', () => {
    expect(closingsOf(livingIn(sold('NY'), 'NY'))).toEqual([])
    expect(closingsOf(livingIn(sold('NY'), 'NJ'))).toHaveLength(1)
    expect(closingsOf(livingIn(sold('CA'), 'CA'))).toHaveLength(1)
  })

  test('of two sales there, both amounts; of one without a price, none', () => {
    const [sale] = sold('CA').sales
    const two = (changes: Partial<Sale>): ExchangeFile => ({
      ...couple,
      sales: [
        { ...sale, id: 'a' },
        { ...sale, id: 'b', ...changes },
      ],
    })
    expect(first(two({ price: 1_000_000 }))).toContain('about $100,000,')
    expect(first(two({ price: 90_000 }))).toContain('about $66,667,')
    const { price: _, ...unpriced } = sale ?? { id: 'b' }
    expect(first({ ...couple, sales: [...sold('CA').sales, { ...unpriced, id: 'b' }] })).not.toContain('about')
  })
})

test('a state that withholds nothing can still ask something of sellers who live elsewhere', () => {
  expect(closingsOf(sold('NC'))).toEqual([
    {
      state: 'NC',
      name: 'North Carolina',
      withholds: false,
      sentences: ['The closing agent usually reports a sale by people who live elsewhere, on form NC-1099NRS.'],
    },
  ])
  expect(closingsOf(livingIn(sold('VA'), 'VA'))).toEqual([])
  expect(closingsOf(sold('TX'))).toEqual([])
  expect(closingsOf(couple)).toEqual([])
})

test('every state that withholds has sentences with its form, and no holes', () => {
  const all = Object.values(stateFigures).flatMap(({ code, withholding }) =>
    withholding ? [{ code, withholding }] : [],
  )
  expect(all).toHaveLength(17)
  for (const { code, withholding } of all) {
    for (const file of [sold(code), buying(sold(code))]) {
      const text = closingsOf(file)[0]?.sentences.join(' ') ?? ''
      expect(text).toContain(withholding.exemptBy)
      expect(text).toContain(withholding.form ?? withholding.what)
      expect(text).not.toMatch(/undefined|NaN|\.\.|before the closing before/)
    }
  }
})

test('the intermediary is asked about the states that withhold, once', () => {
  const [sale] = sold('CA').sales
  const two: ExchangeFile = {
    ...couple,
    sales: [
      { ...sale, id: 'a' },
      { ...sale, id: 'b', state: 'MD' },
    ],
  }
  expect(closingQuestions(sold('CA'), stateFigures)).toEqual([
    'Which form keeps California from withholding, and who files it by when?',
  ])
  expect(closingQuestions(two, stateFigures)).toEqual([
    'Which forms keep California and Maryland from withholding, and who files them by when?',
  ])
  expect(closingQuestions(sold('NC'), stateFigures)).toEqual([])
})
