import { describeExchange, emptyExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { today } from '../testing/sample-files.ts'
import { harbor, mill, withOfferings } from '../testing/sample-offerings.ts'
import { additionOf } from './add-to-list.ts'
import { exchangeLines, exchangeSentence } from './exchange-copy.ts'
import { mixLines } from './mix-lines.ts'
import { offeringName } from './offering-name.ts'

const described = (file: ExchangeFile) => describeExchange(file, today).offerings
const exchangeOf = (file: ExchangeFile) => {
  const { exchange } = described(file)
  if (!exchange.ok) throw new Error('no price')
  return exchange.value
}

test('an offering goes by its number until it has a name', () => {
  expect([offeringName({}, 1), offeringName({ name: ' Harbor ' }, 0), offeringName({ name: ' ' }, 2)]).toEqual([
    'Offering 2',
    'Harbor',
    'Offering 3',
  ])
})

test('what the amounts do to the exchange, in a sentence', () => {
  expect(exchangeSentence(exchangeOf(withOfferings))).toBe(
    'With these amounts: all debt is replaced; boot $830,000; taxed now: $830,000 of your gain.',
  )
  const unlevered = { ...withOfferings, offerings: [{ ...mill, amount: 1_480_000 }] }
  expect(exchangeSentence(exchangeOf(unlevered))).toBe(
    'With these amounts: $400,000 of debt is not replaced; boot $400,000; taxed now: $400,000 of your gain.',
  )
  const [{ purchasePrice: _price, ...sale } = { id: 'a' }] = withOfferings.sales
  expect(exchangeSentence(exchangeOf({ ...unlevered, sales: [sale] }))).toBe(
    'With these amounts: $400,000 of debt is not replaced; boot $400,000; taxed now up to your gain.',
  )
  const all = { ...withOfferings, offerings: [{ ...harbor, amount: 1_500_000 }] }
  expect(exchangeSentence(exchangeOf(all))).toBe('With these amounts: all debt is replaced; no boot.')
  expect(exchangeSentence(exchangeOf({ ...withOfferings, offerings: [] }))).toBe(
    'Type an amount, and what it does to your exchange stands here.',
  )
})

test('the same line by line, with money of one’s own and reserves only where there are any', () => {
  const terms = (file: ExchangeFile) =>
    exchangeLines(exchangeOf(file)).map(({ term, description }) => `${term}: ${description}`)
  expect(terms(withOfferings)).toEqual(
    expect.arrayContaining([
      'Cash to spend from your sale: $1,480,000',
      'Your amounts together: $650,000',
      'Cash left: $830,000',
      'Loan share of these amounts: 43.5%',
      'Loan share that replaces all debt: 21.3%',
    ]),
  )
  const more = {
    ...withOfferings,
    offerings: [{ ...harbor, amount: 1_500_000 }],
    offeringCases: { reservesAreBoot: true },
  }
  expect(terms(more)).toEqual(
    expect.arrayContaining(['Of that, money of your own: $20,000', 'In reserves, counted as cash received: $50,000']),
  )
  expect(terms({ ...withOfferings, offerings: [] })).toContain('Loan share of these amounts: no amount typed')
})

test('the mix names what is not given, and without names sponsors go by their numbers', () => {
  const { mix } = described(withOfferings)
  expect(mixLines(mix).map(({ description }) => description)).toEqual([
    '92.3%',
    'Harbor Capital 92.3% · not given 7.7%',
    'Texas 92.3% · not given 7.7%',
    'Apartments 92.3% · not given 7.7%',
  ])
  expect(mixLines(mix, false).map(({ description }) => description)).toEqual([
    '92.3%',
    'Sponsor 1 92.3% · not given 7.7%',
    'Texas 92.3% · not given 7.7%',
    'Kind 1 92.3% · not given 7.7%',
  ])
  expect(mixLines(described(emptyExchangeFile).mix)).toEqual([])
})

test('adding to the list copies name, amount and loan share to a tenth of a percent, and says so', () => {
  const [column, , last] = described(withOfferings).columns
  const addition = column && additionOf(column, 'Harbor Apartments DST', 1)
  expect(addition?.edits).toEqual([
    ['purchases.1.kind', 'dst'],
    ['purchases.1.name', 'Harbor Apartments DST'],
    ['purchases.1.equity', 600_000],
    ['purchases.1.loanShare', 0.455],
  ])
  expect(addition?.sentence).toBe(
    'Harbor Apartments DST is on your list with $600,000 and a loan share of 45.5%, rounded to a tenth of a percent. ' +
      'As how many properties it counts is for you to enter there.',
  )
  expect(last && additionOf(last, 'Tower DST', 1)).toBeUndefined()
})

test('a full list, and a loan beyond what a list takes, are said and change nothing', () => {
  const [column] = described(withOfferings).columns
  expect(column && additionOf(column, 'Harbor', 40)).toEqual({
    edits: [],
    sentence: 'Your list is full: it holds 40 properties.',
  })
  const borrowed = { ...harbor, equity: 10_000_000, loan: 95_000_000, purchasePrice: 100_000_000 }
  const [much] = described({ ...withOfferings, offerings: [borrowed] }).columns
  expect(much && additionOf(much, 'Harbor', 0)).toEqual({
    edits: [],
    sentence: 'Your list takes loans up to 90% of the value.',
  })
})
