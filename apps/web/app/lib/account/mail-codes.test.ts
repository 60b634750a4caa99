import { createFakeAuthClient, fakeSignUpCode } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { beforeEach, expect, test, vi } from 'vitest'
import { readHandOver } from '~/services/hand-over.ts'
import { confirmByCode, tokensByCode } from './mail-codes.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'

const email = 'ada@example.com'
const wrong =
  'This code is wrong or no longer valid. Please check it against the newest email, or open the ' +
  'link there. A code stops working after 5 wrong tries; its link does not.'

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

test('the code of a sign-up signs in, and leaves what the questionnaire needs', async () => {
  const auth = createFakeAuthClient({ accounts: [{ email, confirmed: false }] })
  expect(await confirmByCode({ email, code: '000000' }, auth)).toMatchObject({ ok: false, error: { message: wrong } })
  expect(readHandOver('verifiedEmail')).toBeUndefined()
  expect(await confirmByCode({ email, code: fakeSignUpCode }, auth)).toMatchObject({ ok: true, value: { email } })
  expect(readHandOver('verifiedEmail')).toBe(email)
  expect(await auth.session()).not.toBeNull()
})

test('the code of a reset gives the tokens of its link, and signs nobody in by itself', async () => {
  const auth = createFakeAuthClient({ accounts: [{ email }] })
  expect(await tokensByCode({ type: 'recovery', email, code: '000000' }, auth)).toMatchObject({
    ok: false,
    error: { message: wrong },
  })
  expect(await tokensByCode({ type: 'recovery', email, code: fakeSignUpCode }, auth)).toMatchObject({
    ok: true,
    value: { recovery: true },
  })
  expect(await auth.session()).toBeNull()
})

test.each([
  [
    { kind: 'refused', provider: { message: '', status: 429, retryAfterSeconds: 30 } },
    'Too many codes were tried. Please wait a moment, or open the link in the email.',
  ],
  [{ kind: 'refused', provider: { message: '', status: 400 } }, 'The code could not be checked. Please try again.'],
  [
    { kind: 'unavailable', provider: { message: '', status: 0 } },
    'Network error. Please check your connection and try again.',
  ],
] as const)('%j is told in plain words', async (error, message) => {
  const auth = { exchangeCode: () => Promise.resolve(fail({ ...error, code: 'failed' as const })) }
  expect(await tokensByCode({ type: 'recovery', email, code: '123456' }, auth)).toMatchObject({
    ok: false,
    error: { message },
  })
})
