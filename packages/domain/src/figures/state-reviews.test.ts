import { describe, expect, test } from 'vitest'
import { pastDueStates, stateReviews } from './state-reviews.ts'

describe('the figures of the states', () => {
  test('are read again each year: this fails when that is past due', () => {
    expect(pastDueStates(new Date().toISOString().slice(0, 10) as `${number}-${number}-${number}`)).toEqual([])
  })

  test('are listed by state: what was read, what is to be read next, and where', () => {
    const reviews = stateReviews()
    expect(reviews).toHaveLength(51)
    expect(reviews.find(({ state }) => state === 'CA')).toEqual({
      state: 'CA',
      reviewed: '2026-11-29',
      latestYear: 2026,
      kind: 'preliminary',
      publishes: 'September, when the state publishes its index',
      overdueAfter: '2027-12-29',
    })
    expect(reviews.find(({ state }) => state === 'TX')).toMatchObject({ publishes: 'January, with its forms' })
    expect(pastDueStates('2027-12-29')).toEqual([])
    expect(pastDueStates('2027-12-30')).toHaveLength(51)
  })
})
