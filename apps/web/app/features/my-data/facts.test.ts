import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'

test('every value is told in words, by the question where there is one', () => {
  const stored = {
    firstName: 'Maria',
    bio: '',
    accredited: 'yes',
    dstScore: 101,
    emailNotifications: false,
    phoneNumber: null,
    passiveImportance: 4,
    tags: [],
  }
  expect(factsOf(stored)).toEqual([
    { term: 'First name', description: 'Maria' },
    { term: 'Bio', description: 'Not given' },
    { term: 'Are you an accredited investor?', description: 'Yes' },
    { term: 'Score', description: '101' },
    { term: 'Email notifications', description: 'No' },
    { term: 'Phone number', description: 'Not given' },
    { term: 'How important is it to you to be free of day-to-day management?', description: 'Very important' },
    { term: 'Tags', description: 'Not given' },
  ])
})

test('what lies deeper names the way to it, and nothing is left out', () => {
  const stored = {
    contact: { email: 'a@b.co', address: { city: 'Reno' } },
    sign_ins: [{ by: 'google' }, { by: 'email' }],
    ids: ['a', 'b'],
  }
  expect(factsOf(stored)).toEqual([
    { term: 'How to reach you: Email address', description: 'a@b.co' },
    { term: 'How to reach you: Address: City', description: 'Reno' },
    { term: 'Sign ins 1: By', description: 'google' },
    { term: 'Sign ins 2: By', description: 'email' },
    { term: 'Ids', description: 'a; b' },
  ])
})

test('an answer that the questionnaire does not know stays as it is stored', () => {
  expect(factsOf({ location: 'Denver, Colorado' })[0]?.description).toBe('Denver, Colorado')
})

test('a point in time is told by the clock of its reader', () => {
  expect(factsOf({ updatedAt: '2026-11-22T12:00:00.000Z' })[0]?.description).toMatch(
    /^Nov 2[123], 2026, \d{1,2}:\d{2} [ap]m$/,
  )
})

test('a code is told in the words that the other screens have for it', () => {
  expect(
    factsOf({
      dstSegment: 'nurtured',
      state: 'queued',
      preferredContactMethod: 'text',
      bestContactTime: 'morning',
      reason: 'choice',
      source: 'request_form',
      event: 'partner_deleted',
      kind: 'phone-calls',
      riskTolerance: 3,
    }),
  ).toEqual([
    { term: 'Tier', description: 'Getting ready' },
    { term: 'State', description: 'On its way' },
    { term: 'Preferred contact method', description: 'Text message' },
    { term: 'Best contact time', description: 'Morning (9am-12pm)' },
    { term: 'Reason', description: 'Your choice' },
    { term: 'Where the number came from', description: 'The form' },
    { term: 'What happened', description: 'The partner reported that it deleted what it had of this request' },
    { term: 'Kind', description: 'Phone calls from the partner' },
    { term: 'Risk tolerance', description: 'Moderate' },
  ])
})

test('no name of a field is read as it is stored', () => {
  const account = { aud: 'authenticated', sub: '7', amr: [{ method: 'password', timestamp: 1_795_866_519 }] }
  expect(factsOf(account).map(({ term }) => term)).toEqual([
    'Accepted as (a fixed word of the sign-in service)',
    'Account number at the provider',
    'Proof 1: Way',
    'Proof 1: Time',
  ])
  expect(factsOf(account).at(-1)?.description).toMatch(/^Nov 2[789], 2026, /)
})

test('no logged action, and no proof of a sign-in, is read as it is stored', () => {
  const events = [{ action: 'user_signedup' }, { action: 'login', traits: { method: 'otp' } }]
  expect(factsOf({ aal: 'aal2', events }).map(({ description }) => description)).toEqual([
    'Two steps',
    'Email address confirmed',
    'Signed in',
    'Link or code from an email',
  ])
})
