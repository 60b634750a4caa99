import type { FileCheck } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { intoThreeTrusts } from '../testing/after-files.ts'
import { checkSentence } from './check-copy.ts'

const several = { ...intoThreeTrusts, sales: [...intoThreeTrusts.sales, { id: 't' }] }

test.each<[FileCheck['code'], string]>([
  ['closed-before-sale', 'By its date it closed before your sale: a reverse exchange is not computed here.'],
  ['closed-after-end', 'By its date it closed after the exchange had ended: it is no part of it.'],
  [
    'identified-late',
    'It was named after day 45, the last day to name. Check the day: named late, it is usually no part of the exchange.',
  ],
  [
    'parts-above-cost',
    'The parts add up to more than you paid for it with its improvements. Check their costs, or add the improvements ' +
      'under Money.',
  ],
  ['not-real-above-value', 'What isn’t real property is more than the whole is worth: no more than that is counted.'],
  ['service-after-sale', 'It came into use after the sale. Check the month: until then, the part counts as nothing.'],
  [
    'depreciation-too-small',
    'More was written off faster than in all. Enter the whole depreciation so far under Money: it includes both.',
  ],
])('%s is said in a sentence', (code, sentence) => {
  expect(checkSentence(code, intoThreeTrusts)).toBe(sentence)
})

test('with several sales, it is the first that a purchase closed before', () => {
  expect(checkSentence('closed-before-sale', several)).toBe(
    'By its date it closed before your first sale: a reverse exchange is not computed here.',
  )
})
