import type { AuthUser } from '@dst/auth'
import { createFakeAuthClient } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { writeHandOver } from '~/services/hand-over.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { findEntry } from './entry.ts'

const registration = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  dateOfBirth: '',
  phoneNumber: '',
  username: 'ada',
}

function scene(account?: { provider?: string; confirmed?: boolean }) {
  const auth = createFakeAuthClient({
    accounts: [{ email: 'ada@example.com', firstName: 'Augusta', lastName: 'King', ...account }],
  })
  if (account) auth.fake.signInAs('ada@example.com')
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { auth, waits, wait }
}

describe('questionnaire entry', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

  test('lets a verified person in at once', async () => {
    const world = scene({})
    expect(await findEntry(world)).toEqual({
      kind: 'wizard',
      person: {
        userId: (await world.auth.session())?.user.id,
        email: 'ada@example.com',
        firstName: 'Augusta',
        lastName: 'King',
        username: undefined,
        dateOfBirth: null,
        phoneNumber: null,
        authProvider: 'email',
      },
    })
    expect(world.waits).toEqual([])
  })

  test('takes name and user name from the sign-up of the same address', async () => {
    writeHandOver('registrationData', registration)
    expect(await findEntry(scene({}))).toMatchObject({
      person: { firstName: 'Ada', lastName: 'Byron', username: 'ada' },
    })
  })

  test('takes nothing from the sign-up of another address', async () => {
    writeHandOver('registrationData', { ...registration, email: 'eve@example.com' })
    expect(await findEntry(scene({}))).toMatchObject({ person: { firstName: 'Augusta', username: undefined } })
  })

  test('skips verification for people from Google and takes the names that Google gave', async () => {
    writeHandOver('oauthUser', true)
    writeHandOver('userData', { email: 'Ada@example.com', firstName: 'Ada', lastName: 'King Noel', provider: 'google' })
    const world = scene({ provider: 'google', confirmed: false })
    const user = vi.spyOn(world.auth, 'user')

    expect(await findEntry(world)).toMatchObject({
      kind: 'wizard',
      person: { firstName: 'Ada', lastName: 'King Noel', authProvider: 'google' },
    })
    expect(user).not.toHaveBeenCalled()
  })

  test('does not take somebody for a Google user because another one used this tab before', async () => {
    writeHandOver('oauthUser', true)
    writeHandOver('userData', { email: 'eve@example.com', firstName: 'Eve', lastName: '', provider: 'google' })
    expect(await findEntry(scene({ confirmed: false }))).toEqual({ kind: 'verify', email: 'ada@example.com' })
  })

  test('asks for verification until the address is confirmed or was verified just now', async () => {
    expect(await findEntry(scene({ confirmed: false }))).toEqual({ kind: 'verify', email: 'ada@example.com' })
    writeHandOver('justVerified', true)
    writeHandOver('verifiedEmail', 'eve@example.com')
    expect((await findEntry(scene({ confirmed: false }))).kind).toBe('verify')
    writeHandOver('verifiedEmail', 'ada@example.com')
    expect((await findEntry(scene({ confirmed: false }))).kind).toBe('wizard')
  })

  test('waits for the verification of a fresh sign-up, which has no session yet', async () => {
    writeHandOver('registrationData', registration)
    const world = scene()
    expect(await findEntry(world)).toEqual({ kind: 'verify', email: 'ada@example.com' })
    expect(world.waits).toEqual([])
  })

  test('looks three more times, a second apart, before it sends a stranger to sign-up', async () => {
    const world = scene()
    const user = vi.spyOn(world.auth, 'user')
    expect(await findEntry(world)).toEqual({ kind: 'sign-up' })
    expect(user).toHaveBeenCalledTimes(4)
    expect(world.waits).toEqual([1000, 1000, 1000])
  })

  test('goes on with a person who appears on the last look', async () => {
    const world = scene()
    const wait = async (milliseconds: number) => {
      if (world.waits.push(milliseconds) === 3) world.auth.fake.signInAs('ada@example.com')
    }
    expect(await findEntry({ auth: world.auth, wait })).toMatchObject({ kind: 'wizard' })
  })

  test('trusts the session in hand while the auth service cannot be reached', async () => {
    const world = scene({})
    world.auth.fake.setOffline(true)
    expect(await findEntry(world)).toMatchObject({ kind: 'wizard', person: { email: 'ada@example.com' } })
    expect(world.waits).toEqual([])
  })

  test('trusts it too while the service has been asked too often', async () => {
    const world = scene({})
    const failure = { kind: 'refused', provider: { message: 'Request rate limit reached', status: 429 } } as const
    const busy = { ...world.auth, user: () => Promise.resolve(fail(failure)) }
    expect(await findEntry({ auth: busy, wait: world.wait })).toMatchObject({
      kind: 'wizard',
      person: { email: 'ada@example.com' },
    })
  })

  test('sends away whoever holds a session that the service refuses', async () => {
    const world = scene({})
    const failure = {
      kind: 'refused',
      provider: { message: 'User from sub claim in JWT does not exist', status: 403 },
    } as const
    const refusing = {
      ...world.auth,
      user: async (): Promise<{ ok: false; error: typeof failure } | { ok: true; value: AuthUser }> => ({
        ok: false,
        error: failure,
      }),
    }
    expect(await findEntry({ auth: refusing, wait: world.wait })).toEqual({ kind: 'sign-up' })
  })
})
