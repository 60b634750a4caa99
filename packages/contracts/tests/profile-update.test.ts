import { describe, expect, test } from 'vitest'
import { profileUpdateSchema } from '../src/index.ts'
import { refusals } from './refusals.ts'
import { profile } from './samples.ts'

describe('the profile fields', () => {
  test('are accepted and trimmed', () => {
    expect(profileUpdateSchema.parse({ ...profile, firstName: '  Maria ', bio: ' \n' })).toEqual({
      firstName: 'Maria',
      lastName: 'Keller',
      email: 'maria.keller@example.com',
      phoneNumber: '+1 (555) 010-4477',
      location: 'Denver, Colorado',
      bio: '',
    })
  })

  test('may leave phone number, location and bio empty', () => {
    expect(refusals(profileUpdateSchema, { ...profile, phoneNumber: '', location: '', bio: '' })).toEqual([])
  })

  test('are all reported when empty, with the sentences of the profile form', () => {
    const empty = { firstName: ' ', lastName: '', email: ' ', phoneNumber: '', location: '', bio: '' }
    expect(refusals(profileUpdateSchema, empty)).toEqual([
      'firstName: First name is required',
      'lastName: Last name is required',
      'email: Email address is required',
    ])
  })

  test('are all reported when absent', () => {
    expect(refusals(profileUpdateSchema, {})).toEqual([
      'firstName: First name is required',
      'lastName: Last name is required',
      'email: Email address is required',
      'phoneNumber: Phone number must be text',
      'location: Location must be text',
      'bio: Bio must be text',
    ])
  })

  test.each(['maria', 'maria@', '@example.com', 'maria@example', 'ma ria@example.com'])(
    'refuse the address %s',
    (email) => {
      expect(refusals(profileUpdateSchema, { ...profile, email })).toEqual([
        'email: Please enter a valid email address',
      ])
    },
  )

  test.each([
    ['123456', false],
    ['1234567', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['+1 (555) 010.44-77', true],
    ['555-CALL-NOW', false],
  ])('phone number %s: accepted %s', (phoneNumber, accepted) => {
    expect(refusals(profileUpdateSchema, { ...profile, phoneNumber })).toEqual(
      accepted ? [] : ['phoneNumber: Please enter a valid phone number'],
    )
  })

  test.each([
    ['firstName', 100, 'First name must be at most 100 characters'],
    ['lastName', 100, 'Last name must be at most 100 characters'],
    ['location', 200, 'Location must be at most 200 characters'],
    ['bio', 2000, 'Bio must be at most 2000 characters'],
  ])('%s holds %i characters and not one more', (field, limit, sentence) => {
    expect(refusals(profileUpdateSchema, { ...profile, [field]: 'x'.repeat(limit) })).toEqual([])
    expect(refusals(profileUpdateSchema, { ...profile, [field]: 'x'.repeat(limit + 1) })).toEqual([
      `${field}: ${sentence}`,
    ])
  })

  test('hold an address of 255 characters and not one more', () => {
    const ending = '@example.com'
    expect(refusals(profileUpdateSchema, { ...profile, email: 'x'.repeat(255 - ending.length) + ending })).toEqual([])
    expect(refusals(profileUpdateSchema, { ...profile, email: 'x'.repeat(256 - ending.length) + ending })).toEqual([
      'email: Email address must be at most 255 characters',
    ])
  })

  test.each([
    ['a NUL character', 'Den\0ver'],
    ['an unpaired surrogate', 'Denver \ud83c'],
  ])('refuse %s, which the database cannot store', (_, location) => {
    expect(refusals(profileUpdateSchema, { ...profile, location })).toEqual([
      'location: Location contains characters that cannot be stored',
    ])
  })

  test('accept a character outside the basic plane', () => {
    expect(refusals(profileUpdateSchema, { ...profile, location: 'Denver 🏔' })).toEqual([])
  })

  test('name every field that does not belong', () => {
    expect(refusals(profileUpdateSchema, { ...profile, dstScore: 118, tier: 'gold' })).toEqual([
      'dstScore: Unknown field: dstScore',
      'tier: Unknown field: tier',
    ])
    expect(profileUpdateSchema.safeParse({ ...profile, dstScore: 118, tier: 'gold' }).error?.issues[0]?.message).toBe(
      'Unknown fields: dstScore, tier',
    )
  })

  test('must be text', () => {
    expect(refusals(profileUpdateSchema, { ...profile, firstName: 7 })).toEqual(['firstName: First name must be text'])
  })
})
