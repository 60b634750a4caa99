import { describeExchange, type ExchangeFile, type Sale } from '@dst/domain/exchange-file'
import type { OpenFact } from '@dst/domain/state-tax'
import { expect, test } from 'vitest'
import { stateTaxes } from '~/lib/states/state-taxes.ts'
import { oklahoma, today } from '../testing/sample-files.ts'
import { stateQuestion } from './state-question.ts'

const [rental = { id: 'a' }] = oklahoma.sales
const { state: _, ...nowhere } = rental

const withSales = (residence: 'AZ' | 'OH' | 'OK' | 'TX' | 'VT' | undefined, ...sales: readonly Partial<Sale>[]) => ({
  ...oklahoma,
  taxpayer: residence === undefined ? {} : { residence },
  sales: sales.map((sale, index) => ({ ...nowhere, id: String(index), ...sale })),
})

/** The question of a file, as if its verdict depended on state tax. */
function questionOf(file: ExchangeFile) {
  const { compared } = describeExchange(file, today, stateTaxes)
  if (!compared.ok) throw new Error(compared.error.code)
  const { verdict } = compared.value
  const end = { stateTax: 0, verdict }
  const asked = { ...compared.value, verdict: { rule: 11, name: 'depends-on-state-tax', low: end, high: end } } as const
  const { open = [] } = compared.value.tax.estimated?.stateTax.range ?? {}
  return { open, ...stateQuestion(file, asked) }
}

const dated = { placedInService: '2023-01' } as const

test('the time held is asked for in the month that is missing, and settles it', () => {
  expect(questionOf(oklahoma)).toEqual({
    open: ['heldMonths'],
    text: 'This settles it:',
    link: 'Since when have you owned it?',
    path: 'sales.0.placedInService',
  })
})

test('property from an exchange, whose month is there, is asked about in the field for its own', () => {
  const exchanged = { state: 'OK', ...dated, priorDeferredGain: 50_000, depreciation: 10_000 } as const
  expect(questionOf(withSales('OK', exchanged))).toMatchObject({
    open: ['heldMonths'],
    path: 'sales.0.heldSince',
  })
  expect(questionOf(withSales('AZ', { ...exchanged, state: 'AZ' }))).toMatchObject({
    open: ['boughtAfter2011'],
    link: 'Was it bought after 2011?',
    path: 'sales.0.heldSince',
  })
})

test('the state of residence is asked for first, and further questions may follow', () => {
  expect(questionOf(withSales(undefined, { state: 'OH', ...dated }))).toMatchObject({
    open: expect.arrayContaining<OpenFact>(['home', 'isBusiness']) as OpenFact[],
    text: 'Answer this first:',
    link: 'In which state do you live?',
    path: 'taxpayer.residence',
  })
})

test('facts of a sale lead to the sale whose state asks, among those that have a price', () => {
  const file = withSales('TX', { state: 'TX', ...dated }, { state: 'OH', ...dated })
  expect(questionOf(file)).toMatchObject({
    open: ['isBusiness'],
    link: 'Does renting it out count as a business in Ohio?',
    path: 'sales.1.isBusiness',
  })
  const withDraft = { ...file, sales: [{ id: 'draft' }, ...file.sales] }
  expect(questionOf(withDraft).path).toBe('sales.2.isBusiness')
  expect(questionOf(withSales('TX', { state: 'VT', ...dated, placedInService: '2015-01' }))).toMatchObject({
    open: ['usedAsHome'],
    link: 'Was it ever your home?',
    path: 'sales.0.usedAsHome',
  })
})

test('a state of residence asks about property anywhere', () => {
  expect(questionOf(withSales('OH', { ...dated }, { state: 'TX', ...dated }))).toMatchObject({
    open: ['isBusiness'],
    path: 'sales.1.isBusiness',
  })
})

test('where only figures are not final, the CPA’s number settles it', () => {
  const file = withSales('TX', { state: 'OK', ...dated, placedInService: '2012-01' })
  expect(questionOf(file)).toEqual({
    open: [],
    text: 'This settles it:',
    link: 'Your CPA’s number for state tax',
    path: 'income.cpaStateTax',
  })
})

test('a verdict that doesn’t depend on state tax asks nothing', () => {
  const { compared } = describeExchange({ ...oklahoma, plan: {} }, today, stateTaxes)
  expect(compared.ok && stateQuestion(oklahoma, compared.value)).toBeUndefined()
})
