import { problemSchema } from '@dst/contracts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { onEmbedded } from './testing/engines.js'
import { goldRecord, ruth } from './testing/records.js'
import { buildTestApp } from './testing/test-app.js'
import { createMint } from './testing/tokens.js'

const own = `/api/users/${encodeURIComponent(ruth.email)}`
const json = { 'content-type': 'application/json' }

const cases: Record<string, { send: InjectOptions; status: number; code: string; error: RegExp }> = {
  'malformed JSON': { send: { method: 'PUT', url: own, headers: json, payload: '{"firstName": ' }, status: 400, code: 'malformed_json', error: /not valid JSON/ },
  'an empty body': { send: { method: 'PUT', url: own, headers: json, payload: '' }, status: 400, code: 'malformed_json', error: /not valid JSON/ },
  'a body of 2 MB': {
    send: { method: 'PUT', url: own, headers: json, payload: JSON.stringify({ bio: 'x'.repeat(2_000_000) }) },
    status: 413,
    code: 'payload_too_large',
    error: /too large/,
  },
  'a wrong content type': { send: { method: 'PUT', url: own, headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, status: 415, code: 'unsupported_media_type', error: /application\/json/ },
  'an unknown field': { send: { method: 'PUT', url: own, payload: { ...goldRecord(ruth.email), admin: true } }, status: 400, code: 'validation_failed', error: /admin/ },
  'an unknown value': { send: { method: 'PUT', url: own, payload: { ...goldRecord(ruth.email), accredited: 'maybe' } }, status: 400, code: 'validation_failed', error: /one of: yes, notSure, no/ },
  'a missing answer': { send: { method: 'PUT', url: own, payload: { ...goldRecord(ruth.email), saleStatus: undefined } }, status: 400, code: 'validation_failed', error: /Property sale status is required/ },
  'no acknowledgement': { send: { method: 'PUT', url: own, payload: { ...goldRecord(ruth.email), truthfulAcknowledgement: false } }, status: 400, code: 'validation_failed', error: /You must acknowledge truthful responses/ },
  'an email of 300 characters': { send: { method: 'GET', url: `/api/users/${'a'.repeat(300)}%40example.com` }, status: 400, code: 'validation_failed', error: /./ },
  'a path with %00': { send: { method: 'GET', url: '/api/users/%00' }, status: 400, code: 'validation_failed', error: /./ },
  'a path that cannot be decoded': { send: { method: 'GET', url: '/api/users/%E0%A4%A' }, status: 400, code: 'validation_failed', error: /./ },
  'a NUL in a text': { send: { method: 'POST', url: '/api/contact', payload: { firstName: 'a\0b', lastName: 'b', email: 'a@example.com', subject: 's', message: 'm' } }, status: 400, code: 'validation_failed', error: /cannot be stored/ },
  'a key for the prototype': { send: { method: 'PUT', url: own, headers: json, payload: '{"__proto__": {"a": 1}}' }, status: 400, code: 'malformed_json', error: /./ },
  'an array for an object': { send: { method: 'POST', url: '/api/contact', payload: [] }, status: 400, code: 'validation_failed', error: /./ },
  'an unknown address': { send: { method: 'GET', url: '/api/nothing' }, status: 404, code: 'not_found', error: /nothing at this address/ },
  'a wrong method': { send: { method: 'DELETE', url: own }, status: 404, code: 'not_found', error: /./ },
  'an idempotency key that is no UUID': {
    send: { method: 'POST', url: '/api/consultation-requests', headers: { 'idempotency-key': '1' }, payload: {} },
    status: 400,
    code: 'validation_failed',
    error: /UUID/,
  },
}

onEmbedded((database) => {
  let app: FastifyInstance
  let token: string
  beforeAll(async () => {
    const mint = await createMint()
    token = await mint.valid(ruth)
    app = await buildTestApp({ db: database(), verifier: mint.verifier })
  })

  test.each(Object.entries(cases))('%s gets a clear 4xx', async (_name, { send, status, code, error }) => {
    const answer = await app.inject({ ...send, headers: { authorization: `Bearer ${token}`, ...send.headers } })
    expect(answer.statusCode).toBe(status)
    const problem = problemSchema.parse(answer.json())
    expect(problem.code).toBe(code)
    expect(problem.error).toMatch(error)
    expect(answer.body).not.toMatch(/node_modules|at .*\.js|stack/)
  })

  test('each refused field is named', async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: own,
      headers: { authorization: `Bearer ${token}` },
      payload: { firstName: ' ', lastName: 'Okafor', email: 'ruth', phoneNumber: '12', location: '', bio: '' },
    })
    expect(problemSchema.parse(answer.json()).issues).toEqual([
      { field: 'firstName', code: 'too_small', message: 'First name is required' },
      { field: 'email', code: 'custom', message: 'Please enter a valid email address' },
      { field: 'phoneNumber', code: 'custom', message: 'Please enter a valid phone number' },
    ])
  })

  test('a tampered score is replaced by the server’s own', async () => {
    const payload = { ...goldRecord(ruth.email), accredited: 'no', dstScore: 100, dstSegment: 'gold', userTier: 'gold' }
    const answer = await app.inject({ method: 'PUT', url: own, headers: { authorization: `Bearer ${token}` }, payload })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ dstScore: 55, dstSegment: 'silver' })
  })
})
