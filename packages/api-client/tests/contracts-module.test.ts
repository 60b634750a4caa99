import { expect, test, vi } from 'vitest'
import { createApiClient } from '../src/index'
import { contactMessage } from './samples'

vi.mock('../src/contracts-module', () => ({ loadContracts: () => Promise.reject(new TypeError('Failed to fetch module')) }))

test.each([
  [true, 'network'],
  [false, 'offline'],
])('a validation script that cannot be loaded is a failed call, and nothing is sent (online: %s)', async (online, kind) => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const client = createApiClient({ baseUrl: '', fetch, isOnline: () => online })
  expect(await client.contact.send(contactMessage)).toEqual({ ok: false, error: { kind } })
  expect(fetch).not.toHaveBeenCalled()
})
