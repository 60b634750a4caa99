import { describeExchange, emptyExchangeFile, type ExchangeFile, type FileOffering } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { harbor, mill, tower, withOfferings } from '../../testing/sample-offerings.ts'
import { today } from '../../testing/sample-files.ts'
import { caseWords } from './case-words.ts'
import { dollarParts, dollarSentence } from './dollar-rows.ts'
import { figureGroups } from './figure-groups.ts'
import { fullLabel } from './figure-row.ts'

function linesOf(file: ExchangeFile) {
  const { offerings } = describeExchange(file, today)
  const rows = figureGroups(offerings).flatMap((group) => group.rows)
  return {
    rows,
    offerings,
    text: (id: string, column = 0) => {
      const shown = offerings.columns[column]
      return shown && rows.find((row) => row.id === id)?.cellOf(shown).text
    },
    how: (id: string, column = 0) => {
      const shown = offerings.columns[column]
      return shown && rows.find((row) => row.id === id)?.howOf?.(shown)
    },
  }
}

const only = (...offerings: readonly FileOffering[]) => linesOf({ ...emptyExchangeFile, offerings })

test('the groups and their order', () => {
  const { offerings } = linesOf(withOfferings)
  expect(figureGroups(offerings).map(({ heading }) => heading)).toEqual([
    'What a dollar buys',
    'Loan',
    'Getting it back',
    'Sale cases',
    'In your exchange',
    'Sponsor as stated',
  ])
})

test.each([
  ['sources', '$55,000,000', '$30,000,000 of equity + $25,000,000 of loan = $55,000,000'],
  ['reserves', '3.3%', '$1,000,000 ÷ $30,000,000 of equity = 3.3%'],
  ['into-property', '83.3%', '($50,000,000 price − $25,000,000 of loan) ÷ $30,000,000 of equity = 83.3%'],
  ['difference', '$0', '$55,000,000 paid in − $55,000,000 of price, costs and reserves = $0'],
  ['price-per-appraised', '$0.99', '$50,000,000 ÷ $50,500,000 appraised = $0.99'],
  ['loan-to-offering', '45.5%', '$25,000,000 ÷ $55,000,000 paid in = 45.5%'],
  ['loan-to-price', '50%', '$25,000,000 ÷ $50,000,000 price = 50%'],
  ['coverage-interest-only', '1.93 times', '$2,900,000 ÷ $1,500,000 of interest = 1.93 times'],
  ['coverage-amortizing', '1.61 times', '$2,900,000 ÷ $1,798,652 of payments (over 30 years) = 1.61 times'],
  [
    'distribution-coverage',
    '0.93 times',
    '($2,900,000 net income − $1,500,000 for the loan in year 1) ÷ (5% of $30,000,000) = 0.93 times',
  ],
  ['sale-year', 'year 7', 'the planned sale in year 7 = year 7'],
  [
    'loan-at-exit',
    '$24,367,059',
    '$25,000,000 at 6%, 5 years of interest only, then paid down month by month over 30 years = $24,367,059',
  ],
  ['due-balance', '$23,263,589', 'what is left of the loan at the end of year 10 = $23,263,589'],
  [
    'new-loan',
    '$21,078,514',
    '$2,900,000 × (100% − 20%) ÷ 1.25 ÷ a year of payments for each $1 at 8% over 30 years = $21,078,514',
  ],
  ['part-loan', '$500,000', '$600,000 × $25,000,000 ÷ $30,000,000 of equity = $500,000'],
])('%s of the first example is %s, and says how', (id, text, how) => {
  const lines = linesOf(withOfferings)
  expect(lines.text(id)).toBe(text)
  expect(lines.how(id)).toBe(how)
})

test('every line of an offering with all entries has a figure, and every computed one says how', () => {
  const { rows, offerings } = only({
    ...harbor,
    yearsActive: 1,
    programsCompleted: 2,
    programsCut: 0,
    lenderLosses: 0,
    suitsDisclosed: 0,
    asOf: '2026-10-01',
    masterLease: 'none',
    mandatory721: false,
  })
  const [column] = offerings.columns
  expect(rows.length).toBeGreaterThan(55)
  for (const row of rows) {
    expect(column && row.cellOf(column).isMissing, fullLabel(row)).toBeUndefined()
    if (row.howOf) expect(column && row.howOf(column), fullLabel(row)).toMatch(/ = \S/)
  }
})

