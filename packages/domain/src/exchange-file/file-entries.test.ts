import { expect, test } from 'vitest'
import { emptyExchangeFile, entriesOf, fieldAt, fileOf, readExchangeFile, type ExchangeFile } from './index.ts'

const whole: ExchangeFile = {
  version: 2,
  taxpayer: { kind: 'partnership', fiscalYearEnd: '06-30', filing: 'single' },
  sales: [{ id: 'a', label: 'Elm Street', closing: '2026-12-04', price: 2_000_000, landShare: 0.25, state: 'CA' }],
  deadlines: { extension: 'planned', affected: true },
  purchases: [
    { id: 'x', kind: 'dst', name: 'Harbor DST', equity: 100_000, loanShare: 0.4, wanted: 'first' },
    { id: 'y', kind: 'property', price: 500_000, units: 2, closedOn: '2027-01-05' },
  ],
  income: { otherTaxable: -5_000, realEstateProfessional: false },
  plan: { years: 7, ending: 'heirs', ownReturns: true, growth: -0.02 },
  saleParts: [{ id: 'p', sale: 'a', cost: 800_000, placedInService: '2015-03', life: '39' }],
  settlement: { otherCosts: 1_200, relatedParty: false },
  moneyBack: [{ id: 'm', on: '2027-01-20', amount: 5_000 }],
  trustLetters: [{ id: 't', purchase: 'x', year: 2027, income: 60_000 }],
  cpaForm: { line19: -1 },
  after: { years: 40, soldIn: '2034-06' },
  offerings: [{ id: 'o', name: 'Harbor DST', equity: 30_000_000, distribution10: 0.05, state: 'several' }],
  offeringCases: { growth1: -0.2, reservesAreBoot: true },
}

