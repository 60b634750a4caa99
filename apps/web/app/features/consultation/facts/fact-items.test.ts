import { expect, test } from 'vitest'
import { factItems } from './fact-items.ts'

const facts = { debtToReplace: 400_000, lastNamingDay: '2027-01-05' }
const description = 'Last day to name property: Tue Jan 5, 2027; Debt to replace: $400,000'

test('with consent the partner gets the facts, without it that is not said', () => {
  expect(factItems({ facts, shareDataConsent: true })).toEqual([
    { term: 'Facts of your exchange that the partner gets', description },
  ])
  expect(factItems({ facts, shareDataConsent: false })).toEqual([{ term: 'Facts of your exchange', description }])
})

test('without facts nothing is said of them', () => {
  expect(factItems({ facts: null, shareDataConsent: true })).toEqual([])
  expect(factItems({ facts: {}, shareDataConsent: true })).toEqual([])
})
