import { describe, expect, test } from 'vitest'
import { fieldAt, readTyped, writeField, type FieldValue } from './index.ts'

const today = '2026-11-25'

function read(path: string, text: string): FieldValue | string {
  const typed = readTyped(fieldOf(path), text, today)
  return typed.kind === 'read' ? typed.value : typed.sentence
}

function fieldOf(path: string) {
  const field = fieldAt(path)
  if (field === undefined) throw new Error(`no field at ${path}`)
  return field
}

describe('a day is read as people write it', () => {
  test.each([
    ['Dec 4 2026', '2026-12-04'],
    ['December 4, 2026', '2026-12-04'],
    ['dec. 4th, 2026', '2026-12-04'],
    ['Fri Dec 4, 2026', '2026-12-04'],
    ['4 Dec 2026', '2026-12-04'],
    ['12/4/2026', '2026-12-04'],
    ['12-04-26', '2026-12-04'],
    ['12.4.26', '2026-12-04'],
    [' 2026-12-04 ', '2026-12-04'],
    ['2/29/2028', '2028-02-29'],
    ['1/5/46', '2046-01-05'],
    ['1/5/47', '1947-01-05'],
    ['Sept 1, 1986', '1986-09-01'],
  ])('%s', (text, day) => expect(read('sales.1.closing', text)).toBe(day))

  test.each([
    ['soon', '“soon” is not a date. Write it like Dec 4, 2026 or 12/4/2026.'],
    ['13/4/2026', '“13/4/2026” is not a date. Write it like Dec 4, 2026 or 12/4/2026.'],
    ['Decor 4 2026', '“Decor 4 2026” is not a date. Write it like Dec 4, 2026 or 12/4/2026.'],
    ['Dec 4', '“Dec 4” has no year.'],
    ['2/29/2027', 'There is no such day as “2/29/2027”.'],
    ['0/1/2026', 'There is no such day as “0/1/2026”.'],
    ['12/31/1929', '“12/31/1929” is before 1930, the earliest year that this page takes.'],
    ['1/1/2047', '“1/1/2047” is too far ahead.'],
  ])('%s is refused', (text, sentence) => expect(read('sales.1.closing', text)).toBe(sentence))
})

describe('a part of a property is read in percent or in dollars', () => {
  test.each([
    ['15', 15],
    ['15%', 15],
    ['12.5 %', 12.5],
    ['$250,000', 250_000],
  ])('%s', (text, value) => {
    expect(read('purchases.1.land', text)).toBe(value)
    expect(read('purchases.1.land', writeField(fieldOf('purchases.1.land'), value))).toBe(value)
  })

  test.each([
    ['-5', 'below $0'],
    ['2 billion', 'more than $1,000,000,000'],
    ['some', '“some”'],
  ])('%s is refused', (text, word) => expect(read('purchases.1.land', text)).toContain(word))
})

describe('a month is read as people write it', () => {
  test.each([
    ['March 2015', '2015-03'],
    ['mar 15', '2015-03'],
    ['3/2015', '2015-03'],
    ['3/15', '2015-03'],
    ['2015-03', '2015-03'],
    ['3/12/2015', '2015-03'],
    ['Mar 12, 2015', '2015-03'],
    ['1/1930', '1930-01'],
  ])('%s', (text, month) => expect(read('sales.1.placedInService', text)).toBe(month))

  test.each([
    ['2015', '“2015” has no month. Write it like March 2015.'],
    ['31 dec', '“31 dec” has no year.'],
    ['spring', '“spring” is not a month. Write it like March 2015 or 3/2015.'],
    ['13/2015', '“13/2015” is not a month. Write it like March 2015 or 3/2015.'],
    ['0/2015', '“0/2015” is not a month. Write it like March 2015 or 3/2015.'],
    ['12/1929', '“12/1929” is before 1930, the earliest year that this page takes.'],
  ])('%s is refused', (text, sentence) => expect(read('sales.1.placedInService', text)).toBe(sentence))
})

describe('a number is read with its unit', () => {
  test.each([
    ['sales.1.price', '1.25m', 1_250_000],
    ['sales.1.price', '$500,000.49', 500_000],
    ['income.otherTaxable', '-12,200', -12_200],
    ['income.otherTaxable', '(12,200)', -12_200],
    ['income.otherTaxable', '−$5k', -5_000],
    ['income.otherTaxable', '(0)', 0],
    ['plan.load', '6.5 %', 0.065],
    ['plan.load', '10', 0.1],
    ['purchases.1.loanShare', '0.453%', 0.00453],
    ['purchases.1.loanShare', '.5 percent', 0.005],
    ['purchases.1.loanShare', '0', 0],
    ['purchases.1.loanShare', '1', 0.01],
    ['plan.load', '33.333 percent', 0.33333],
    ['plan.growth', '-3%', -0.03],
    ['plan.years', '7', 7],
    ['sales.1.price', 'USD 900000', 900_000],
    ['sales.1.price', "1'250'000", 1_250_000],
    ['plan.load', '0.453%', 0.00453],
    ['plan.load', '$7 per $100', 0.07],
    ['purchases.1.loanShare', '45.3', 0.453],
    ['purchases.1.loanShare', '$82,797.68 per $100,000 of equity', 0.452947105],
    ['purchases.1.loanShare', '82,797.68 for each 100,000 invested', 0.452947105],
    ['purchases.1.loanShare', '45,000 per 100,000 of value', 0.45],
    ['plan.load', '0', 0],
    ['plan.growth', '12.345', 0.12345],
    ['purchases.1.units', '3', 3],
  ])('%s takes %s', (path, text, value) => expect(read(path, text)).toBe(value))

  test.each([
    ['sales.1.price', '-5', '“-5” is below $0.'],
    ['sales.1.price', '(5)', '“(5)” is below $0.'],
    ['income.otherTaxable', '2b', '“2b” is more than $1,000,000,000, the most that this calculator takes.'],
    ['plan.load', 'ten', '“ten” is not a number. Write it like 6.5%.'],
    ['plan.load', '101%', '“101%” is above 100%, the most that this field takes.'],
    ['plan.growth', '-51', '“-51” is below -50%, the least that this field takes.'],
    ['plan.dstLoanShare', '90.1', '“90.1” is above 90%, the most that this field takes.'],
    ['purchases.1.loanShare', '5 per 0', '“5 per 0” is not a number. Write it like 6.5%.'],
    ['purchases.1.loanShare', '5 per 100 units', '“5 per 100 units” is not a number. Write it like 6.5%.'],
    ['plan.years', '31', '“31” is above 30, the most that this field takes.'],
    ['plan.years', 'seven', '“seven” is not a number. Write it like 3.'],
  ])('%s refuses %s', (path, text, sentence) => expect(read(path, text)).toBe(sentence))
})

