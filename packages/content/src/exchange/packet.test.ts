import { expect, test } from 'vitest'
import { findPromises } from '../checks/promises.ts'
import { readingGrade } from '../checks/reading-level.ts'
import { missesHedge, reviewFaults } from '../checks/reviews.ts'
import { findWrongStatements } from '../checks/statements.ts'
import { unexplainedTerms } from '../checks/unexplained-terms.ts'
import { ids, prose, reviewedParts } from '../checks/walk.ts'
import { datesNotes, exchangeAfter, exchangePacket } from './index.ts'

const { questions, questionsAfter } = exchangePacket

test('CPA, intermediary, adviser and sponsor are asked four to six questions each', () => {
  expect(questions.map(({ id }) => id)).toEqual(['cpa', 'intermediary', 'adviser', 'sponsor'])
  for (const page of questions) {
    expect(page.questions.length).toBeGreaterThanOrEqual(4)
    expect(page.questions.length).toBeLessThanOrEqual(6)
    expect(page.questions.filter((question) => !question.includes('?'))).toEqual([])
  }
})

test.each([...questions, questionsAfter].map((page) => [page.id, page] as const))(
  'what the %s is asked has sources, hedges and explained terms, and reads easily',
  (_, page) => {
    const text = prose(page).join(' ')
    expect(reviewedParts(page).flatMap(reviewFaults)).toEqual([])
    expect(missesHedge(text, page)).toBe(false)
    expect([...findPromises(text), ...findWrongStatements(text), ...unexplainedTerms(text)]).toEqual([])
    expect(readingGrade(prose(page.questions).join(' '))).toBeLessThan(9)
  },
)

test('its notes are those of the other views', () => {
  const stored = ids(exchangePacket.dateNotes)
  expect(stored.length).toBeGreaterThanOrEqual(5)
  expect(ids(datesNotes).filter((id) => !stored.includes(id))).toEqual(['reverse', 'disaster'])
  expect(ids([exchangePacket.bootNotes, exchangePacket.listNotes])).toEqual([
    'three-things',
    'three-rules',
    'signed-and-sent',
  ])
})

test('its notes on the time after the closing are those of that view', () => {
  const { form, laterMoney, writeOff, leavesOut } = exchangePacket.after
  expect(ids(form)).toEqual(['several', 'costs', 'value-received', 'line-25a'])
  expect(laterMoney).toBe(exchangeAfter.laterMoney)
  expect(ids(writeOff)).toEqual(['goes-on', 'election', 'sum', 'one-into-several'])
  expect(leavesOut).toBe(exchangeAfter.leavesOut)
})
