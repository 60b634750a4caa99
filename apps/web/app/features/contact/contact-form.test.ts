import { createApiClient } from '@dst/api-client'
import { describe, expect, test, vi } from 'vitest'
import { sendMessage, type OutgoingMessage } from './contact-form.tsx'

const entry = {
  firstName: 'Margaret',
  lastName: 'Ellison',
  email: 'margaret@example.com',
  subject: 'Day 45',
  message: 'My sale closes in March.',
}
const outgoing = { entry, topic: '', idempotencyKey: '7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c12' }
const receipt = { id: '7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11', receivedAt: '2026-11-21T12:00:00.000Z' }
const send = (message: OutgoingMessage, fetcher: typeof fetch) =>
  sendMessage(createApiClient({ baseUrl: '', fetch: fetcher }), message)

describe('a message from the contact form', () => {
  test('is sent with its five fields and no token', async () => {
    const requests: Request[] = []
    const outcome = await send(outgoing, (input, init) => {
      requests.push(new Request(new URL(typeof input === 'string' ? input : '/', 'https://site.example'), init))
      return Promise.resolve(Response.json(receipt, { status: 201 }))
    })
    expect(outcome).toEqual({ ok: true })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.method).toBe('POST')
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/contact')
    expect(requests[0]?.headers.get('authorization')).toBeNull()
    expect(requests[0]?.headers.get('idempotency-key')).toBe('7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c12')
    expect(await requests[0]?.json()).toEqual(entry)
  })

  test('carries what a robot wrote into the field that people do not see', async () => {
    const bodies: unknown[] = []
    await send({ ...outgoing, topic: 'Cheap loans' }, (_, init) => {
      bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
      return Promise.resolve(Response.json(receipt, { status: 201 }))
    })
    expect(bodies).toEqual([{ ...entry, topic: 'Cheap loans' }])
  })

  test.each([
    [{ details: 'The mailbox is full.', error: 'Failed' }, 'The mailbox is full.'],
    [{ error: 'Please wait a minute.' }, 'Please wait a minute.'],
    [{}, 'Something went wrong. Please try again.'],
    [null, 'Something went wrong. Please try again.'],
  ])('that is refused with %j shows %j', async (body, message) => {
    const refuse = () => Promise.resolve(Response.json(body, { status: 500, statusText: 'Internal Server Error' }))
    expect(await send(outgoing, refuse)).toEqual({ ok: false, error: { message } })
  })

  test('that a proxy refuses with a page shows none of it', async () => {
    const refuse = () =>
      Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
    expect(await send(outgoing, refuse)).toEqual({
      ok: false,
      error: { message: 'Something went wrong. Please try again.' },
    })
  })

  test('from a browser that is offline says so', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await send(outgoing, unreachable)).toEqual({
      ok: false,
      error: { message: 'Connection failed. Please check your internet connection.' },
    })
    vi.unstubAllGlobals()
  })

  test('that reaches no server names the connection', async () => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await send(outgoing, unreachable)).toEqual({
      ok: false,
      error: { message: 'Network error. Please check your connection and try again.' },
    })
  })
})

test('a refusal of too many messages says when the next may be sent', async () => {
  const problem = {
    error: 'Too many requests. Please wait a moment and try again.',
    code: 'too_many_requests',
    requestId: 'r',
  }
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  const outcome = await send(outgoing, () =>
    Promise.resolve(Response.json(problem, { status: 429, headers: { 'retry-after': '12' } })),
  )
  vi.useRealTimers()
  expect(outcome).toEqual({
    ok: false,
    error: { message: problem.error, retryAt: new Date('2026-11-21T12:00:12Z') },
  })
})
