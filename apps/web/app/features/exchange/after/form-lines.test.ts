import type { ExchangeFile } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { boughtIn, intoThreeTrusts, withSold } from '../testing/after-files.ts'
import { formLines, type FormLine } from './form-lines.ts'

const linesOf = (file: ExchangeFile): readonly FormLine[] => formLines(file, boughtIn(file))
const lineOf = (file: ExchangeFile, number: string) => linesOf(file).find((line) => line.number === number)
const shown = (file: ExchangeFile, number: string) => {
  const { value, from } = lineOf(file, number) ?? {}
  return [value, from]
}

test('the lines stand in the order of the form, with the values of the file', () => {
  expect(linesOf(intoThreeTrusts).map(({ number, value }) => `${number}: ${value}`)).toEqual([
    '1: 12 Elm Street',
    '2: Oak Trust; Ash Trust; Elm Trust',
    '3: Not entered',
    '4: Mon Oct 6, 2025',
    '5: Mon Nov 10, 2025',
    '6: Various',
    '7: Not entered',
    '8–11: Waits for line 7',
    '12–14: Go to line 15',
    '15: $5,000',
    '15a: Nothing',
    '16: $903,000',
    '17: $908,000',
    '18: $270,000',
    '19: $638,000',
    '20: $5,000',
    '21: $0',
    '22: $5,000',
    '23: $5,000',
    '24: $633,000',
    '25: $270,000',
    '25a: $270,000',
    '25b: $0',
    '25c: $0',
  ])
})

test.each([
  ['1', 'by hand'],
  ['3', 'missing'],
  ['4', 'you'],
  ['7', 'missing'],
  ['8–11', 'missing'],
  ['12–14', 'default'],
  ['25', 'computed'],
])('line %s comes from %s', (number, from) => {
  expect(lineOf(intoThreeTrusts, number)?.from).toBe(from)
})

describe('days', () => {
  test('of one purchase are its own, and what is planned is missing', () => {
    const [oak] = intoThreeTrusts.purchases
    const { closedOn: _closed, identifiedOn: _identified, ...planned } = { ...oak }
    const one = {
      ...withSold({ closing: '2026-11-20', acquiredOn: '2004-02-01' }),
      purchases: [{ id: 'a', ...planned }],
    }
    expect(shown(one, '3')).toEqual(['Sun Feb 1, 2004', 'you'])
    expect(shown(one, '5')).toEqual(['Not entered', 'missing'])
    expect(shown(one, '6')).toEqual(['Not entered', 'missing'])
    expect(lineOf(one, '6')?.why).toBe('Once it has closed. The last of several counts.')
  })

  test('of several sales stand as various, with a statement of each', () => {
    const [sale] = withSold({ acquiredOn: '2004-02-01' }).sales
    const sales = [
      { ...sale, id: 's' },
      { ...sale, id: 't', label: '3 Oak Lane', acquiredOn: '2010-05-03' },
    ]
    const two = { ...intoThreeTrusts, sales }
    expect(shown(two, '3')).toEqual(['Various', 'you'])
    expect(shown(two, '1')).toEqual(['12 Elm Street; 3 Oak Lane', 'by hand'])
    expect(lineOf(two, '1')?.why).toMatch(/^“See attached statement”/)
    expect(lineOf(intoThreeTrusts, '1')?.why).toMatch(/^The full address and the kind of property/)
  })
})

describe('a related party', () => {
  const answered = (relatedParty: boolean) => ({ ...intoThreeTrusts, settlement: { relatedParty } })

  test('that there was none leaves lines 8 to 11 empty', () => {
    expect(shown(answered(false), '7')).toEqual(['No', 'you'])
    expect(shown(answered(false), '8–11')).toEqual(['Left empty', 'computed'])
  })

  test('leaves its name, what was disposed of, and the excuse to be written', () => {
    expect(shown(answered(true), '7')).toEqual(['Yes', 'you'])
    expect(['8', '9, 10', '11'].map((number) => shown(answered(true), number))).toEqual([
      ['To be written', 'by hand'],
      ['To be answered', 'by hand'],
      ['To be answered', 'by hand'],
    ])
  })
})

