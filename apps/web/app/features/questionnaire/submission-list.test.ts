import type { Submission } from '@dst/contracts'
import { expect, test } from 'vitest'
import { pastSubmissions } from './submission-list.ts'
import { goldAnswers, nurturedAnswers } from './testing/answers.ts'

const newest: Submission = {
  id: '2',
  submittedAt: '2026-11-22T04:30:00.000Z',
  answers: { ...goldAnswers, qiReady: 'yes' },
  score: 104,
  tier: 'gold',
}
const middle: Submission = {
  id: '1',
  submittedAt: '2026-11-21T10:00:00.000Z',
  answers: goldAnswers,
  score: 101,
  tier: 'gold',
}
const oldest: Submission = {
  id: '0',
  submittedAt: '2026-01-02T17:05:00.000Z',
  answers: nurturedAnswers,
  score: -13,
  tier: 'nurtured',
}

test('tells each time with its score as shown, its tier in words, and what changed since the time before', () => {
  const [second, first] = pastSubmissions([newest, middle], 'America/New_York')
  expect(second).toEqual({
    id: '2',
    when: 'November 21, 2026 at 11:30 PM',
    outcome: '100 of 100, Gold',
    changes: [{ name: 'qiReady', question: 'Have you chosen a qualified intermediary?', before: 'No', now: 'Yes' }],
  })
  expect(first).toMatchObject({ when: 'November 21, 2026 at 5:00 AM', changes: undefined })
})

test('calls nobody nurtured, and compares with the time before, not with the first', () => {
  const [, second, first] = pastSubmissions([newest, middle, oldest], 'UTC')
  expect(first).toMatchObject({ outcome: '0 of 100, Getting ready', changes: undefined })
  expect(second?.changes).toHaveLength(10)
})

test('reads answers of questions that are no longer asked as not given', () => {
  const [second] = pastSubmissions(
    [middle, { ...middle, answers: { ...goldAnswers, horizon: '3 years', shoeSize: 44 } }],
    'UTC',
  )
  expect(second?.changes).toEqual([
    {
      name: 'horizon',
      question: 'How long do you plan to stay invested?',
      before: 'Not answered',
      now: '5 to 10 years',
    },
  ])
})

test('has nothing to tell before the first time', () => {
  expect(pastSubmissions([])).toEqual([])
})
