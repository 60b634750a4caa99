import type { FileCheck } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { intoThreeTrusts } from '../testing/after-files.ts'
import { checkSentence, unbalancedSentence } from './check-copy.ts'

const several = { ...intoThreeTrusts, sales: [...intoThreeTrusts.sales, { id: 't' }] }

test.each<[FileCheck['code'], string]>([
  ['closed-before-sale', 'By its date it closed before your sale: a reverse exchange is not computed here.'],
  ['closed-after-end', 'By its date it closed after the exchange had ended: it is no part of it.'],
  [
    'identified-late',
    'It was named after day 45, the last day to name. Check the day: named late, it is usually no part of the ' +
      'exchange.',
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
  [
    'depreciation-below-allowable',
    'By our count more could have been written off by the sale. What could have been lowers the basis even where it ' +
      'wasn’t taken: check the depreciation and the share of land under Money, or ask your CPA.',
  ],
])('%s is said in a sentence', (code, sentence) => {
  expect(checkSentence(code, intoThreeTrusts)).toBe(sentence)
})

test('with several sales, it is the first that a purchase closed before', () => {
  expect(checkSentence('closed-before-sale', several)).toBe(
    'By its date it closed before your first sale: a reverse exchange is not computed here.',
  )
})

test('figures of a CPA that don’t follow from each other are named with what they should be', () => {
  expect(unbalancedSentence([17, 25])).toBe(
    'With these figures, line 17 is no longer the sum of lines 15 and 16; line 25 is no longer lines 18 and 23 less ' +
      'line 15. Type the other lines of your CPA as well, or ask which one differs.',
  )
})
