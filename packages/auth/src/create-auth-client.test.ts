import { expect, test, vi } from 'vitest'
import { createAuthClient } from './create-auth-client.ts'
import { memoryStore } from './storage/browser-stores.ts'

test("what the first call needs is fetched when asked for, once, and a failure to is nobody else's", async () => {
  const connection = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ url: 'http://localhost:1', anonKey: 'key' })
  const client = createAuthClient({
    connection,
    redirectTo: 'http://localhost',
    storage: { local: memoryStore(), session: memoryStore() },
  })
  expect(connection).not.toHaveBeenCalled()
  client.prepare()
  await vi.waitFor(() => expect(connection).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => {
    client.prepare()
    expect(connection).toHaveBeenCalledTimes(2)
  })
  client.prepare()
  expect(connection).toHaveBeenCalledTimes(2)
})
