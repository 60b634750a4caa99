import { createFakeApiClient, goldInvestor, newInvestor } from '@dst/api-client/testing'
import { createFakeAuthClient } from '@dst/auth/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readHandOver } from '~/services/hand-over.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { leaveWayBack } from '~/lib/account/way-back.ts'
import { completeReturn } from './complete-return.ts'

const email = 'maria.keller@example.com'

function services(investor = newInvestor) {
  const auth = createFakeAuthClient({ accounts: [{ email, firstName: 'Maria', lastName: 'Keller', confirmed: false }] })
  return { auth, api: createFakeApiClient({ investor }) }
}

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

describe('a return from a confirmation email', () => {
  test('signs in, leaves what the questionnaire needs and leads there', async () => {
    const used = services()
    const tokens = used.auth.fake.openLink(email)

    expect(await completeReturn({ kind: 'confirmation', tokens, emailChange: false }, used)).toEqual({
      ok: true,
      value: '/questionnaire',
    })
    expect((await used.auth.session())?.user.email).toBe(email)
    expect(readHandOver('justVerified')).toBe(true)
    expect(readHandOver('emailVerified')).toBe(true)
    expect(readHandOver('verifiedEmail')).toBe(email)
    expect(readHandOver('freshUserMetadata')).toEqual({ email, firstName: 'Maria', lastName: 'Keller' })
  })

  test('leads to the choice of a password when two sign-ups have dropped theirs', async () => {
    const used = services()
    await used.auth.signUp({ email, password: 'Another-secret-2', firstName: 'Maria', lastName: 'Keller' })
    const tokens = used.auth.fake.openLink(email)
    expect(await completeReturn({ kind: 'confirmation', tokens, emailChange: false }, used)).toEqual({
      ok: true,
      value: '/reset-password',
    })
    expect(readHandOver('justVerified')).toBe(true)
  })

  test('leads back to the profile when an address was changed', async () => {
    const used = services()
    const tokens = used.auth.fake.openLink(email)
    expect(await completeReturn({ kind: 'confirmation', tokens, emailChange: true }, used)).toEqual({
      ok: true,
      value: '/profile',
    })
  })

  test('without tokens is an invalid link', async () => {
    const outcome = await completeReturn({ kind: 'confirmation', tokens: undefined, emailChange: false }, services())
    expect(outcome).toEqual({ ok: false, error: 'invalid-link' })
  })

  test('with refused tokens is an invalid link, and leaves nothing', async () => {
    const tokens = { accessToken: 'forged', refreshToken: 'forged' }
    const outcome = await completeReturn({ kind: 'confirmation', tokens, emailChange: false }, services())
    expect(outcome).toEqual({ ok: false, error: 'invalid-link' })
    expect(readHandOver('justVerified')).toBeUndefined()
  })

  test('that could not be checked has failed, and can be followed again', async () => {
    const used = services()
    const tokens = used.auth.fake.openLink(email)
    used.auth.fake.setOffline(true)
    const returned = { kind: 'confirmation', tokens, emailChange: false } as const
    expect(await completeReturn(returned, used)).toEqual({ ok: false, error: 'email-verification-failed' })
    used.auth.fake.setOffline(false)
    expect(await completeReturn(returned, used)).toEqual({ ok: true, value: '/questionnaire' })
  })
})

describe('a return from Google', () => {
  test('leads an investor with a score to the profile', async () => {
    const used = services(goldInvestor)
    const tokens = used.auth.fake.openLink(email)
    expect(await completeReturn({ kind: 'google', tokens }, used)).toEqual({ ok: true, value: '/profile' })
    expect(readHandOver('oauthUser')).toBeUndefined()
  })

  test('leads an investor who completed with a score of 0 to the profile as well', async () => {
    const used = services({ ...newInvestor, questionnaireCompletedAt: '2026-11-21T10:00:00.000Z' })
    const tokens = used.auth.fake.openLink(email)
    expect(await completeReturn({ kind: 'google', tokens }, used)).toEqual({ ok: true, value: '/profile' })
  })

  test('leads an investor whose answers wait to be sent back to them', async () => {
    const used = services(goldInvestor)
    const tokens = used.auth.fake.openLink(email)
    const session = await used.auth.setSessionFromTokens(tokens)
    leaveWayBack({ userId: session.ok ? session.value.user.id : '', email, path: '/questionnaire?step=5' })
    expect(await completeReturn({ kind: 'google', tokens }, used)).toEqual({ ok: true, value: '/questionnaire?step=5' })
  })

  test.each([
    ['without a score', undefined],
    ['without a record', 404],
  ])('leads a person %s to the questionnaire, with the name', async (_, status) => {
    const used = services()
    if (status !== undefined) used.api.failWith('users.find', { kind: 'http', status, code: 'not_found', message: '' })
    const tokens = used.auth.fake.openLink(email)

    expect(await completeReturn({ kind: 'google', tokens }, used)).toEqual({ ok: true, value: '/questionnaire' })
    expect(readHandOver('oauthUser')).toBe(true)
    expect(readHandOver('userData')).toEqual({ email, firstName: 'Maria', lastName: 'Keller', provider: 'email' })
  })

  test.each([{ kind: 'http', status: 500, code: 'internal', message: '' } as const, { kind: 'offline' } as const])(
    'fails when the lookup gives %j',
    async (failure) => {
      const used = services()
      used.api.failWith('users.find', failure)
      const tokens = used.auth.fake.openLink(email)
      expect(await completeReturn({ kind: 'google', tokens }, used)).toEqual({ ok: false, error: 'lookup-failed' })
    },
  )

  test('without a session has failed', async () => {
    expect(await completeReturn({ kind: 'google', tokens: undefined }, services())).toEqual({
      ok: false,
      error: 'no-session',
    })
  })

  test('uses the session of this browser when the address carries none', async () => {
    const used = services(goldInvestor)
    used.auth.fake.signInAs(email)
    expect(await completeReturn({ kind: 'google', tokens: undefined }, used)).toEqual({ ok: true, value: '/profile' })
  })
})