test('a file read from its text is the same file', () => {
  expect(readExchangeFile(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  expect(readExchangeFile(JSON.parse(JSON.stringify(emptyExchangeFile)))).toEqual(emptyExchangeFile)
})

test('a file is the same after it was taken apart by path', () => {
  const entries = entriesOf(whole)
  expect(entries.get('sales.a.price')).toBe(2_000_000)
  expect(entries.get('plan.ending')).toBe('heirs')
  expect(fileOf(entries)).toEqual(whole)
})

test('a file of before is read with nothing of what came later', () => {
  const { saleParts: _parts, settlement: _settlement, moneyBack: _back, ...rest } = whole
  const { trustLetters: _letters, cpaForm: _form, after: _after, ...others } = rest
  const { offerings: _offerings, offeringCases: _cases, ...before } = others
  expect(readExchangeFile(before)).toEqual({ ...emptyExchangeFile, ...before })
})

test('an item without any field leaves no trace', () => {
  expect([...entriesOf({ ...emptyExchangeFile, sales: [{ id: 'a' }] })]).toEqual([])
})

test.each([
  ['no file', undefined],
  ['another version', { ...whole, version: 3 }],
  ['a list', [whole]],
  ['a text', 'file'],
])('%s is not read', (_, value) => {
  expect(readExchangeFile(value)).toBeUndefined()
})

test.each([
  ['a date that the calendar lacks', 'sales.a.closing', '2026-02-30'],
  ['a month that the calendar lacks', 'sales.a.placedInService', '2015-13'],
  ['a date for a month', 'sales.a.placedInService', '2015-03-01'],
  ['a negative price', 'sales.a.price', -1],
  ['more than anything costs', 'sales.a.price', 1_000_000_001],
  ['no number', 'sales.a.price', Number.NaN],
  ['a number as text', 'sales.a.price', '5'],
  ['a share above 1', 'sales.a.landShare', 1.01],
  ['a loan of the whole value', 'purchases.x.loanShare', 1],
  ['no property at all', 'purchases.x.units', 0],
  ['a state that is none', 'sales.a.state', 'ZZ'],
  ['a flag as text', 'deadlines.affected', 'true'],
  ['a year end within a month', 'taxpayer.fiscalYearEnd', '06-15'],
  ['an empty text', 'sales.a.label', '   '],
  ['a number for a text', 'sales.a.label', 5],
  ['a number for a date', 'sales.a.closing', 20261204],
  ['31 years', 'plan.years', 31],
  ['an item by no id', 'saleParts.p.sale', 'a.b'],
  ['a life that no building has', 'saleParts.p.life', '40'],
])('%s is left out', (_, path, value) => {
  expect(fileOf([[path, value]])).toEqual(emptyExchangeFile)
})

test('limits themselves are kept, amounts are rounded, and long texts are cut', () => {
  const file = fileOf([
    ['sales.a.price', 1_000_000_000],
    ['sales.a.debtPaidOff', 0.5],
    ['sales.a.landShare', 1],
    ['sales.a.label', ` ${'x'.repeat(130)} `],
    ['income.otherTaxable', -1_000_000_000],
    ['plan.years', 30],
  ])
  expect(file.sales).toEqual([{ id: 'a', price: 1_000_000_000, debtPaidOff: 1, landShare: 1, label: 'x'.repeat(120) }])
  expect(file.income).toEqual({ otherTaxable: -1_000_000_000 })
  expect(file.plan).toEqual({ years: 30 })
})

test.each([
  ['a\u0000b\nc', 'a b c'],
  ['\u0000', undefined],
  ['half \ud83c', 'half'],
  [`${'x'.repeat(119)}🏢`, 'x'.repeat(119)],
  [`${'x'.repeat(118)}🏢`, `${'x'.repeat(118)}🏢`],
])('of the text %j no database has to refuse what is kept', (typed, retained) => {
  expect(fileOf([['sales.a.label', typed]]).sales[0]?.label).toBe(retained)
})

test.each([
  'sales',
  'sales.a',
  'sales.a.b.price',
  'sales.a b.price',
  'sales.a.toString',
  'plan.constructor',
  'plan',
  '',
])('no field is at %j', (path) => {
  expect(fieldAt(path)).toBeUndefined()
})

test('a file holds 12 sales and 40 purchases, and leaves out what goes beyond', () => {
  const file = readExchangeFile({
    ...emptyExchangeFile,
    sales: Array.from({ length: 13 }, (_, index) => ({ id: `s${index}`, price: index })),
    purchases: Array.from({ length: 41 }, (_, index) => ({ id: `p${index}`, equity: index })),
  })
  expect(file?.sales).toHaveLength(12)
  expect(file?.purchases).toHaveLength(40)
})

test('a file holds five offerings', () => {
  const offerings = Array.from({ length: 6 }, (_, index) => ({ id: `o${index}`, purchasePrice: 10_000_000_000 }))
  expect(readExchangeFile({ ...emptyExchangeFile, offerings })?.offerings).toEqual(offerings.slice(0, 5))
})

test('what is no item or no part is left out', () => {
  expect(readExchangeFile({ version: 2, sales: 'none', purchases: [null, 5, {}], plan: 7, more: {} })).toEqual(
    emptyExchangeFile,
  )
})

test('a file of the first version keeps what it came to: a state’s highest rate', () => {
  const first = { ...whole, version: 1 }
  expect(readExchangeFile(first)).toEqual({ ...whole, income: { ...whole.income, highestStateRate: true } })
  expect(readExchangeFile({ ...first, sales: [] })).toEqual({ ...whole, sales: [] })
})

test('an id of something in another table is written like an address', () => {
  const file = (place: unknown) => readExchangeFile({ ...emptyExchangeFile, taxpayer: { place } })?.taxpayer
  expect(file('prince-georges')).toEqual({ place: 'prince-georges' })
  for (const wrong of ['New York', '-', 'a--b', 7, 'a'.repeat(41)]) expect(file(wrong)).toEqual({})
})
