import { createFakeAuthClient } from '@dst/auth/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectsMail, forgetMails, noteMail, rememberBeginnings, takesGoogleReturn } from './begun-returns.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const email = 'maria.keller@example.com'
const day = 86_400_000

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})

test.each([
  ['a sign-up', 'signUp', { email, password: 'Secret-123', firstName: '', lastName: '' }],
  ['another confirmation mail', 'resendVerification', email],
  ['a reset', 'requestPasswordReset', ` ${email.toUpperCase()} `],
  ['a new address', 'updateEmail', email],
  ['a typed code', 'exchangeCode', { type: 'recovery', email, code: '123456' }],
] as const)('%s is remembered with its address, and no other', async (_, call, input) => {
  const client = rememberBeginnings(createFakeAuthClient())
  expect(expectsMail(email)).toBe(false)
  await (client[call] as (given: typeof input) => Promise<unknown>)(input)
  expect([expectsMail(email), expectsMail('eve@example.com')]).toEqual([true, false])
})

test('a mail is expected for as long as its link is good, and not after a sign-out', () => {
  noteMail(email, 1000)
  noteMail('anna@example.com', 2000)
  expect([expectsMail(email, 1000 + day), expectsMail(email, 1001 + day), expectsMail(email, 999)]).toEqual([
    true,
    false,
    false,
  ])
  forgetMails()
  expect(expectsMail('anna@example.com', 2000)).toBe(false)
})

test('one return from Google belongs to the tab that left for it, within ten minutes', async () => {
  expect(takesGoogleReturn()).toBe(false)
  await rememberBeginnings(createFakeAuthClient()).signInWithGoogle('login')
  expect([takesGoogleReturn(), takesGoogleReturn()]).toEqual([true, false])
  await rememberBeginnings(createFakeAuthClient()).signInWithGoogle('signup')
  expect(takesGoogleReturn(Date.now() + 601_000)).toBe(false)
})

test.each(['', 'null', '[]', '{"maria.keller@example.com":"today"}', '{'])(
  'what is stored as %j expects nothing, and takes the next note',
  (stored) => {
    vi.stubGlobal('localStorage', memoryStorage({ 'dst-asked-mails': stored }))
    expect(expectsMail(email)).toBe(false)
    noteMail(email)
    expect(expectsMail(email)).toBe(true)
  },
)

test('a browser that stores nothing expects nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  noteMail(email)
  expect(expectsMail(email)).toBe(false)
})
