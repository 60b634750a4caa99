import { createFakeAuthClient, fakeSignUpCode } from '@dst/auth/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearHandOverAtSignOut, readHandOver } from '~/services/hand-over.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { endRecovery, exchangeAddress, openRecovery } from './open-recovery.ts'

const email = 'maria.keller@example.com'

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

function recovery() {
  const auth = createFakeAuthClient({ accounts: [{ email }] })
  return { auth, address: { kind: 'link', tokens: { ...auth.fake.openLink(email), recovery: true } } as const }
}

test('a link of the service signs in as a recovery, and the sign-in page will know the address', async () => {
  const { auth, address } = recovery()
  const events: string[] = []
  auth.onSessionChange(({ event }) => events.push(event))
  await expect.poll(() => events).toEqual(['initial_session'])

  expect(await openRecovery(address, auth)).toEqual({ kind: 'valid', email })
  expect(events).toEqual(['initial_session', 'password_recovery'])
  expect(readHandOver('prefilledEmail')).toBe(email)
})

test('a link without its tokens is refused, also while somebody is signed in', async () => {
  const { auth, address } = recovery()
  await openRecovery(address, auth)
  expect(await openRecovery({ kind: 'invalid' }, auth)).toEqual({ kind: 'refused' })
})

test('tokens that the service refuses are a refused link, and nobody is signed in', async () => {
  const { auth } = recovery()
  const tokens = { accessToken: 'forged', refreshToken: 'forged', recovery: true }
  expect(await openRecovery({ kind: 'link', tokens }, auth)).toEqual({ kind: 'refused' })
  expect(await auth.session()).toBeNull()
})

test('a service out of reach says nothing about the link, and another try can follow', async () => {
  const { auth, address } = recovery()
  auth.fake.setOffline(true)
  expect(await openRecovery(address, auth)).toEqual({ kind: 'unreachable', tokens: address.tokens })
  auth.fake.setOffline(false)
  expect(await openRecovery(address, auth)).toEqual({ kind: 'valid', email })
})

test('the code of a recovery link becomes tokens; one of another link or browser does not', async () => {
  const { auth, address } = recovery()
  const code = auth.fake.codeFor(address.tokens)
  auth.fake.setOffline(true)
  expect(await exchangeAddress({ kind: 'code', code }, auth)).toEqual({ kind: 'unanswered' })
  auth.fake.setOffline(false)
  expect(await exchangeAddress({ kind: 'code', code }, auth)).toEqual(address)
  expect(await exchangeAddress({ kind: 'code', code: auth.fake.codeFor(auth.fake.openLink(email)) }, auth)).toEqual({
    kind: 'invalid',
  })
  expect(await exchangeAddress({ kind: 'code', code: { code: 'of another' } }, auth)).toEqual({ kind: 'other-browser' })
  expect(await exchangeAddress(address, auth)).toBe(address)
})

test('a reload keeps the form while the session of the recovery lives', async () => {
  const { auth, address } = recovery()
  await openRecovery(address, auth)
  expect(await openRecovery({ kind: 'bare' }, auth)).toEqual({ kind: 'valid', email })
  await auth.signOut()
  expect(await openRecovery({ kind: 'bare' }, auth)).toEqual({ kind: 'invalid' })
})

test.each([
  ['the password was set', endRecovery],
  ['the person signed out', clearHandOverAtSignOut],
])('no form shows once %s', async (_, end) => {
  const { auth, address } = recovery()
  await openRecovery(address, auth)
  end()
  expect(await openRecovery({ kind: 'bare' }, auth)).toEqual({ kind: 'invalid' })
})

test('whoever is signed in without a recovery, or after another person’s, gets no form', async () => {
  const { auth, address } = recovery()
  auth.fake.signInAs(email)
  expect(await openRecovery({ kind: 'bare' }, auth)).toEqual({ kind: 'invalid' })
  await openRecovery(address, auth)
  auth.fake.signInAs('eve@example.com')
  expect(await openRecovery({ kind: 'bare' }, auth)).toEqual({ kind: 'invalid' })
})

test('whoever is signed in to an account without its password chooses one, until it has one', async () => {
  const auth = createFakeAuthClient()
  const person = { email, firstName: 'Maria', lastName: 'Keller' }
  await auth.signUp({ ...person, password: 'One-secret-1' })
  await auth.signUp({ ...person, password: 'Another-secret-2' })
  await auth.completeSignUp({ token: fakeSignUpCode, email })
  expect(await openRecovery({ kind: 'bare' }, auth)).toEqual({ kind: 'choose', email })
  await auth.updatePassword('Third-secret-3')
  expect(await openRecovery({ kind: 'bare' }, auth)).toEqual({ kind: 'invalid' })
})
