import { createFakeAuthClient } from '@dst/auth/testing'
import { expect, test } from 'vitest'
import { openRecovery } from './open-recovery'

const email = 'maria.keller@example.com'

function recovery() {
  const auth = createFakeAuthClient({ accounts: [{ email }] })
  return { auth, tokens: { ...auth.fake.openLink(email), recovery: true } }
}

test('a link of the service signs in as a recovery', async () => {
  const { auth, tokens } = recovery()
  const events: string[] = []
  auth.onSessionChange(({ event }) => events.push(event))
  await expect.poll(() => events).toEqual(['initial_session'])

  expect(await openRecovery(tokens, auth)).toEqual({ kind: 'valid', email })
  expect(events).toEqual(['initial_session', 'password_recovery'])
})

test('a link without its tokens is invalid', async () => {
  expect(await openRecovery(undefined, recovery().auth)).toEqual({ kind: 'invalid' })
})

test('tokens that the service refuses are an invalid link, and nobody is signed in', async () => {
  const { auth } = recovery()
  expect(await openRecovery({ accessToken: 'forged', refreshToken: 'forged', recovery: true }, auth)).toEqual({ kind: 'invalid' })
  expect(await auth.session()).toBeNull()
})

test('a service out of reach says nothing about the link, and another try can follow', async () => {
  const { auth, tokens } = recovery()
  auth.fake.setOffline(true)
  expect(await openRecovery(tokens, auth)).toEqual({ kind: 'unreachable', tokens })
  auth.fake.setOffline(false)
  expect(await openRecovery(tokens, auth)).toEqual({ kind: 'valid', email })
})
