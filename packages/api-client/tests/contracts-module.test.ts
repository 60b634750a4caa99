import { expect, test, vi } from 'vitest'
import { createApiClient } from '../src/index.ts'
import { contactMessage } from './samples.ts'

const loadContracts = vi.hoisted(() => vi.fn(() => Promise.reject(new TypeError('Failed to fetch module'))))
vi.mock('../src/contracts-module.ts', () => ({ loadContracts }))

test.each([
  [true, 'network'],
  [false, 'offline'],
])(
  'a validation script that cannot be loaded is a failed call, and nothing is sent (online: %s)',
  async (online, kind) => {
    const fetch = vi.fn<typeof globalThis.fetch>()
    const client = createApiClient({ baseUrl: '', fetch, isOnline: () => online })
    expect(await client.contact.send(contactMessage)).toEqual({ ok: false, error: { kind } })
    expect(fetch).not.toHaveBeenCalled()
  },
)

test('it can be loaded before the first call, and failing to is the failure of no one yet', async () => {
  loadContracts.mockClear()
  const client = createApiClient({ baseUrl: '' })
  expect(loadContracts).not.toHaveBeenCalled()
  client.prepare()
  expect(loadContracts).toHaveBeenCalledTimes(1)
  await expect(loadContracts.mock.results[0]?.value).rejects.toThrow('Failed to fetch module')
})