describe('a number that can be read in two ways is asked about', () => {
  test.each([
    ['sales.1.price', '1,25m', [1_250_000], '“1,25m” is not clear. Did you mean 1,250,000?'],
    ['sales.1.price', '400,00', [400, 40_000], '“400,00” is not clear. Did you mean 400 or 40,000?'],
    ['income.otherTaxable', '(1.250.000)', [-1_250_000], '“(1.250.000)” is not clear. Did you mean -1,250,000?'],
    ['plan.load', '9,3', [0.093], '“9,3” is not clear. Did you mean 9.3%?'],
    ['plan.load', '0.453', [0.453, 0.00453], '“0.453” is not clear. Did you mean 45.3% or 0.453%?'],
    ['purchases.1.loanShare', '.453', [0.453, 0.00453], '“.453” is not clear. Did you mean 45.3% or 0.453%?'],
    ['plan.growth', '-0.6', [-0.006], '“-0.6” is not clear. Did you mean -0.6%?'],
    ['plan.growth', '-3,5 %', [-0.035], '“-3,5 %” is not clear. Did you mean -3.5%?'],
    [
      'purchases.1.loanShare',
      '82,797.68 per 100,000',
      [0.452947105, 0.8279768],
      '“82,797.68 per 100,000” is not clear. Did you mean 45.294711% (per 100,000 of equity) or ' +
        '82.79768% (per 100,000 of value)?',
    ],
    [
      'plan.dstLoanShare',
      '$95,000 for each $100,000',
      [0.487179487],
      '“$95,000 for each $100,00…” is not clear. Did you mean 48.717949% (per $100,000 of equity)?',
    ],
    ['plan.years', '7.4', [7], '“7.4” is not clear. Did you mean 7?'],
    ['plan.years', '7,4', [7], undefined],
  ])('%s asks about %s', (path, text, meant, sentence) => {
    expect(readTyped(fieldOf(path), text, today)).toMatchObject({ kind: 'ask', meant })
    if (sentence !== undefined) expect(read(path, text)).toBe(sentence)
  })
})

test.each([
  ['offerings.o.purchasePrice', '10bn', 10_000_000_000],
  ['offerings.o.purchasePrice', '10,000,000,001', 'is above $10,000,000,000, the most that this field takes.'],
  ['offerings.o.equity', '0', 'is below $1, the least that this field takes.'],
  ['offerings.o.equity', '-5', 'is below $0.'],
  ['offerings.o.loan', '0', 0],
  ['offerings.o.loanRate', '15.1%', 'is above 15%, the most that this field takes.'],
  ['offerings.o.distribution10', '20%', 0.2],
  ['offerings.o.distribution1', '20.01%', 'is above 20%, the most that this field takes.'],
  ['offerings.o.amount', '2bn', 'the most that this calculator takes.'],
  ['offeringCases.growth1', '-20%', -0.2],
  ['offeringCases.growth1', '-20.1%', 'is below -20%, the least that this field takes.'],
])('%s: %j has the limits of offerings', (path, text, expected) => {
  const found = read(path, text)
  if (typeof expected === 'number') expect(found).toBe(expected)
  else expect(found).toContain(expected)
})

test('a text is trimmed, and an empty one is none', () => {
  expect(read('sales.1.label', '  Elm Street ')).toBe('Elm Street')
  expect(read('sales.1.label', '  ')).toBe('Nothing was entered.')
})

test.each([
  ['sales.1.closing', '2027-01-05', 'Tue Jan 5, 2027'],
  ['sales.1.placedInService', '2015-03', 'March 2015'],
  ['sales.1.price', 1_250_000, '1,250,000'],
  ['income.cpaTax', -12_200, '-12,200'],
  ['plan.load', 0.065, '6.5%'],
  ['plan.years', 7, '7'],
  ['sales.1.label', 'Elm Street', 'Elm Street'],
] as const)('%s: %s is written as it is read', (path, value, text) => {
  expect(writeField(fieldOf(path), value)).toBe(text)
  expect(read(path, text)).toBe(value)
})

test('what another field holds is written too', () => {
  expect(writeField(fieldOf('taxpayer.kind'), 'individual')).toBe('individual')
  expect(writeField(fieldOf('plan.accredited'), true)).toBe('true')
  expect(writeField(fieldOf('sales.1.closing'), 7)).toBe('7')
})

test('a text longer than its field is refused rather than cut', () => {
  expect(read('purchases.0.name', `     ${'n'.repeat(120)} `)).toBe('n'.repeat(120))
  expect(read('purchases.0.name', 'n'.repeat(121))).toBe(
    'At most 120 characters can be saved. Shorten this to save it.',
  )
})
