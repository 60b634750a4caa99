import { describe, expect, it } from 'vitest'
import { createQueryClient, repeatedRead } from './query-client'

describe('query client', () => {
  it('never refetches or retries by itself', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    })
  })

  it('waits 1, 2 and 4 s between reads, and never longer than 30 s', () => {
    expect([0, 1, 2].map(repeatedRead.retryDelay)).toEqual([1000, 2000, 4000])
    expect(repeatedRead.retryDelay(4)).toBe(16_000)
    expect(repeatedRead.retryDelay(5)).toBe(30_000)
  })
})
