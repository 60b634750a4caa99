import { problemSchema } from '@dst/contracts'
import { emptyExchangeFile } from '@dst/domain/exchange-file'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { onEmbedded } from '../src/testing/engines.ts'
import { signedByPartner } from '../src/testing/partner-signature.ts'
import { goldRecord, ruth } from '../src/testing/records.ts'
import { buildTestApp } from '../src/testing/test-app.ts'
import { createMint } from '../src/testing/tokens.ts'

const own = `/api/users/${encodeURIComponent(ruth.email)}`
const requests = '/api/consultation-requests'
const id = '00000000-0000-4000-8000-000000000000'
const word = { type: 'lead.called', timestamp: '2026-11-22T10:00:00Z', data: { id } }
const json = { 'content-type': 'application/json' }

const cases: Record<string, { send: InjectOptions; status: number; code: string; error: RegExp }> = {
  'malformed JSON': {
    send: { method: 'PUT', url: own, headers: json, payload: '{"firstName": ' },
    status: 400,
    code: 'malformed_json',
    error: /not valid JSON/,
  },
  'an empty body': {
    send: { method: 'PUT', url: own, headers: json, payload: '' },
    status: 400,
    code: 'malformed_json',
    error: /not valid JSON/,
  },
  'a body of 2 MB': {
    send: { method: 'PUT', url: own, headers: json, payload: JSON.stringify({ bio: 'x'.repeat(2_000_000) }) },
    status: 413,
    code: 'payload_too_large',
    error: /too large/,
  },
  'a wrong content type': {
    send: { method: 'PUT', url: own, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    status: 415,
    code: 'unsupported_media_type',
    error: /application\/json/,
  },
  'an unknown field': {
    send: { method: 'PUT', url: own, payload: { ...goldRecord(ruth.email), admin: true } },
    status: 400,
    code: 'validation_failed',
    error: /admin/,
  },
  'an unknown value': {
    send: { method: 'PUT', url: own, payload: { ...goldRecord(ruth.email), accredited: 'maybe' } },
    status: 400,
    code: 'validation_failed',
    error: /one of: yes, notSure, no/,
  },
  'a missing answer': {
    send: { method: 'PUT', url: own, payload: { ...goldRecord(ruth.email), saleStatus: undefined } },
    status: 400,
    code: 'validation_failed',
    error: /Property sale status is required/,
  },
  'no acknowledgement': {
    send: { method: 'PUT', url: own, payload: { ...goldRecord(ruth.email), truthfulAcknowledgement: false } },
    status: 400,
    code: 'validation_failed',
    error: /You must acknowledge truthful responses/,
  },
  'an email of 300 characters': {
    send: { method: 'GET', url: `/api/users/${'a'.repeat(300)}%40example.com` },
    status: 400,
    code: 'validation_failed',
    error: /./,
  },
  'a path with %00': {
    send: { method: 'GET', url: '/api/users/%00' },
    status: 400,
    code: 'validation_failed',
    error: /./,
  },
  'a path that cannot be decoded': {
    send: { method: 'GET', url: '/api/users/%E0%A4%A' },
    status: 400,
    code: 'validation_failed',
    error: /./,
  },
  'a NUL in a text': {
    send: {
      method: 'POST',
      url: '/api/contact',
      payload: { firstName: 'a\0b', lastName: 'b', email: 'a@example.com', subject: 's', message: 'm' },
    },
    status: 400,
    code: 'validation_failed',
    error: /cannot be stored/,
  },
  'a key for the prototype': {
    send: { method: 'PUT', url: own, headers: json, payload: '{"__proto__": {"a": 1}}' },
    status: 400,
    code: 'malformed_json',
    error: /./,
  },
  'an array for an object': {
    send: { method: 'POST', url: '/api/contact', payload: [] },
    status: 400,
    code: 'validation_failed',
    error: /./,
  },
  'an unknown address': {
    send: { method: 'GET', url: '/api/nothing' },
    status: 404,
    code: 'not_found',
    error: /nothing at this address/,
  },
  'a wrong method': { send: { method: 'DELETE', url: own }, status: 404, code: 'not_found', error: /./ },
  'an If-Match that is no ETag of ours': {
    send: { method: 'PUT', url: own, headers: { 'if-match': '*' }, payload: goldRecord(ruth.email) },
    status: 400,
    code: 'validation_failed',
    error: /ETag of an earlier answer/,
  },
  'a questionnaire whose key is no UUID': {
    send: { method: 'PUT', url: own, headers: { 'idempotency-key': 'x' }, payload: goldRecord(ruth.email) },
    status: 400,
    code: 'validation_failed',
    error: /UUID/,
  },
  'a request without a number to call': {
    send: { method: 'POST', url: requests, payload: { shareDataConsent: true } },
    status: 400,
    code: 'validation_failed',
    error: /the number to call or write to/,
  },
  'a request with an impossible number': {
    send: { method: 'POST', url: requests, payload: { phoneNumber: '12' } },
    status: 400,
    code: 'validation_failed',
    error: /valid phone number/,
  },
  'notes of 2,001 characters': {
    send: { method: 'POST', url: requests, payload: { notes: 'x'.repeat(2001) } },
    status: 400,
    code: 'validation_failed',
    error: /at most 2000 characters/,
  },
  'words beside the consent that are no hash': {
    send: { method: 'POST', url: requests, headers: { 'shown-words': 'I agree' }, payload: {} },
    status: 400,
    code: 'validation_failed',
    error: /./,
  },
  'sharing without consent': {
    send: { method: 'POST', url: `${requests}/${id}/share`, payload: { shareDataConsent: false } },
    status: 400,
    code: 'validation_failed',
    error: /Please agree/,
  },
  'a request id that is no UUID': {
    send: { method: 'POST', url: `${requests}/1%27%20or%201=1/withdraw` },
    status: 400,
    code: 'validation_failed',
    error: /UUID/,
  },
  'a request id with %00': {
    send: { method: 'DELETE', url: `${requests}/%00/appointment` },
    status: 400,
    code: 'validation_failed',
    error: /UUID/,
  },
  'a time without a zone': {
    send: { method: 'POST', url: '/api/slots/holds', payload: { start: '2026-11-24T15:00:00' } },
    status: 400,
    code: 'validation_failed',
    error: /point in time/,
  },
  'a time that does not exist': {
    send: { method: 'POST', url: '/api/slots/holds', payload: { start: '2026-02-30T15:00:00Z' } },
    status: 400,
    code: 'validation_failed',
    error: /point in time/,
  },
  'a time of another millennium': {
    send: {
      method: 'POST',
      url: '/api/slots/holds',
      headers: { 'time-zone': 'America/New_York' },
      payload: { start: '9999-12-31T23:59:59Z' },
    },
    status: 409,
    code: 'slot_taken',
    error: /nearest free ones/,
  },
  'a hold that is no UUID': {
    send: { method: 'PUT', url: `${requests}/${id}/appointment`, payload: { holdId: 7 } },
    status: 400,
    code: 'validation_failed',
    error: /UUID/,
  },
  'an exchange file with a field of its own': {
    send: { method: 'PUT', url: '/api/me/exchange-file', payload: { file: { ...emptyExchangeFile, owner: 'Ruth' } } },
    status: 400,
    code: 'validation_failed',
    error: /Unknown field: owner/,
  },
  'an exchange file with too many sales': {
    send: {
      method: 'PUT',
      url: '/api/me/exchange-file',
      payload: {
        file: { ...emptyExchangeFile, sales: Array.from({ length: 13 }, (_, index) => ({ id: `${index}` })) },
      },
    },
    status: 400,
    code: 'validation_failed',
    error: /at most 12 sales/,
  },
  'an exchange file with a day that does not exist': {
    send: {
      method: 'PUT',
      url: '/api/me/exchange-file',
      payload: { file: { ...emptyExchangeFile, sales: [{ id: '1', closing: '2026-02-30' }] } },
    },
    status: 400,
    code: 'validation_failed',
    error: /date as yyyy-mm-dd/,
  },
  'an exchange file on a version of the wrong form': {
    send: {
      method: 'PUT',
      url: '/api/me/exchange-file',
      headers: { 'if-match': '*' },
      payload: { file: emptyExchangeFile },
    },
    status: 400,
    code: 'validation_failed',
    error: /ETag of an earlier answer/,
  },
  'content to share that is not encrypted': {
    send: { method: 'POST', url: '/api/me/exchange-shares', payload: { ciphertext: '{"price": 1}' } },
    status: 400,
    code: 'validation_failed',
    error: /must be base64url/,
  },
  'content to share that is too long': {
    send: { method: 'POST', url: '/api/me/exchange-shares', payload: { ciphertext: 'A'.repeat(120_001) } },
    status: 400,
    code: 'validation_failed',
    error: /at most 120000 characters/,
  },
  'a shared link that is cut off': {
    send: { method: 'GET', url: '/api/exchange-shares/abc' },
    status: 400,
    code: 'validation_failed',
    error: /32 letters or digits/,
  },
  'a verdict that no rule gives': {
    send: { method: 'POST', url: '/api/verdicts', payload: { rule: 12 } },
    status: 400,
    code: 'validation_failed',
    error: /from 1 to 11/,
  },
  'word of the partner without a signature': {
    send: { method: 'POST', url: '/api/partner/events', payload: word },
    status: 401,
    code: 'unauthenticated',
    error: /./,
  },
  'word of the partner of another kind': {
    send: { method: 'POST', url: '/api/partner/events', ...signedByPartner({ ...word, type: 'lead.deleted' }) },
    status: 400,
    code: 'validation_failed',
    error: /./,
  },
  'word of the partner that is no JSON': {
    send: { method: 'POST', url: '/api/partner/events', headers: json, payload: 'lead.called' },
    status: 400,
    code: 'malformed_json',
    error: /./,
  },
  'an idempotency key that is no UUID': {
    send: { method: 'POST', url: '/api/consultation-requests', headers: { 'idempotency-key': '1' }, payload: {} },
    status: 400,
    code: 'validation_failed',
    error: /UUID/,
  },
}

onEmbedded((database, queueOn) => {
  let app: FastifyInstance
  let token: string
  beforeAll(async () => {
    const mint = await createMint()
    token = await mint.valid(ruth)
    app = await buildTestApp({ db: database(), queueOn: queueOn(), verifier: mint.verifier })
    await app.inject({
      method: 'PUT',
      url: own,
      headers: { authorization: `Bearer ${token}` },
      payload: goldRecord(ruth.email),
    })
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
