import { goldInvestor } from '@dst/api-client/testing'
import { expect, test } from 'vitest'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import { profileView, type ProfileViewFacts } from './profile-view.ts'

const signedIn: ProfileViewFacts = {
  status: 'signed-in',
  emailVerified: true,
  halfway: false,
  comesBack: false,
  investor: undefined,
  error: null,
}
const failedWith = (status: number) => new ReadFailed({ kind: 'http', status, code: 'unknown', message: '' })

test.each([
  [
    'the session is being read',
    { ...signedIn, status: 'loading', emailVerified: false },
    { kind: 'waiting', label: 'Verifying your account...' },
  ],
  [
    'nobody is signed in',
    { ...signedIn, status: 'signed-out', emailVerified: false },
    { kind: 'leave', to: '/signup' },
  ],
  [
    'the second factor is owed',
    { ...signedIn, status: 'signed-out', emailVerified: false, halfway: true },
    { kind: 'leave', to: '/login' },
  ],
  [
    'the person left to sign in again',
    { ...signedIn, status: 'signed-out', emailVerified: false, comesBack: true },
    { kind: 'leave', to: '/login' },
  ],
  [
    'the address is not confirmed',
    { ...signedIn, emailVerified: false, investor: goldInvestor },
    { kind: 'leave', to: '/signup' },
  ],
  ['the record is being read', signedIn, { kind: 'waiting', label: 'Loading your profile...' }],
  ['the record is there', { ...signedIn, investor: goldInvestor }, { kind: 'ready', investor: goldInvestor }],
  [
    'a later read failed',
    { ...signedIn, investor: goldInvestor, error: failedWith(500) },
    { kind: 'ready', investor: goldInvestor },
  ],
  ['the session has expired', { ...signedIn, error: failedWith(401) }, { kind: 'expired' }],
  ['there is no record', { ...signedIn, error: failedWith(404) }, { kind: 'leave', to: '/questionnaire' }],
  [
    'the server refused',
    { ...signedIn, error: failedWith(403) },
    { kind: 'failed', code: 'load-failed', detail: 'Failed to fetch user data: 403' },
  ],
  [
    'too much was asked',
    { ...signedIn, error: failedWith(429) },
    { kind: 'failed', code: 'not-reached', detail: 'Failed to fetch user data: 429' },
  ],
  [
    'the server failed',
    { ...signedIn, error: failedWith(500) },
    { kind: 'failed', code: 'not-reached', detail: 'Failed to fetch user data: 500' },
  ],
  [
    'the network failed',
    { ...signedIn, error: new ReadFailed({ kind: 'network' }) },
    { kind: 'failed', code: 'not-reached', detail: undefined },
  ],
] satisfies [string, ProfileViewFacts, unknown][])('when %s', (_, facts, expected) => {
  expect(profileView(facts)).toEqual(expected)
})
