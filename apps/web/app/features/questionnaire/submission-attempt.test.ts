import { describe, expect, test } from 'vitest'
import { attemptFor, storedAttempt } from './submission-attempt.ts'
import { goldAnswers, nurturedAnswers } from './testing/answers.ts'

const first = '5a0c8f2e-4b1d-4c3a-9d2f-0e6b7a8c9d10'
const second = '7b1d9f3e-5c2e-4d4b-8e3f-1f7c8b9d0e21'
const attempt = { key: first, begunAt: 1_795_255_200_000, answers: goldAnswers }
const make = { newKey: () => second, now: () => new Date('2026-11-21T11:00:00Z') }

describe('attempt to submit', () => {
  test('is new at first', () => {
    expect(attemptFor(goldAnswers, undefined, make)).toEqual({
      key: second,
      begunAt: 1_795_258_800_000,
      answers: goldAnswers,
    })
  })

  test('is the same for the same answers, in whatever order they were given', () => {
    expect(attemptFor({ ...goldAnswers }, attempt, make)).toBe(attempt)
    const turned = Object.fromEntries(Object.entries(goldAnswers).toReversed()) as typeof goldAnswers
    expect(attemptFor(turned, attempt, make).key).toBe(first)
  })

  test.each([
    { ...goldAnswers, horizon: '10+ years' as const },
    { ...goldAnswers, location: 'Texas' as const },
    nurturedAnswers,
  ])('is another one for other answers', (answers) => {
    expect(attemptFor(answers, attempt, make)).toMatchObject({ key: second, answers })
  })

  test('comes back from where it was kept', () => {
    expect(storedAttempt(JSON.parse(JSON.stringify({ ...goldAnswers, attempt })))).toEqual(attempt)
  })

  test.each([
    undefined,
    null,
    'text',
    {},
    { attempt: null },
    { attempt: 'text' },
    { attempt: { ...attempt, key: 'not a key' } },
    { attempt: { ...attempt, key: 7 } },
    { attempt: { ...attempt, begunAt: 'now' } },
    { attempt: { ...attempt, answers: { accredited: 'yes' } } },
    { attempt: { key: first, begunAt: 1 } },
  ])('that reads %j is none', (stored) => {
    expect(storedAttempt(stored)).toBeUndefined()
  })
})
