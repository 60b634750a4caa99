import { expect, test } from 'vitest'
import {
  validateConsultation,
  validateConversationNumber,
  validateTimeZone,
  type ConsultationEntry,
} from './consultation.ts'

const entry: ConsultationEntry = {
  preferredContactMethod: 'phone',
  phoneNumber: '+1 555 555 0100',
  shareDataConsent: true,
  textConsent: false,
  contactTimeZone: 'America/Denver',
}
const codes = (changes: Partial<ConsultationEntry>) =>
  validateConsultation({ ...entry, ...changes }).map(({ code }) => code)

test('a call needs a number, a letter needs none', () => {
  expect(codes({})).toEqual([])
  expect(codes({ phoneNumber: ' ' })).toEqual(['phone-required'])
  expect(codes({ phoneNumber: ' ', preferredContactMethod: 'email' })).toEqual([])
  expect(codes({ phoneNumber: '123', preferredContactMethod: 'email' })).toEqual([])
})

test('text messages need their own consent beside the number', () => {
  expect(codes({ preferredContactMethod: 'text' })).toEqual(['text-consent-required'])
  expect(codes({ preferredContactMethod: 'text', phoneNumber: '' })).toEqual([
    'phone-required',
    'text-consent-required',
  ])
  expect(codes({ preferredContactMethod: 'text', textConsent: true })).toEqual([])
})

test('whoever is to be called says in which time zone they are, and whoever is not need not', () => {
  expect(validateConsultation({ ...entry, contactTimeZone: ' ' })).toEqual([
    {
      field: 'contactTimeZone',
      code: 'time-zone-missing',
      message: 'Please choose your time zone, so that nobody calls you at night',
    },
  ])
  expect(codes({ contactTimeZone: '', preferredContactMethod: 'email' })).toEqual(['time-zone-missing'])
  expect(codes({ contactTimeZone: '', shareDataConsent: false })).toEqual([])
})

test('a conversation by phone takes place at a number that can be called', () => {
  const ofNumber = (phoneNumber: string) => validateConversationNumber(phoneNumber).map(({ code }) => code)
  expect(ofNumber('(555) 555-0142')).toEqual([])
  expect(ofNumber(' ')).toEqual(['phone-required'])
  expect(ofNumber('call me')).toEqual(['phone-invalid'])
  expect(ofNumber(`555${'-'.repeat(34)}0100`)).toEqual(['phone-too-long'])
})

test('a request that nobody gets needs neither, yet keeps no number that is none', () => {
  const saved = { shareDataConsent: false, preferredContactMethod: 'text' } as const
  expect(codes({ ...saved, phoneNumber: '' })).toEqual([])
  expect(codes({ ...saved, phoneNumber: 'call me' })).toEqual(['phone-invalid'])
})

test('how to be reached is chosen, never presumed', () => {
  expect(codes({ preferredContactMethod: undefined, phoneNumber: '' })).toEqual(['method-required'])
  expect(codes({ preferredContactMethod: undefined, shareDataConsent: false })).toEqual(['method-required'])
})

test('notes have at most 2000 characters and a number 40, without the space around them', () => {
  expect(codes({ notes: null })).toEqual([])
  expect(codes({ notes: ` ${'a'.repeat(2000)} ` })).toEqual([])
  expect(codes({ notes: 'a'.repeat(2001), preferredContactMethod: 'email', phoneNumber: '' })).toEqual([
    'notes-too-long',
  ])
  expect(codes({ phoneNumber: `${' '.repeat(9)}555${'-'.repeat(33)}0100 ` })).toEqual([])
  expect(codes({ phoneNumber: `555${'-'.repeat(34)}0100` })).toEqual(['phone-too-long'])
})

test('where a time zone is needed, none is an issue', () => {
  expect(validateTimeZone(' ').map(({ code }) => code)).toEqual(['time-zone-missing'])
  expect(validateTimeZone('America/Chicago')).toEqual([])
})
