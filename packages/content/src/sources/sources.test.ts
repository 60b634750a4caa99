import { figureGroups } from '@dst/domain/figures'
import { spellNumber } from '@dst/domain/wording'
import { describe, expect, test } from 'vitest'
import { reviewFaults } from '../checks/reviews.ts'
import { lastReviewed, pageReviews, sources } from './index.ts'

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
  expect(
    Object.entries(pageReviews).flatMap(([page, review]) => reviewFaults(review).map((fault) => `${page} ${fault}`)),
  ).toEqual([])
  expect(Object.keys(pageReviews)).toEqual(['home', 'compare', 'signUp'])
})

describe('the evidence can be checked', () => {
  const all = Object.entries(sources)
  const fullCitation = /^(?:Private Letter Ruling \d{7} \(\d{4}\)|Revenue Ruling [\d-]+, \d{4}-\d C\.B\. \d+)$/

  test.each(all)('of %s: each work is a link or a full citation', (_, { works }) => {
    expect(works.length).toBeGreaterThanOrEqual(1)
    expect(works.filter(({ citation, url }) => url === undefined && !fullCitation.test(citation))).toEqual([])
  })

  test('a figure of the market rests on works that pages credit for it, under the same names', () => {
    const credited = sources['dst-terms'].works.map(({ citation, url }) => `${citation} ${url}`)
    const cited = (figureGroups().find(({ id }) => id === 'market')?.figures ?? [])
      .flatMap((figure) => figure.sources)
      .filter(({ typicalTerms }) => typicalTerms === undefined)
      .map(({ label, href }) => `${label.replace(/ \(for \d+%\)$/, '')} ${href}`)
    expect(cited.length).toBeGreaterThanOrEqual(4)
    expect(cited.filter((work) => !credited.includes(work))).toEqual([])
  })

  test('what the market publishes is a list that can be read, not a survey', () => {
    const market = all.filter(([, { kind }]) => kind === 'market')
    expect(market.length).toBeGreaterThanOrEqual(3)
    for (const [, { works, authority }] of market) {
      expect(works.length).toBeGreaterThanOrEqual(4)
      expect(authority).not.toMatch(/survey/i)
      expect(authority).toContain(`What ${spellNumber(works.length)} `)
    }
  })
})
