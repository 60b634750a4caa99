import { createFakeAuthClient } from '@dst/auth/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { checkVerification, resendVerification } from './verification.ts'

const email = 'ada@example.com'
const unconfirmed = () => createFakeAuthClient({ accounts: [{ email, confirmed: false }] })

describe('verification panel', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

  test('says that the address is not verified while nobody has followed the link', async () => {
    expect(await checkVerification(unconfirmed())).toEqual({
      ok: false,
      error: {
        title: 'Email not verified — Please check your email and click the verification link.',
        nobodyHere: true,
      },
    })
  })

  test('gives the person once the link was followed in another tab', async () => {
    const auth = unconfirmed()
    auth.fake.openLink(email)
    auth.fake.signInAs(email)
    expect(await checkVerification(auth)).toMatchObject({ ok: true, value: { email, emailVerified: true } })
  })

  test('says so when the service did not answer', async () => {
    const auth = unconfirmed()
    auth.fake.setOffline(true)
    expect(await checkVerification(auth)).toEqual({
      ok: false,
      error: {
        title: 'Failed to check verification status',
        description: 'Network error. Please check your connection and try again.',
        nobodyHere: false,
      },
    })
  })

  test('sends the link again', async () => {
    const auth = unconfirmed()
    expect(await resendVerification(auth, email)).toEqual({
      ok: true,
      value: 'Verification email sent — Please check your inbox and spam folder.',
    })
    expect(auth.fake.mails).toEqual([{ to: email, kind: 'signup' }])
  })

  test('tells in the words of the service why nothing was sent', async () => {
    const auth = unconfirmed()
    const reported = {
      resendVerification: async () =>
        ({ ok: false, error: { kind: 'refused', provider: { message: 'email rate limit exceeded' } } }) as const,
    }
    expect(await resendVerification(reported, email)).toEqual({
      ok: false,
      error: { title: 'email rate limit exceeded' },
    })
    auth.fake.setOffline(true)
    expect(await resendVerification(auth, email)).toEqual({
      ok: false,
      error: {
        title: 'Failed to resend verification email',
        description: 'Network error. Please check your connection and try again.',
      },
    })
    const silent = {
      resendVerification: async () => ({ ok: false, error: { kind: 'refused', provider: { message: '' } } }) as const,
    }
    expect(await resendVerification(silent, email)).toEqual({
      ok: false,
      error: { title: 'Failed to resend verification email' },
    })
  })

  test('sends nothing without an address', async () => {
    const auth = unconfirmed()
    expect(await resendVerification(auth, '')).toEqual({ ok: false, error: { title: 'No user email found' } })
    expect(auth.fake.mails).toEqual([])
  })
})
