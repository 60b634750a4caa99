import { emptyExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { stateTaxes } from '~/lib/states/state-taxes.ts'
import { couple, moneyIn, taxIn, today, withSale } from '../testing/sample-files.ts'
import { bootLines, purchaseLines } from './boot-lines.ts'
import { packetFacts } from './packet-facts.ts'
import type { PacketLine } from './packet-line.ts'
import { saleLines } from './sale-lines.ts'
import { stateTaxLines } from './state-tax-lines.ts'
import { gainLines, taxLines } from './tax-lines.ts'
import { yearLines } from './year-lines.ts'

const highest: ExchangeFile = { ...couple, income: { highestStateRate: true } }
const factsOf = (file: ExchangeFile) => packetFacts(file, today, { names: false, states: undefined })
const saleOf = (file: ExchangeFile, at = 0) => saleLines(file, at, factsOf(file).tax)
const taxOf = (file: ExchangeFile) => taxLines(file, factsOf(file).tax)
const find = (lines: readonly PacketLine[], what: string) => {
  const { value, from } = lines.find((line) => line.what === what) ?? {}
  return [value, from]
}

test('a line is yours once it is entered, and the default until then', () => {
  const lines = saleOf(couple)
  expect(find(lines, 'Closing')).toEqual(['Sat Nov 21, 2026', 'you'])
  expect(find(lines, 'Sale price')).toEqual(['$2,000,000', 'you'])
  expect(find(lines, 'In use since')).toEqual(['March 2015', 'you'])
  expect(find(lines, 'Selling costs')).toEqual(['$120,000, 6% of the price', 'default'])
  expect(find(lines, 'Kind of property')).toEqual(['Commercial', 'default'])
  expect(find(lines, 'Part of that price that was land')).toEqual(['20%', 'default'])
  expect(find(lines, 'Depreciation so far')).toEqual(['$239,316', 'computed'])
  const changed = saleOf(withSale(couple, { sellingCosts: 0, landShare: 0.3, depreciation: 5, state: 'CA' }))
  expect(find(changed, 'Selling costs')).toEqual(['$0', 'you'])
  expect(find(changed, 'Part of that price that was land')).toEqual(['30%', 'you'])
  expect(find(changed, 'Depreciation so far')).toEqual(['$5', 'you'])
  expect(find(changed, 'State of the property')).toEqual(['California', 'you'])
})

test('a line that the estimate needs is missing until it is entered', () => {
  const lines = saleOf(emptyExchangeFile)
  const missing = lines.filter(({ from }) => from === 'missing').map(({ what }) => what)
  expect(missing).toEqual(['Closing', 'Sale price', 'State of the property', 'What was paid for it', 'In use since'])
  expect(find(lines, 'Selling costs')).toEqual(['6% of the price', 'default'])
  expect(find(lines, 'Depreciation so far')).toEqual(['Not known yet', 'computed'])
  expect(find(saleOf(withSale(couple, { placedInService: '1985-02' })), 'Depreciation so far')).toEqual([
    'Not entered',
    'missing',
  ])
})

test('each of several sales has the depreciation of its own', () => {
  const [sale] = couple.sales
  const two = { ...couple, sales: [{ id: 'x' }, { ...sale, id: 'a', purchasePrice: 500_000 }, { ...sale, id: 'b' }] }
  expect([0, 1, 2].map((at) => find(saleOf(two, at), 'Depreciation so far')[0])).toEqual([
    'Not known yet',
    '$119,658',
    '$239,316',
  ])
})

test('every line names its section of law', () => {
  const file = withSale(couple, { state: 'CA' }, { equity: 1_480_000 })
  const { tax, money } = packetFacts(file, today, { names: false, states: stateTaxes })
  if (!tax.ok || !money.ok) throw new Error('tax or money is missing')
  const lines = [
    ...saleLines(file, 0, tax, stateTaxes.figures),
    ...yearLines(file, tax.value.year, stateTaxes.figures),
    ...gainLines(tax.value),
    ...taxLines(file, tax).slice(0, -1),
    ...stateTaxLines(tax.value, stateTaxes.figures),
    ...purchaseLines(file.purchases),
    ...bootLines(money.value),
  ]
  expect(lines.length).toBeGreaterThan(40)
  expect(lines.filter(({ law }) => !/^(?:26 U\.S\.C\. \d|26 CFR \d|Form 8824|State law)/.test(law))).toEqual([])
})

test('the year of a person, with what stands for it', () => {
  const lines = yearLines(couple, taxIn(couple).year)
  expect(find(lines, 'Who files')).toEqual(['A person or a couple', 'default'])
  expect(find(lines, 'Taxable income without the sale')).toEqual(['$150,000', 'you'])
  expect(find(lines, 'Deductions in it')).toEqual(['$32,200, the standard deduction', 'default'])
  expect(find(lines, 'Real-estate professional')).toEqual(['No', 'default'])
  expect(find(yearLines(couple), 'Deductions in it')).toEqual(['The standard deduction', 'default'])
  const professional = { ...couple, income: { realEstateProfessional: true } }
  expect(find(yearLines(professional), 'Real-estate professional')).toEqual(['Yes', 'you'])
})

test.each([
  [couple, 'Not included until you enter the state or a rate', 'default'],
  [withSale(couple, { state: 'CT' }), 'None: computed by the figures of the state', 'default'],
  [withSale(highest, { state: 'CT' }), '6.99%, the highest rate of the state', 'default'],
  [withSale(highest, { state: 'TX' }), '0%, the highest rate of the state', 'default'],
  [{ ...couple, income: { cpaStateTax: 5 } }, 'None: the amount of the CPA stands', 'default'],
  [
    {
      ...highest,
      sales: [withSale(couple, { state: 'TX' }), withSale(couple, { state: 'CA' })].flatMap((f) => f.sales),
    },
    'The highest rate of each state',
    'default',
  ],
  [
    { ...withSale(couple, { state: 'CA' }), taxpayer: { kind: 'c-corporation' } },
    'Not included until you enter a rate',
    'default',
  ],
  [{ ...couple, income: { stateRate: 0.0699 } }, '6.99%', 'you'],
] as const)('the state rate of file %#: %s2', (file, value, from) => {
  expect(find(yearLines(file), 'State rate on the gain')).toEqual([value, from])
})

test('the income of a corporation, and of a trust, is not asked for: no estimate uses it', () => {
  for (const kind of ['c-corporation', 'trust-or-estate'] as const) {
    expect(yearLines({ ...couple, taxpayer: { kind } }).map(({ what }) => what)).toEqual([
      'Who files',
      'End of the tax year',
      'State rate on the gain',
      'State tax of the sale, as the CPA has it',
    ])
  }
})

test("the CPA's number stands beside our total, which stays", () => {
  const total = (income: object) => taxOf({ ...couple, income: { ...couple.income, ...income } }).at(-1)
  expect(total({})).toMatchObject({ value: '$289,515', from: 'computed' })
  expect(total({})?.cpa).toBeUndefined()
  expect(total({ cpaTax: 270_000 })).toMatchObject({ value: '$289,515', cpa: '$270,000' })
  expect(taxOf({ ...emptyExchangeFile, income: { cpaTax: 5 } })).toEqual([
    { what: 'All taxes of the sale, our estimate', law: '', value: 'Not known yet', from: 'missing', cpa: '$5' },
  ])
})

test('a corporation pays under section 11', () => {
  expect(taxOf({ ...couple, taxpayer: { kind: 'c-corporation' } })[0]?.law).toBe('26 U.S.C. 11(b). 21% of the gain.')
  expect(taxOf(couple)[0]?.law).toMatch(/^26 U\.S\.C\. 1\(h\)\. /)
})

test('a loss is called one', () => {
  const loss = withSale(couple, { price: 700_000, debtPaidOff: 0 }, { equity: 600_000 })
  expect(find(gainLines(taxIn(loss)), 'Loss')).toEqual(['-$102,684', 'computed'])
  expect(find(bootLines(moneyIn(loss)), 'Loss put off')).toEqual(['$102,684', 'computed'])
})

test('what is bought, with its loan; a backup does not count', () => {
  expect(
    purchaseLines([
      { id: 'a', name: 'Oak Trust', equity: 1_480_000, loanShare: 0.2, exchangeCosts: 15_000 },
      { id: 'b', kind: 'property', price: 5 },
      { id: 'c', wanted: 'backup' },
    ]).map(({ what, value, from }) => [what, value, from]),
  ).toEqual([
    ['Oak Trust: cash put in', '$1,480,000', 'you'],
    ['Its loan, as a share of the value', '20%', 'you'],
    ['Its exchange costs', '$15,000', 'you'],
    ['Property 2: price', '$5', 'you'],
    ['Its loan, as a share of the value', '0%', 'default'],
    ['Its exchange costs', '$0', 'default'],
    ['DST 3: cash put in, a backup: not counted', 'Not entered', 'missing'],
    ['Its loan, as a share of the value', '0%', 'default'],
    ['Its exchange costs', '$0', 'default'],
  ])
})

test('boot is what debt is not replaced, and the tax on it a range; without the gain it ends there', () => {
  const plan = withSale(couple, {}, { equity: 1_480_000, loanShare: 0.2 })
  const lines = bootLines(moneyIn(plan))
  expect(find(lines, 'Debt that neither loans nor own cash replace')).toEqual(['$30,000', 'computed'])
  expect(find(lines, 'Boot')).toEqual(['$30,000', 'computed'])
  expect(find(lines, 'Tax on it, by our estimate: the least and the most')).toEqual(['$4,500 to $6,600', 'computed'])
  const unknown = withSale(plan, { purchasePrice: undefined } as object, { equity: 1_480_000, loanShare: 0.2 })
  expect(bootLines(moneyIn(unknown)).at(-1)?.what).toBe('Boot')
})
