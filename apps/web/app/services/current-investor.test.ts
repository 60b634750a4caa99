import type { ApiFailure } from '@dst/api-client'
import { describe, expect, it } from 'vitest'
import { currentInvestorQuery, hasCompletedQuestionnaire, ReadFailed } from './current-investor'

const refused = (status: number): ApiFailure => ({ kind: 'http', status, code: 'unknown', message: 'Sorry' })

describe('reading the current investor', () => {
  it('is repeated by the client alone, whose tries would otherwise be multiplied', () => {
    expect(currentInvestorQuery.retry).toBeUndefined()
  })

  it.each([
    [{ questionnaireCompletedAt: null, dstScore: 0 }, false],
    [{ questionnaireCompletedAt: null, dstScore: 1 }, true],
    [{ questionnaireCompletedAt: '2026-11-21T10:00:00.000Z', dstScore: -13 }, true],
  ])('%j is completed: %s', (investor, completed) => {
    expect(hasCompletedQuestionnaire(investor)).toBe(completed)
  })

  it('keeps the reason, and reads as status and text', () => {
    const error = new ReadFailed(refused(503))
    expect(error.message).toBe('503: Sorry')
    expect(error.failure).toMatchObject({ kind: 'http', status: 503 })
  })
})
