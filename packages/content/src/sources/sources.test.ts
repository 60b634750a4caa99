import { expect, test } from 'vitest'
import { reviewFaults } from '../checks/reviews'
import { lastReviewed, pageReviews, sources } from './index'

test('every source has a label, a formal name and a review date', () => {
  const all = Object.values(sources)
  expect(all.length).toBeGreaterThanOrEqual(30)
  for (const source of all) {
    expect(source.label).not.toBe('')
    expect(source.authority).not.toBe('')
    expect(source.reviewed).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})

test('content is as old as its own review when its sources were read later', () => {
  expect(lastReviewed({ sources: ['irc-1031'], reviewed: '2026-03-01' })).toBe('2026-03-01')
})

test('content is as old as its oldest source when it was read later itself', () => {
  expect(lastReviewed({ sources: ['irc-1031', 'rule-501'], reviewed: '2027-03-01' })).toBe('2026-11-21')
})

test('pages whose words stand in the app name sources that exist and a date', () => {
  expect(Object.entries(pageReviews).flatMap(([page, review]) => reviewFaults(review).map((fault) => `${page} ${fault}`))).toEqual([])
  expect(Object.keys(pageReviews)).toEqual(['home', 'signUp'])
})
