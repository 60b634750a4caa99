import { emptyExchangeFile, type ExchangeFile, type Purchase } from '@dst/domain/exchange-file'
import type { StateCode } from '@dst/domain/parameters'
import { expect, test } from 'vitest'
import { clawBackSentences } from './claw-back-copy.ts'
import { stateTaxes } from '~/lib/states/state-taxes.ts'

const soldIn = (states: readonly StateCode[], ...purchases: readonly Omit<Purchase, 'id'>[]): ExchangeFile => ({
  ...emptyExchangeFile,
  sales: states.map((state, index) => ({ id: String(index), price: 1_000_000, state })),
  purchases: purchases.map((purchase, index) => ({ id: String(index), ...purchase })),
})
const sentences = (file: ExchangeFile) => clawBackSentences(file, stateTaxes.figures)

test('California and Oregon keep their claim, with a form every year', () => {
  expect(sentences(soldIn(['CA', 'CA', 'TX', 'OR']))).toEqual([
    'California keeps its claim to gain that you exchange into property elsewhere: form FTB 3840 is due every year. ' +
      'A sale at the end counts this tax as a part of the tax put off. The state of the new property can tax that ' +
      'gain too, and whether the two give credit to each other was not read: ask your CPA.',
    expect.stringContaining('form OR-24 is due every year'),
  ])
})

test('Massachusetts and Montana are only reported to', () => {
  const found = sentences(soldIn(['MA', 'MT']))
  expect(found).toHaveLength(2)
  for (const sentence of found) expect(sentence).toMatch(/ is reported to keep a claim .* not read .* no yearly form/)
})

test('other states keep none', () => {
  expect(sentences(soldIn(['NY', 'TX', 'OK']))).toEqual([])
  expect(sentences(emptyExchangeFile)).toEqual([])
})

test('property that is known to be bought in the state leaves nothing to claim', () => {
  const there = { state: 'CA', wanted: 'first' } as const
  expect(sentences(soldIn(['CA'], there))).toEqual([])
  expect(sentences(soldIn(['CA'], there, { state: 'NV', wanted: 'backup' }))).toEqual([])
  for (const other of [
    { state: 'NV', wanted: 'first' },
    { wanted: 'first' },
    { state: 'NV' },
    { state: 'NV', wanted: 'backup', closedOn: '2026-12-01' },
  ] as const) {
    expect(sentences(soldIn(['CA'], there, other))).toHaveLength(1)
  }
  expect(sentences(soldIn(['CA'], { state: 'CA', wanted: 'backup' }))).toHaveLength(1)
})

test('where no state tax is counted, none is said to be', () => {
  const corporation = { ...soldIn(['CA']), taxpayer: { kind: 'c-corporation' } } as const
  expect(sentences(corporation)[0]).not.toContain('counts this tax')
  expect(sentences({ ...corporation, income: { cpaStateTax: 60_000 } })[0]).toContain('counts this tax')
})
