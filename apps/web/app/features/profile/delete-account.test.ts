import { createFakeApiClient, goldInvestor } from '@dst/api-client/testing'
import { createFakeAuthClient, fakeAuthenticatorCode } from '@dst/auth/testing'
import { expect, test } from 'vitest'
import { deleteAccount } from './delete-account.ts'

const { email } = goldInvestor
const user = { email, factors: [] }
const password = 'A long password 1'

function services() {
  const auth = createFakeAuthClient({ accounts: [{ email, password }] })
  return { auth, api: createFakeApiClient({ investor: goldInvestor }) }
}

test('the right password deletes the account', async () => {
  const used = services()
  expect(await deleteAccount({ user, password, code: undefined }, used)).toEqual({ kind: 'deleted' })
  expect(used.api.calls.map(({ name }) => name)).toEqual(['me.delete'])
})

test('a wrong password deletes nothing', async () => {
  const used = services()
  expect(await deleteAccount({ user, password: 'guessed', code: undefined }, used)).toEqual({
    kind: 'not-deleted',
    message: 'The password is incorrect',
    field: 'password',
  })
  expect(used.api.calls).toEqual([])
})

test('without an answer from the auth service nothing is deleted', async () => {
  const used = services()
  used.auth.fake.setOffline(true)
  expect(await deleteAccount({ user, password, code: undefined }, used)).toMatchObject({
    kind: 'not-deleted',
    message: 'Network error. Please check your connection and try again.',
  })
  expect(used.api.calls).toEqual([])
})

test.each([
  [
    { kind: 'http', status: 403, code: 'deletion_closed', message: 'Accounts are deleted by request.' },
    'Your account was not deleted. Accounts are deleted by request.',
  ],
  [
    { kind: 'http', status: 500, code: 'internal', message: 'x' },
    'Your account was not deleted. Server error occurred. Please try again in a few moments.',
  ],
  [
    { kind: 'http', status: 401, code: 'session_expired', message: 'x' },
    'Your session has expired. Please log in again.',
  ],
  [{ kind: 'offline' }, 'Connection failed. Please check your internet connection.'],
  [{ kind: 'timeout' }, 'Request timed out. Please try again.'],
] as const)('%j is told, and the account stays', async (failure, message) => {
  const used = services()
  used.api.failWith('me.delete', failure)
  expect(await deleteAccount({ user, password, code: undefined }, used)).toMatchObject({ kind: 'not-deleted', message })
})

test('who signs in with Google is asked to do so again', async () => {
  const used = services()
  used.api.failWith('me.delete', { kind: 'http', status: 403, code: 'reauthentication_needed', message: 'x' })
  const outcome = await deleteAccount({ user, password: undefined, code: undefined }, used)
  expect(outcome).toMatchObject({
    kind: 'not-deleted',
    message: expect.stringContaining('sign in again with Google') as string,
  })
})

test('an answer that was lost after the deletion counts', async () => {
  const used = services()
  used.api.failWith('me.delete', { kind: 'network' })
  used.api.failWith('users.find', { kind: 'http', status: 401, code: 'session_expired', message: 'x' })
  expect(await deleteAccount({ user, password, code: undefined }, used)).toEqual({ kind: 'deleted' })
})

function withSecondFactor() {
  const auth = createFakeAuthClient()
  const account = auth.fake.addAccount({ email, password, secondFactor: true })
  auth.fake.signInAs(email)
  return { user: account.user, used: { auth, api: createFakeApiClient({ investor: goldInvestor }) } }
}

test('an account with a second factor asks for both, and the session stays one that has passed it', async () => {
  const { user: owner, used } = withSecondFactor()
  expect(await deleteAccount({ user: owner, password, code: '111 111' }, used)).toMatchObject({
    kind: 'not-deleted',
    field: 'code',
    message: expect.stringContaining('not right') as string,
  })
  expect(await deleteAccount({ user: owner, password: 'guessed', code: fakeAuthenticatorCode }, used)).toMatchObject({
    field: 'password',
  })
  expect(used.api.calls).toEqual([])
  expect(await deleteAccount({ user: owner, password, code: fakeAuthenticatorCode }, used)).toEqual({ kind: 'deleted' })
  expect(await used.auth.session()).not.toBeNull()
})
