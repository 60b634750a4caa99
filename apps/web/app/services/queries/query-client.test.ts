import { MutationObserver, notifyManager } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
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

  test('reports what a mutation throws', async () => {
    const bug = new Error('a bug')
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const client = createQueryClient()
    const sending = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(bug) })
    await expect(sending.execute(undefined)).rejects.toBe(bug)
    expect(report).toHaveBeenCalledExactlyOnceWith(bug)
  })

  test('tells the screen of a mutation before the next event, so that a second press finds a busy button', async () => {
    const observer = new MutationObserver(createQueryClient(), { mutationFn: () => Promise.resolve() })
    let isBusy = false
    observer.subscribe(
      notifyManager.batchCalls(() => {
        isBusy = observer.getCurrentResult().isPending
      }),
    )
    const sent = observer.mutate()
    await Promise.resolve()
    expect(isBusy).toBe(true)
    await sent
    await Promise.resolve()
    expect(isBusy).toBe(false)
  })
})
