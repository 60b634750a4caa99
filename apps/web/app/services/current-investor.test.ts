import type { ApiFailure } from '@dst/api-client'
import { describe, expect, it } from 'vitest'
import { currentInvestorQuery, ReadFailed } from './current-investor'

const refused = (status: number): ApiFailure => ({ kind: 'http', status, code: 'unknown', message: 'Sorry' })
const repeats = (retriesBefore: number, failure: ApiFailure) => {
  const { retry } = currentInvestorQuery
  return typeof retry === 'function' ? retry(retriesBefore, new ReadFailed(failure)) : retry
}

describe('reading the current investor', () => {
  it('is repeated three times and not a fourth', () => {
    expect([0, 1, 2, 3].map((retriesBefore) => repeats(retriesBefore, refused(503)))).toEqual([true, true, true, false])
    expect(repeats(0, { kind: 'network' })).toBe(true)
  })

  it.each([401, 403, 404])('is not repeated after %i: the answer would be the same', (status) => {
    expect(repeats(0, refused(status))).toBe(false)
  })

  it('keeps the reason, and reads as status and text', () => {
    const error = new ReadFailed(refused(503))
    expect(error.message).toBe('503: Sorry')
    expect(error.failure).toMatchObject({ kind: 'http', status: 503 })
  })
})