test('furniture sold with the house is on lines 12 to 14, and in the check of line 19', () => {
  const furnished = withSold({ furnitureValue: 10_000, furnitureBasis: 4_000 })
  expect(['12', '13', '14'].map((number) => shown(furnished, number)[0])).toEqual(['$10,000', '$4,000', '$6,000'])
  expect(lineOf(furnished, '14')?.why).toMatch(/^\$10,000 less \$4,000\./)
  expect(lineOf(furnished, '19')?.why).toContain('price $790,000 − furniture $10,000 − costs $0 − basis $152,000')
})

test('furniture received is to be named on line 15a', () => {
  const purchases = intoThreeTrusts.purchases.map((one, at) => (at === 0 ? { ...one, notRealProperty: 20_000 } : one))
  const furnished = { ...intoThreeTrusts, purchases }
  expect(shown(furnished, '15')).toEqual(['$25,000', 'computed'])
  expect(lineOf(furnished, '15')?.why).toMatch(/^\$5,000 of cash \+ \$20,000 of other property/)
  expect(shown(furnished, '15a')).toEqual(['To be written', 'by hand'])
})

test('line 19 is checked from the sale alone', () => {
  expect(lineOf(intoThreeTrusts, '19')?.why).toBe(
    'Line 17 less line 18. Check: price $790,000 − costs $0 − basis $152,000 = $638,000.',
  )
})

test('a loss is called one, and nothing of it is taxed', () => {
  const loss = withSold({ price: 800_000, purchasePrice: 1_200_000, depreciation: 158_000 })
  expect(lineOf(loss, '19')).toMatchObject({ what: 'Loss', value: '-$242,000' })
  expect(shown(loss, '20')).toEqual(['$0', 'computed'])
  expect(lineOf(loss, '24')).toMatchObject({ what: 'Loss put off', value: '-$242,000' })
})

test('what was written off faster is recapture, with the form that it goes to', () => {
  const faster = withSold({ depreciation1245: 3_000 })
  expect(shown(faster, '21')).toEqual(['$3,000', 'computed'])
  expect(lineOf(faster, '21')?.why).toMatch(/^What was written off faster.* To Form 4797, line 16\.$/)
  expect(shown(faster, '22')).toEqual(['$2,000', 'computed'])
})

test('line 22 names where its gain goes: to Form 6252 where the money came in a later year', () => {
  expect(lineOf(intoThreeTrusts, '22')?.why).toBe('Line 20 less line 21, never below zero. To Form 6252.')
  const paid = { ...intoThreeTrusts, moneyBack: [{ id: 'm', on: '2025-12-31', amount: 5_000 }] }
  expect(lineOf(paid, '22')?.why).toBe('Line 20 less line 21, never below zero. To Form 4797, line 5.')
})

test('line 22 sends nobody anywhere without a gain, and says so where its year is open', () => {
  const whole = intoThreeTrusts.purchases.map((one, at) => (at === 0 ? { ...one, equity: 255_000 } : one))
  expect(lineOf({ ...intoThreeTrusts, purchases: whole }, '22')?.why).toBe('Line 20 less line 21, never below zero.')
  const short = intoThreeTrusts.purchases.map((one, at) => (at === 1 ? { ...one, loanShare: 0 } : one))
  expect(lineOf({ ...intoThreeTrusts, purchases: short }, '22')?.why).toBe(
    'Line 20 less line 21, never below zero. Part of it may belong on Form 6252: ask your CPA. To Form 4797, line 5.',
  )
})

test("a figure of the CPA stands in place of ours, which stays beside it; 25a follows the CPA's line 25", () => {
  const typed = { ...intoThreeTrusts, cpaForm: { line25: 300_000 } }
  expect(lineOf(typed, '25')).toMatchObject({ value: '$300,000', ours: '$270,000', from: 'your CPA' })
  expect(shown(typed, '25a')).toEqual(['$300,000', 'computed'])
  expect(lineOf(typed, '24')).not.toHaveProperty('ours')
})
