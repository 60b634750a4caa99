import { describe, expect, it } from 'vitest'
import { createQueryClient } from './query-client'

describe('query client', () => {
  it('never refetches or retries by itself', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    })
  })
})
