import { describe, expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

describe('query client', () => {
  test('never refetches or retries by itself', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    })
  })
})
