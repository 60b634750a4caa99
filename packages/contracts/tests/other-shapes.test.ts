import { describe, expect, test } from 'vitest'
import {
  accountExistsSchema,
  contactHeadersSchema,
  contactMessageSchema,
  contactReceiptSchema,
  faqEntrySchema,
  investorSchema,
  notificationPreferencesSchema,
  readinessSchema,
  tierSyncSchema,
} from '../src/index.ts'
import { refusals } from './refusals.ts'
import { contactMessage, investor } from './samples.ts'

describe('a contact message', () => {
  test('is accepted with an address that a browser accepts', () => {
    expect(refusals(contactMessageSchema, contactMessage)).toEqual([])
  })

  test('may carry the field for robots and a key, which is a UUID', () => {
    expect(refusals(contactMessageSchema, { ...contactMessage, topic: 'Cheap loans' })).toEqual([])
    expect(refusals(contactHeadersSchema, { 'idempotency-key': '1' })).toEqual([
      'idempotency-key: The Idempotency-Key header must be a UUID',
    ])
  })

  test('needs all five fields', () => {
    const sentences = [
      'firstName: First name is required',
      'lastName: Last name is required',
      'email: Email is required',
      'subject: Subject is required',
      'message: Message is required',
    ]
    expect(refusals(contactMessageSchema, {})).toEqual(sentences)
    const blank = { firstName: ' ', lastName: ' ', email: ' ', subject: ' ', message: '\n' }
    expect(refusals(contactMessageSchema, blank)).toEqual(sentences)
  })

  test.each([
    ['email', 'maria', 'Please enter a valid email'],
    ['email', 'x'.repeat(300), 'Email must be at most 255 characters'],
    ['topic', 'x'.repeat(5001), 'Topic must be at most 5000 characters'],
    ['subject', 'x'.repeat(201), 'Subject must be at most 200 characters'],
    ['message', 'x'.repeat(5001), 'Message must be at most 5000 characters'],
    ['to', 'someone@example.com', 'Unknown field: to'],
  ])('refuses %s = %j: %s', (field, value, sentence) => {
    expect(refusals(contactMessageSchema, { ...contactMessage, [field]: value })).toEqual([`${field}: ${sentence}`])
  })
})

describe('the smaller bodies', () => {
  test('tier synchronisation takes an address, a tier and a score', () => {
    expect(refusals(tierSyncSchema, { email: 'maria@example.com', tier: 'silver', score: 63 })).toEqual([])
    expect(refusals(tierSyncSchema, { email: '', tier: '', score: null })).toEqual([
      'email: Email address is required',
      'tier: Tier is required',
      'score: Score must be a number',
    ])
  })

  test('notification preferences take all three switches and nothing else', () => {
    const switches = { emailNotifications: true, smsNotifications: false, marketingNotifications: true }
    expect(refusals(notificationPreferencesSchema, switches)).toEqual([])
    expect(refusals(notificationPreferencesSchema, { emailNotifications: true, twoFactorAuth: true })).toEqual([
      'smsNotifications: SMS notifications must be true or false',
      'marketingNotifications: Marketing notifications must be true or false',
      'twoFactorAuth: Unknown field: twoFactorAuth',
    ])
  })
})

describe('an answer of the API', () => {
  test('never carries a field that its shape does not name', () => {
    expect(investorSchema.parse({ ...investor, password: 'secret' })).toEqual(investor)
    expect(accountExistsSchema.parse({ account: 'some', email: 'maria@example.com' })).toEqual({ account: 'some' })
  })

  test('about an account has the same length whether or not it exists', () => {
    expect(accountExistsSchema.shape.account.options.map((value) => value.length)).toEqual([4, 4])
  })

  test('has the fields of its shape', () => {
    const id = '6f1c1b0e-5d3a-4c86-9d63-2f8f0a4f7c11'
    const time = '2026-11-21T10:00:00.000Z'
    const entry = { id: 1, question: 'What is a DST?', answer: 'A trust.', category: 'basics', order: 1 }
    expect(refusals(faqEntrySchema, entry)).toEqual([])
    expect(refusals(contactReceiptSchema, { id, receivedAt: time })).toEqual([])
    expect(refusals(readinessSchema, { status: 'unavailable', checks: { database: 'failed' } })).toEqual([])
  })
})