test.each([
  ['coverage-amortizing', { netIncome: undefined }, 'needs the net income'],
  ['stress-back', { netIncome: undefined }, 'needs the net income'],
  ['cost-per-appraised', { appraisedValue: undefined }, 'needs the appraised value'],
  ['debt-yield', { loan: undefined }, 'no loan typed'],
  ['debt-yield', { loan: 0 }, 'no loan'],
  ['coverage-interest-only', { loanRate: undefined }, 'needs the rate of the loan'],
  ['break-even-price', { maturityYears: undefined }, 'needs the year in which the loan falls due'],
  ['case-1-rate', { distribution3: undefined }, 'needs the distribution of year 3'],
  ['distribution-coverage', { distribution1: 0 }, 'no distribution in year 1'],
  ['appraisal-by', { appraisalFor: undefined }, 'not typed'],
  ['part-loan', { amount: undefined }, 'needs your amount'],
  ['sources', { equity: undefined }, 'needs the equity'],
  ['sources', { equity: undefined, purchasePrice: undefined }, 'needs the purchase price and the equity'],
  ['sources', { loan: 400_000_000 }, 'not computed'],
])('%s without %j says what it needs', (id, missing, words) => {
  const lines = only(
    Object.fromEntries(
      Object.entries({ ...harbor, ...missing }).filter(([, value]) => value !== undefined),
    ) as unknown as FileOffering,
  )
  expect(lines.text(id)).toBe(words)
  expect(lines.how(id)).toBeUndefined()
})

test('what needs distributions says so where none are typed, and the rest is computed', () => {
  const lines = only({ id: 'a', purchasePrice: 9_000_000, equity: 10_000_000 })
  expect(lines.text('case-2-multiple')).toBe('needs the planned distributions')
  expect(lines.text('case-2-back')).toBe('$0.88')
  expect(lines.how('break-even-price')).toContain('÷ (100% − 2% (assumed) of costs)')
  expect(lines.how('loan-at-exit')).toBe('no loan = $0')
})

test('a loan that ends the plan, and what is typed as it was typed', () => {
  const lines = only(tower)
  expect(lines.text('sale-year')).toBe('year 5')
  expect(lines.how('sale-year')).toBe(
    'the earlier of the planned sale in year 7 (assumed) and the end of the loan in year 5 = year 5',
  )
  expect(lines.text('state')).toBe('several states')
  expect(lines.text('master-lease')).toBe('an affiliate of the sponsor')
  expect(only({ ...harbor, loanRate: 0.0575 }).text('loan-rate')).toBe('5.75%, fixed')
  expect(only({ ...harbor, rateFixed: false }).text('loan-rate')).toBe('6%, not fixed')
  expect(only(mill).text('ends-in-units')).toBe('yes')
})

test('an amount below the minimum says so, and the loan share stands beside the one that is needed', () => {
  const lines = linesOf(withOfferings)
  expect(lines.text('minimum')).toBe('$100,000')
  expect(lines.text('minimum', 1)).toBe('$100,000: your amount is below it')
  expect(lines.rows.find(({ id }) => id === 'share-in-exchange')?.label).toBe('Loan share; your exchange needs 21.3%')
  expect(only(harbor).rows.find(({ id }) => id === 'share-in-exchange')?.label).toBe('Loan share')
})

test('the bar is three parts of a dollar in words, and only where they come to one', () => {
  const [first] = linesOf(withOfferings).offerings.columns
  const parts = first?.figures.ok === true ? dollarParts(first.figures.value) : undefined
  expect(parts && dollarSentence(parts)).toBe(
    'Of each dollar of equity: 13.3% costs, 3.3% reserves, 83.3% into the property.',
  )
  const shares = { loadShare: 0.1, reserveShare: 0, equityIntoProperty: 0.8 }
  expect(dollarParts({ ...shares, difference: 1 })).toBeUndefined()
  expect(dollarParts({ ...shares, difference: 0, equityIntoProperty: -0.1 })).toBeUndefined()
})

test('what is assumed stands above the cases, and is the person’s own where typed', () => {
  const file = { ...withOfferings, offeringCases: { growth1: -0.05, growth3: 0, stressIncome: 0.3 } }
  expect(caseWords(describeExchange(file, today).offerings.assumptions)).toBe(
    'Hypothetical, and the same for every offering: price falls 5% a year; price stays the same; price stays the ' +
      'same. Stress: net income 30% lower, price 25% lower. Income stays level: no growth of rents, no taxes, no ' +
      'inflation. Reserves are taken as spent.',
  )
})
