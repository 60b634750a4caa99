import { createFakeAuthClient } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { expect, test } from 'vitest'
import { requestReset } from './request-reset.ts'

const email = 'maria@example.com'

test('a request is sent to the trimmed address', async () => {
  const auth = createFakeAuthClient({ accounts: [{ email }] })
  expect(await requestReset(` ${email} `, auth)).toEqual({ kind: 'sent', email, message: undefined })
  expect(auth.fake.mails).toEqual([{ to: email, kind: 'recovery' }])
})

test('without an answer the connection is named', async () => {
  const auth = createFakeAuthClient()
  auth.fake.setOffline(true)
  expect(await requestReset(email, auth)).toEqual({
    kind: 'failed',
    message: 'Network error. Please check your connection and try again.',
  })
})

test.each([
  [
    'sent-recently',
    { kind: 'sent', email, message: 'If an account with this email exists, you will receive a password reset link.' },
  ],
  [
    'too-many-requests',
    { kind: 'failed', message: 'Too many reset requests. Please wait a few minutes before trying again.' },
  ],
  ['failed', { kind: 'failed', message: 'Failed to send password reset email. Please try again.' }],
] as const)('%s gives %j', async (code, expected) => {
  const auth = { requestPasswordReset: async () => fail({ kind: 'refused', provider: { message: '' }, code } as const) }
  expect(await requestReset(email, auth)).toEqual(expected)
})
