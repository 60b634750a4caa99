import { expect, test } from 'vitest'
import { findPromises } from '../checks/promises.ts'
import { readingGrade } from '../checks/reading-level.ts'
import { missesHedge, reviewFaults } from '../checks/reviews.ts'
import { findWrongStatements } from '../checks/statements.ts'
import { unexplainedTerms } from '../checks/unexplained-terms.ts'
import { ids, prose, reviewedParts } from '../checks/walk.ts'
import { listNotes } from './index.ts'

const text = prose(listNotes).join(' ')

test('each section and each notice names sources and a review date', () => {
  const parts = reviewedParts(listNotes)
  expect(parts).toHaveLength(7)
  expect(parts.flatMap(reviewFaults)).toEqual([])
  expect(parts.filter((part) => missesHedge(prose(part).join(' '), part))).toEqual([])
})

test('nothing is promised, known to be wrong or unexplained', () => {
  expect([...findPromises(text), ...findWrongStatements(text), ...unexplainedTerms(text)]).toEqual([])
  expect(new Set(ids(listNotes)).size).toBe(ids(listNotes).length)
})

test('the rules read below the eighth school year', () => {
  const sentences = prose(listNotes.sections).map((line) => (/[.!?:;]$/.test(line) ? line : `${line}:`))
  expect(readingGrade(sentences.join(' '))).toBeLessThan(8)
})

test('the limits are those of the regulation', () => {
  expect(text).toContain('Up to three properties may be worth any amount.')
  expect(text).toContain('up to 200% of what you sold')
  expect(text).toContain('at least 95% of its value')
  expect(text).toContain('up to 15% of the value of that item')
})

test('that a notice is delivered is advice; the law asks that it is sent', () => {
  expect(text).toContain('The law asks that the notice be sent by midnight of day 45. Our advice goes further')
  expect(listNotes.identification.header).toBe(
    'Draft. Valid only signed and delivered to your intermediary or another permitted person by ' +
      '[date]. We do not deliver it.',
  )
})
