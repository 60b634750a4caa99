import { describe, expect, test } from 'vitest'
import { partnerEventSchema, partnerEventTypes, partnerHeadersSchema } from '../src/index.ts'
import { refusals } from './refusals.ts'
import { requestId } from './samples.ts'

const event = { type: 'lead.called', timestamp: '2026-11-21T10:00:00Z', data: { id: requestId } }
const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1795000000', 'webhook-signature': 'v1,c2lnbmF0dXJl' }

describe('word from the partner', () => {
  const details: Record<string, object> = {
    'lead.not_reached': { again_at: '2026-11-24T15:00:00Z' },
    'lead.declined': { reason: 'no_capacity' },
    'lead.opted_out': { from: 'calls' },
  }

  test.each(partnerEventTypes)('can be %s', (type) => {
    expect(refusals(partnerEventSchema, { ...event, type, data: { ...event.data, ...details[type] } })).toEqual([])
  })

  test('about an opt-out says from what', () => {
    const optOut = { ...event, type: 'lead.opted_out' }
    for (const from of ['calls', 'text', 'all'])
      expect(partnerEventSchema.parse({ ...optOut, data: { id: requestId, from } }).data.from).toBe(from)
    expect(refusals(partnerEventSchema, optOut)).toEqual(['data.from: lead.opted_out needs from'])
    expect(refusals(partnerEventSchema, { ...optOut, data: { id: requestId, from: 'mail' } })).toEqual([
      'data.from: Invalid option: expected one of "calls"|"text"|"all"',
    ])
  })

  test('names the next try, and the reason for declining; an outcome only if it has one', () => {
    expect(refusals(partnerEventSchema, { ...event, type: 'lead.not_reached' })).toEqual([
      'data.again_at: lead.not_reached needs again_at',
    ])
    expect(refusals(partnerEventSchema, { ...event, type: 'lead.declined' })).toEqual([
      'data.reason: lead.declined needs reason',
    ])
    const closed = { ...event, type: 'lead.closed' }
    expect(refusals(partnerEventSchema, closed)).toEqual([])
    expect(partnerEventSchema.parse({ ...closed, data: { ...event.data, outcome: 'later' } }).data.outcome).toBe(
      'later',
    )
    expect(refusals(partnerEventSchema, { ...closed, data: { ...event.data, outcome: 'invested' } })).toHaveLength(1)
  })

  test('may carry more than is read', () => {
    expect(partnerEventSchema.parse({ ...event, agent: 'Sam', data: { id: requestId, minutes: 12 } })).toEqual(event)
  })

  test.each([
    ['type', 'lead.withdrawn'],
    ['timestamp', 'now'],
    ['data', { id: 'the first one' }],
  ])('is refused with %s = %j', (field, value) => {
    expect(refusals(partnerEventSchema, { ...event, [field]: value })).toHaveLength(1)
  })

  test('is refused in English, although nobody has configured zod', () => {
    expect(refusals(partnerEventSchema, { type: 'lead.withdrawn', timestamp: 'now', data: { id: '7' } })).toEqual([
      `type: Invalid option: expected one of ${partnerEventTypes.map((type) => `"${type}"`).join('|')}`,
      'timestamp: Invalid ISO datetime',
      'data.id: Invalid UUID',
    ])
    expect(refusals(partnerEventSchema, { ...event, data: null })).toEqual([
      'data: Invalid input: expected object, received null',
    ])
    expect(refusals(partnerEventSchema, 'word')).toEqual([': Invalid input: expected object, received string'])
    expect(refusals(partnerHeadersSchema, { 'webhook-id': '', 'webhook-timestamp': 'now' })).toEqual([
      'webhook-id: Too small: expected string to have >=1 characters',
      'webhook-timestamp: Invalid string: must match pattern /^\\d{1,12}$/',
      'webhook-signature: Invalid input: expected string, received undefined',
    ])
  })

  test('comes with the three headers of its signature', () => {
    expect(partnerHeadersSchema.parse({ ...headers, host: 'example.com' })).toEqual({ ...headers, host: 'example.com' })
    for (const name of Object.keys(headers)) {
      expect(refusals(partnerHeadersSchema, { ...headers, [name]: undefined }), name).toHaveLength(1)
      expect(refusals(partnerHeadersSchema, { ...headers, [name]: '' }), name).toHaveLength(1)
    }
    expect(refusals(partnerHeadersSchema, { ...headers, 'webhook-id': 'x'.repeat(201) })).toHaveLength(1)
    expect(refusals(partnerHeadersSchema, { ...headers, 'webhook-timestamp': '1795000000.5' })).toHaveLength(1)
  })
})
