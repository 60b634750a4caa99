import { goldInvestor, newInvestor } from '@dst/api-client/testing'
import { expect, test } from 'vitest'
import { accreditationLabel, investorTier, outlook, preferences, displayedScore } from './investor-summary.ts'

test.each([
  [-13, 0],
  [0, 0],
  [72, 72],
  [100, 100],
  [118, 100],
])('a score of %d shows as %d', (dstScore, shown) => {
  expect(displayedScore({ dstScore })).toBe(shown)
})

test('the recorded tier counts; without one the score decides', () => {
  expect(investorTier({ dstSegment: 'silver', dstScore: 90 })).toBe('silver')
  expect(investorTier({ dstSegment: null, dstScore: 49 })).toBe('bronze')
  expect(investorTier({ dstSegment: null, dstScore: 50 })).toBe('silver')
})

test('only "yes" counts as accredited', () => {
  expect((['yes', 'notSure', 'no', null] as const).map(accreditationLabel)).toEqual([
    'Accredited Investor',
    'Not Accredited',
    'Not Accredited',
    'Not Accredited',
  ])
})

test('answers read in the words of the questionnaire', () => {
  expect(outlook(goldInvestor)).toEqual([
    { term: 'Investment horizon', description: '5 to 10 years' },
    { term: 'Return expectation', description: '6.1% to 8% a year' },
  ])
  expect(preferences(goldInvestor).map(({ description }) => description)).toEqual([
    'Multifamily (apartments)',
    '$500,000 to $999,000',
    'My sale is under way now',
    'Under 25%',
    'Very important',
    'Moderate',
    'No',
    'No',
  ])
})

test('what was not answered says so', () => {
  const words = [...outlook(newInvestor), ...preferences(newInvestor)].map(({ description }) => description)
  expect(words).toHaveLength(10)
  expect(new Set(words)).toEqual(new Set(['Not answered yet']))
})
