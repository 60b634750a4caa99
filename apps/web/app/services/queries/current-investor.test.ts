import type { ApiFailure } from '@dst/api-client'
import { goldInvestor } from '@dst/api-client/testing'
import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { api } from '~/services/api.ts'
import {
  currentInvestorQuery,
  hasCompletedQuestionnaire,
  ReadFailed,
  renewCurrentInvestor,
} from './current-investor.ts'
import { createQueryClient } from './query-client.ts'

const refused = (status: number): ApiFailure => ({ kind: 'http', status, code: 'unknown', message: 'Sorry' })

describe('reading the current investor', () => {
  test('is repeated by the client alone, whose tries would otherwise be multiplied', () => {
    expect(currentInvestorQuery.retry).toBeUndefined()
  })

  test('happens again after a save, although no screen waits for it', async () => {
    const asked = vi.spyOn(api.me, 'get').mockResolvedValue({ ok: true, value: { ...goldInvestor, firstName: 'Mary' } })
    const queryClient = createQueryClient()
    await renewCurrentInvestor(queryClient, goldInvestor)
    expect(asked).toHaveBeenCalledOnce()
    expect(queryClient.getQueryData(currentInvestorQuery.queryKey)).toMatchObject({ firstName: 'Mary' })

    asked.mockResolvedValue({ ok: false, error: refused(503) })
    await renewCurrentInvestor(queryClient, { ...goldInvestor, firstName: 'Marie' })
    expect(queryClient.getQueryData(currentInvestorQuery.queryKey)).toMatchObject({ firstName: 'Marie' })
    queryClient.clear()
  })

  test('happens again although the screen that shows the record leaves meanwhile', async () => {
    const read = { ok: true, value: { ...goldInvestor, firstName: 'Mary' } } as const
    const asked = vi.spyOn(api.me, 'get').mockResolvedValue(read)
    const queryClient = createQueryClient()
    queryClient.setQueryData(currentInvestorQuery.queryKey, goldInvestor)
    const leave = new QueryObserver(queryClient, currentInvestorQuery).subscribe(() => undefined)
    const renewed = renewCurrentInvestor(queryClient, goldInvestor)
    leave()
    await renewed
    expect(asked).toHaveBeenCalledOnce()
    expect(queryClient.getQueryData(currentInvestorQuery.queryKey)).toMatchObject({ firstName: 'Mary' })
    queryClient.clear()
  })

  test('is not undone by the answer of a read that began before the save', async () => {
    type Answer = Awaited<ReturnType<typeof api.me.get>>
    let answer: (older: Answer) => void = () => undefined
    const older = new Promise<Answer>((resolve) => {
      answer = resolve
    })
    vi.spyOn(api.me, 'get')
      .mockReturnValueOnce(older)
      .mockResolvedValue({ ok: true, value: { ...goldInvestor, firstName: 'Mary' } })
    const queryClient = createQueryClient()
    const before = renewCurrentInvestor(queryClient, goldInvestor)
    const after = renewCurrentInvestor(queryClient, { ...goldInvestor, firstName: 'Mary' })
    answer({ ok: true, value: goldInvestor })
    await Promise.all([before, after])
    expect(queryClient.getQueryData(currentInvestorQuery.queryKey)).toMatchObject({ firstName: 'Mary' })
    queryClient.clear()
  })

  test.each([
    [{ questionnaireCompletedAt: null, dstScore: 0 }, false],
    [{ questionnaireCompletedAt: null, dstScore: 1 }, true],
    [{ questionnaireCompletedAt: '2026-11-21T10:00:00.000Z', dstScore: -13 }, true],
  ])('%j is completed: %s', (investor, completed) => {
    expect(hasCompletedQuestionnaire(investor)).toBe(completed)
  })

  test('keeps the reason, and reads as status and text', () => {
    const error = new ReadFailed(refused(503))
    expect(error.message).toBe('503: Sorry')
    expect(error.failure).toMatchObject({ kind: 'http', status: 503 })
  })
})
