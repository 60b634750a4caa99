import { describe, expect, test } from 'vitest'
import {
  appointmentSchema,
  bookingSchema,
  consultationHeadersSchema,
  consultationReceiptSchema,
  consultationRequestSchema,
  consultationSchema,
  holdRequestSchema,
  holdSchema,
  requestEvents,
  requestStates,
  shareConsultationSchema,
  slotDaysSchema,
} from '../src/index.ts'
import { refusals } from './refusals.ts'
import { appointment, consultation, receipt, requestId } from './samples.ts'

describe('a consultation request', () => {
  test('needs nothing: phone, anytime and no consent are the defaults', () => {
    expect(consultationRequestSchema.parse({})).toEqual({
      preferredContactMethod: 'phone',
      bestContactTime: 'anytime',
      shareDataConsent: false,
      textConsent: false,
    })
  })

  test('may carry the profile variant, with what is unknown null', () => {
    const request = {
      preferredContactMethod: 'text',
      bestContactTime: 'evening',
      shareDataConsent: true,
      phoneNumber: '+1 555 010 4477',
      textConsent: true,
      notes: 'Closing on 1 December.',
      investmentHorizon: '10+ years',
      propertyType: 'retail',
      returnExpectations: '<= 6%',
      contactInfo: { firstName: 'Maria', lastName: 'Keller', email: 'maria@example.com', phone: '' },
      exchange1031Timeline: null,
    }
    expect(consultationRequestSchema.parse(request)).toEqual(request)
  })

  test.each([
    ['preferredContactMethod', 'fax', 'Preferred contact method must be one of: phone, email, text'],
    ['bestContactTime', 'noon', 'Best time to contact must be one of: morning, afternoon, evening, anytime'],
    ['shareDataConsent', 'yes', 'Consent to share data must be true or false'],
    ['textConsent', 'on', 'Consent to text messages must be true or false'],
    ['phoneNumber', '12', 'Please enter a valid phone number'],
    ['notes', 'x'.repeat(2001), 'Notes must be at most 2000 characters'],
    ['investmentHorizon', 'long', 'Investment horizon must be one of: <5 years, 5-10 years, 10+ years'],
    ['tier', 'gold', 'Unknown field: tier'],
    ['contactInfo', 'me', 'Expected an object'],
  ])('refuses %s = %j: %s', (field, value, sentence) => {
    expect(refusals(consultationRequestSchema, { [field]: value })).toEqual([`${field}: ${sentence}`])
  })

  test('may carry facts of the exchange, each by itself', () => {
    const facts = {
      lastNamingDay: '2027-01-05',
      lastClosingDay: '2027-04-15',
      netSalePrice: 1_880_000,
      cashToPlace: 0,
      debtToReplace: 12_000_000_000,
      propertyState: 'OR',
      estimatedTax: -12_926,
      listedProperties: 3,
      typedOfferings: 2,
    }
    expect(consultationRequestSchema.parse({ facts })).toMatchObject({ facts })
    for (const [name, value] of Object.entries(facts))
      expect(consultationRequestSchema.parse({ facts: { [name]: value } }).facts).toEqual({ [name]: value })
    expect(refusals(consultationReceiptSchema, { ...receipt, facts })).toEqual([])
  })

  test.each([
    ['lastNamingDay', '2027-02-30', 'lastNamingDay must be a date as yyyy-mm-dd'],
    ['lastClosingDay', 20_270_415, 'lastClosingDay must be a date as yyyy-mm-dd'],
    ['netSalePrice', -1, 'netSalePrice must be a whole number from 0 to 12000000000'],
    ['cashToPlace', 0.5, 'cashToPlace must be a whole number from 0 to 12000000000'],
    ['debtToReplace', 12_000_000_001, 'debtToReplace must be a whole number from 0 to 12000000000'],
    ['estimatedTax', '5', 'estimatedTax must be a whole number from -12000000000 to 12000000000'],
    ['listedProperties', 3_961, 'listedProperties must be a whole number from 1 to 3960'],
    ['typedOfferings', 6, 'typedOfferings must be a whole number from 1 to 5'],
    ['address', 'Main Street 1', 'Unknown field: address'],
  ])('refuses the fact %s = %j', (name, value, sentence) => {
    expect(refusals(consultationRequestSchema, { facts: { [name]: value } })).toEqual([`facts.${name}: ${sentence}`])
  })

  test('refuses a state that is none, and facts that are no object', () => {
    expect(refusals(consultationRequestSchema, { facts: { propertyState: 'XX' } })[0]).toMatch(
      /^facts\.propertyState: propertyState must be one of: AL, /,
    )
    expect(refusals(consultationRequestSchema, { facts: null })).toEqual(['facts: Expected an object'])
  })

  test('names a nested field by its whole path', () => {
    const contactInfo = { firstName: 'M', lastName: 'K', email: 'nobody', phone: '', fax: '1' }
    expect(refusals(consultationRequestSchema, { contactInfo })).toEqual([
      'contactInfo.email: Please enter a valid email address',
      'contactInfo.fax: Unknown field: fax',
    ])
  })

  test('takes a UUID as idempotency key and the hash of the words, and leaves other headers alone', () => {
    const headers = { authorization: 'Bearer x', 'idempotency-key': requestId, 'shown-words': 'a'.repeat(64) }
    expect(consultationHeadersSchema.parse(headers)).toEqual(headers)
    expect(refusals(consultationHeadersSchema, { 'idempotency-key': '1' })).toEqual([
      'idempotency-key: The Idempotency-Key header must be a UUID',
    ])
    for (const page of ['/', '/profile', '/exchange/list', `/${'a'.repeat(199)}`])
      expect(refusals(consultationHeadersSchema, { 'shown-on': page })).toEqual([])
    for (const page of ['', 'profile', '/profile?tab=2', '/profile#sharing', '//example.com', `/${'a'.repeat(200)}`])
      expect(refusals(consultationHeadersSchema, { 'shown-on': page })).toHaveLength(1)
    expect(refusals(consultationHeadersSchema, { 'shown-words': 'I agree' })).toEqual([
      'shown-words: Invalid string: must match pattern /^[0-9a-f]{64}$/',
    ])
  })
})

