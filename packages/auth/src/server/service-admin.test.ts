import { expect, test, vi } from 'vitest'
import { createServiceAdmin } from './index.ts'

const userId = '11111111-1111-4111-8111-111111111111'
const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  return { fetch, admin: createServiceAdmin({ url: 'https://project.example.com/', serviceKey: 'secret', fetch }) }
}

test('app metadata is put to the account with the service credential', async () => {
  const { fetch, admin } = answering(async () => Response.json({ id: userId }))
  expect(await admin.setAppMetadata(userId, { tier: 'gold', score: 82 })).toEqual({ ok: true, value: undefined })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe(`https://project.example.com/auth/v1/admin/users/${userId}`)
  expect(init).toMatchObject({
    method: 'PUT',
    headers: { apikey: 'secret', authorization: 'Bearer secret', 'content-type': 'application/json' },
    body: '{"app_metadata":{"tier":"gold","score":82}}',
  })
})

test('an id that is no UUID is never put into an address', async () => {
  const { fetch, admin } = answering(async () => Response.json({}))
  expect(await admin.setAppMetadata('../../users', {})).toEqual({ ok: false, error: { code: 'invalid_user_id' } })
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  [404, 'not_found'],
  [401, 'refused'],
  [422, 'refused'],
  [429, 'unavailable'],
  [500, 'unavailable'],
])('status %i is %s', async (status, code) => {
  const { admin } = answering(async () => new Response('{}', { status }))
  expect(await admin.setAppMetadata(userId, {})).toEqual({ ok: false, error: { code, status } })
})

test('a service that cannot be reached is unavailable', async () => {
  const { admin } = answering(() => Promise.reject(new TypeError('fetch failed')))
  expect(await admin.setAppMetadata(userId, {})).toEqual({ ok: false, error: { code: 'unavailable' } })
})

test('an account is read and deleted for good with the service credential', async () => {
  const { fetch, admin } = answering(async () => Response.json({ id: userId, email: 'ada@example.com' }))
  expect(await admin.readUser(userId)).toEqual({ ok: true, value: { id: userId, email: 'ada@example.com' } })
  expect(await admin.deleteUser(userId)).toEqual({ ok: true, value: undefined })
  expect(fetch.mock.calls.map(([url, init]) => [url, init?.method, init?.body])).toEqual([
    [`https://project.example.com/auth/v1/admin/users/${userId}`, 'GET', undefined],
    [`https://project.example.com/auth/v1/admin/users/${userId}`, 'DELETE', '{"should_soft_delete":false}'],
  ])
})

test('an account that is gone already counts as deleted, and cannot be read', async () => {
  const { admin } = answering(async () => new Response('{}', { status: 404 }))
  expect(await admin.deleteUser(userId)).toEqual({ ok: true, value: undefined })
  expect(await admin.readUser(userId)).toEqual({ ok: false, error: { code: 'not_found', status: 404 } })
})

test.each([500, 401])('an account that the service keeps (%i) is not deleted', async (status) => {
  const { admin } = answering(async () => new Response('{}', { status }))
  expect(await admin.deleteUser(userId)).toMatchObject({ ok: false, error: { status } })
})
