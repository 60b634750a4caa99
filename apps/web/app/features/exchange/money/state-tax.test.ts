import type { ExchangeFile, Sale } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { simpleSentence, taxNotes, taxRows, taxSentence } from './tax-copy.ts'
import { couple, taxIn, withSale } from '../testing/sample-files.ts'
import { stateTaxes } from '~/lib/states/state-taxes.ts'
import { stateFormulas } from './state-formula.ts'
import { stateNotesOf } from '../states/state-tax-copy.ts'

const { figures } = stateTaxes
const sold = (state: Sale['state'], taxpayer: ExchangeFile['taxpayer'] = {}, sale: Partial<Sale> = {}) => ({
  ...withSale(couple, { ...(state === undefined ? {} : { state }), ...sale }),
  taxpayer,
})
const rowOf = (file: ExchangeFile) => {
  const row = taxRows(file, taxIn(file), figures).find(({ heading }) => heading === 'State tax')
  return `${row?.amount}: ${row?.how}`
}
const inCity = { residence: 'NY', place: 'new-york-city' } as const

describe('the state tax of a sale', () => {
  test('of a resident is that of one state, and a range while figures are not final', () => {
    const file = sold('CA', { residence: 'CA' })
    expect(rowOf(file)).toBe('$113,879 to $118,527: By the rates of California, on top of other income.')
    expect(taxSentence(taxIn(file))).toBe('A sale would add about $403,395 to $408,043 to your taxes for 2026.')
    expect(stateNotesOf(taxIn(file), figures)).toEqual([
      'California: figures of 2026 are not all published: what is missing is computed from the index of the state, ' +
        'or taken from reports.',
    ])
    expect(simpleSentence(taxIn(file), file)).toBe(
      'The simple figure of the home page is $251,282. It takes the highest federal rates for everybody, and leaves ' +
        'out state tax and selling costs.',
    )
  })

  test.each([
    [
      'of a Texan who sells in California',
      sold('CA', { residence: 'TX' }),
      '$104,820 to $109,098: California taxes the sale first: about $106,959. Texas has no income tax.',
    ],
    [
      'of a New Yorker of the City who sells in New Jersey',
      sold('NJ', inCity),
      '$136,559: New Jersey taxes the sale first: about $90,177. New York credits what New Jersey took; about ' +
        '$46,383 remain. Of it about $43,385 is tax of the county or city.',
    ],
    [
      'of one who sells in Texas',
      sold('TX', inCity),
      '$122,111: Texas has no income tax. New York takes about $122,111. Of it about $43,385 is tax of the county or ' +
        'city.',
    ],
    [
      'between two states of which that of the property gives the credit',
      sold('OR', { residence: 'CA' }),
      '$114,216 to $118,864: Oregon taxes the sale first: about $337, after credit for the tax of the state where ' +
        'you live. California takes about $116,203.',
    ],
    ['that is nothing', sold('OK', { residence: 'OK' }), '$0: Oklahoma takes nothing of this gain.'],
    ['that isn’t taxed', sold('MO', { residence: 'MO' }), '$0: Missouri does not tax such a gain.'],
    [
      'where home adds nothing',
      sold('CA', { residence: 'MO' }),
      '$104,820 to $109,098: California taxes the sale first: about $106,959. Missouri does not tax such a gain.',
    ],
    [
      'where a property’s state takes nothing',
      sold('OK', { residence: 'KS' }),
      '$62,458: Oklahoma takes nothing. Kansas takes about $62,458.',
    ],
  ])('%s', (_, file, words) => expect(rowOf(file)).toBe(words))

  test('without a state of residence reaches to the most that any adds, and asks for it', () => {
    const file = sold('TX')
    expect(rowOf(file)).toBe('$0 to $118,527: Texas has no income tax. The state where you live may add to it.')
    expect(stateNotesOf(taxIn(file), figures)).toEqual(['State tax depends on where you live: choose the state.'])
  })

  test('that depends on a fact asks for it', () => {
    const exchanged = { priorDeferredGain: 10_000, placedInService: '2023-01', depreciation: 20_000 }
    const file = sold('OK', { residence: 'OK' }, exchanged)
    expect(rowOf(file)).toBe('$0 to $40,950: By the rates of Oklahoma, on top of other income.')
    expect(stateNotesOf(taxIn(file), figures)[0]).toMatch(/^State tax depends on how long/)
  })

  test('by the CPA is named as such', () => {
    const file = { ...sold('CA', { residence: 'CA' }), income: { ...couple.income, cpaStateTax: 90_000 } }
    expect(rowOf(file)).toBe('$90,000: As your CPA has it.')
    expect(stateNotesOf(taxIn(file), figures)).toEqual([])
  })

  test('says what a move this year, and a sale without a state, leave out', () => {
    const file = sold('CA', { residence: 'CA', movesThisYear: true })
    const two = { ...file, sales: [...file.sales, { ...file.sales[0], id: 'b', state: undefined }] } as ExchangeFile
    expect(taxNotes(two, taxIn(file)).join(' ')).toMatch(/part of a year are not computed.*no state is entered/)
  })
})

test('every line of both returns is shown, and both ends where a fact makes two', () => {
  const range = taxIn(sold('OR', { residence: 'CA' })).stateTax.range
  if (range === undefined) throw new Error('no range')
  const [oregon, california, ...others] = stateFormulas(range, figures, 2026)
  expect(others).toEqual([])
  expect(oregon?.heading).toBe('Oregon, with the figures for 2026')
  expect(oregon?.lines.slice(-3)).toEqual([
    { term: 'Tax of the year', formula: '$124,761 with the sale, $13,510 without it' },
    { term: 'Tax on the sale', formula: 'the part of the income that comes from here, 86% = $107,296' },
    { term: 'Credit for the tax of another state', formula: '− $106,959' },
  ])
  expect(california?.lines.at(-1)?.formula).toBe('$124,369 with it − $8,166 without it = $116,203')
  const open = taxIn(sold('OH', { residence: 'OH' })).stateTax.range
  expect(open && stateFormulas(open, figures, 2026).map(({ heading }) => heading)).toEqual([
    'Ohio, with the figures for 2026: the least',
    'Ohio, with the figures for 2026: the most',
  ])
  const city = taxIn(sold('NY', inCity)).stateTax.range
  expect(city && stateFormulas(city, figures, 2026)[0]?.lines.at(-1)?.term).toBe('New York City')
})