describe('what became of a request', () => {
  test.each(requestStates)('can be %s', (state) => {
    expect(refusals(consultationReceiptSchema, { ...receipt, state })).toEqual([])
  })

  test('is a receipt without number and promise while nothing is on its way', () => {
    expect(refusals(consultationReceiptSchema, { ...receipt, phoneNumber: null, contactBy: null })).toEqual([])
  })

  test.each([
    ['state', 'lost'],
    ['requestDate', 'today'],
    ['contactBy', '2026-11-22T10:00:00-05:00'],
    ['partner', { name: 'Example Advisory Partners' }],
    ['textConsent', null],
  ])('is no receipt with %s = %j', (field, value) => {
    expect(refusals(consultationReceiptSchema, { ...receipt, [field]: value })).toHaveLength(
      field === 'partner' ? 2 : 1,
    )
  })

  test('is told event by event, with the appointment that there may be', () => {
    expect(consultationSchema.parse({ ...consultation, lead: { score: 101 } })).toEqual(consultation)
    expect(
      refusals(consultationSchema, { ...consultation, appointment: null, notes: 'Please ask for Maria.' }),
    ).toEqual([])
    expect(refusals(consultationSchema, { ...consultation, partnerMayHaveIt: undefined })).toHaveLength(1)
    for (const event of requestEvents) {
      expect(refusals(consultationSchema, { ...consultation, events: [{ at: receipt.requestDate, event }] })).toEqual(
        [],
      )
    }
    expect(
      refusals(consultationSchema, { ...consultation, events: [{ at: receipt.requestDate, event: 'queued' }] }),
    ).toHaveLength(1)
  })

  test('can be shared after all, by consent and nothing less', () => {
    expect(shareConsultationSchema.parse({ shareDataConsent: true })).toEqual({
      shareDataConsent: true,
      textConsent: false,
    })
    const sentence = 'shareDataConsent: Please agree to share your details'
    for (const shareDataConsent of [false, 'true', undefined]) {
      expect(refusals(shareConsultationSchema, { shareDataConsent })).toEqual([sentence])
    }
    expect(refusals(shareConsultationSchema, { shareDataConsent: true, notes: 'Please call' })).toEqual([
      'notes: Unknown field: notes',
    ])
  })
})

describe('a time to talk', () => {
  const { start, end } = appointment

  test('is offered day by day', () => {
    expect(refusals(slotDaysSchema, { timeZone: 'America/New_York', days: [[{ start, end }], []] })).toEqual([])
    expect(refusals(slotDaysSchema, { timeZone: 'America/New_York', days: [{ start, end }] })).toHaveLength(1)
  })

  test('is held by its start, a point in time', () => {
    expect(refusals(holdRequestSchema, { start: '2026-11-24T15:00:00Z' })).toEqual([])
    const sentence = 'start: The start of a conversation is a point in time such as 2026-11-24T15:00:00Z'
    for (const wrong of [
      '2026-11-24 15:00',
      '2026-11-24T15:00:00',
      '2026-11-31T15:00:00Z',
      'tomorrow',
      null,
      undefined,
    ]) {
      expect(refusals(holdRequestSchema, { start: wrong })).toEqual([sentence])
    }
    expect(refusals(holdRequestSchema, { start, end })).toEqual(['end: Unknown field: end'])
    expect(refusals(holdSchema, { id: requestId, start, end, heldUntil: start })).toEqual([])
  })

  test('is booked by its hold', () => {
    expect(refusals(bookingSchema, { holdId: requestId })).toEqual([])
    expect(refusals(bookingSchema, { holdId: '1' })).toEqual(['holdId: The id of a hold is a UUID'])
    expect(refusals(bookingSchema, { holdId: requestId, timeZone: 'Pacific/Honolulu' })).toEqual([])
    expect(refusals(bookingSchema, { holdId: requestId, timeZone: 'x'.repeat(65) })).toEqual([
      'timeZone: Too big: expected string to have <=64 characters',
    ])
    expect(refusals(bookingSchema, {})).toEqual(['holdId: The id of a hold is a UUID'])
    expect(appointmentSchema.parse(appointment)).toEqual(appointment)
  })
})
