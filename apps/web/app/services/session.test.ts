import type { Session } from '@dst/auth'
import { afterEach, describe, expect, test } from 'vitest'
import { showSession, showSessionLoading, useSessionStore } from './session.ts'

const session: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: 1_795_000_000,
  user: {
    id: '6f2c0a52-4b7e-4a38-8f0d-0d6b8f3f9a10',
    email: 'ada@example.com',
    emailConfirmedAt: '2026-11-21T09:00:00Z',
    emailVerified: true,
    newEmail: null,
    provider: 'email',
    firstName: 'Ada',
    lastName: 'Byron',
    userMetadata: {},
    appMetadata: {},
    identities: [],
    factors: [],
  },
}

describe('session store', () => {
  afterEach(() => showSession(null))

  test('starts signed out, as prerendered pages are', () => {
    expect(useSessionStore.getInitialState()).toEqual({ status: 'signed-out', session: null, pending: null })
  })

  test('holds no session while one is being read', () => {
    showSession(session)
    showSessionLoading()
    expect(useSessionStore.getState()).toEqual({ status: 'loading', session: null, pending: null })
  })

  test('shows who is signed in, until nobody is', () => {
    showSession(session)
    expect(useSessionStore.getState().status).toBe('signed-in')
    expect(useSessionStore.getState().session?.user.firstName).toBe('Ada')

    showSession(null)
    expect(useSessionStore.getState()).toEqual({ status: 'signed-out', session: null, pending: null })
  })

  test('nobody is signed in before the second factor', () => {
    showSession(null, session.user)
    expect(useSessionStore.getState()).toEqual({ status: 'signed-out', session: null, pending: session.user })
  })
})
