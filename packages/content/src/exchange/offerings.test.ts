import { expect, test } from 'vitest'
import { findPromises } from '../checks/promises.ts'
import { readingGrade } from '../checks/reading-level.ts'
import { missesHedge, reviewFaults } from '../checks/reviews.ts'
import { findWrongStatements } from '../checks/statements.ts'
import { unexplainedTerms } from '../checks/unexplained-terms.ts'
import { ids, prose, reviewedParts } from '../checks/walk.ts'
import { exchangeOfferings } from './index.ts'

const text = prose(exchangeOfferings).join(' ')

test('each part names sources and a review date', () => {
  const parts = reviewedParts(exchangeOfferings)
  expect(parts).toHaveLength(5)
  expect(parts.flatMap(reviewFaults)).toEqual([])
  expect(parts.filter((part) => missesHedge(prose(part).join(' '), part))).toEqual([])
  expect(new Set(ids(exchangeOfferings)).size).toBe(ids(exchangeOfferings).length)
})

test('nothing is promised, known to be wrong or unexplained', () => {
  expect([...findPromises(text), ...findWrongStatements(text), ...unexplainedTerms(text)]).toEqual([])
})

test('nothing is ranked or recommended', () => {
  expect(text).not.toMatch(/\b(?:best|worst|winner|score|stars?|rank|total|recommended|suitable|safe)\b/i)
  expect(exchangeOfferings.statement.text).toContain('don’t say which is better')
})

test('the lists read below the ninth school year', () => {
  const { checklist, questions } = exchangeOfferings
  const lines = [...checklist.items.map(({ look }) => look), ...questions.flatMap((list) => list.questions)]
  expect(lines.length).toBeGreaterThanOrEqual(25)
  expect(readingGrade(lines.join(' '))).toBeLessThan(9)
})
