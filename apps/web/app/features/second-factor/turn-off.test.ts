import { createFakeAuthClient, fakeAuthenticatorCode } from '@dst/auth/testing'
import { expect, test } from 'vitest'
import { turnOff } from './turn-off.ts'

const email = 'ada@example.com'
const password = 'A long password 1'

async function protectedAccount() {
  const auth = createFakeAuthClient()
  const { user } = auth.fake.addAccount({ email, password, secondFactor: true })
  auth.fake.signInAs(email)
  await auth.twoFactor.verify({ factorId: 'factor-1', code: fakeAuthenticatorCode })
  const factors = async () => (await auth.session())?.user.factors.length
  return { auth, user, factors }
}

test('password and code turn it off', async () => {
  const { auth, user, factors } = await protectedAccount()
  expect(await turnOff(user, { password, code: '246 810' }, auth)).toEqual({ ok: true, value: undefined })
  expect(await factors()).toBe(0)
})

test('a recovery code stands in for the app, once', async () => {
  const { auth, user, factors } = await protectedAccount()
  const made = await auth.twoFactor.recoveryCodes.make()
  const [code = ''] = made.ok ? made.value : []
  await auth.twoFactor.recoveryCodes.use(code)
  expect(await turnOff(user, { password: undefined, code }, auth)).toMatchObject({
    ok: false,
    error: { field: 'code', message: expect.stringContaining('used before') as string },
  })
  const [, another = ''] = made.ok ? made.value : []
  expect(await turnOff(user, { password: undefined, code: another }, auth)).toMatchObject({ ok: true })
  expect(await factors()).toBe(0)
})

test.each([
  [
    'a wrong password',
    { password: 'guessed', code: fakeAuthenticatorCode },
    { field: 'password', message: 'The password is incorrect' },
  ],
  ['a wrong code', { password, code: '111111' }, { field: 'code' }],
])('%s leaves it on', async (_, proof, error) => {
  const { auth, user, factors } = await protectedAccount()
  expect(await turnOff(user, proof, auth)).toMatchObject({ ok: false, error })
  expect(await factors()).toBe(1)
})

test('without the service it stays on, and the network is named', async () => {
  const { auth, user, factors } = await protectedAccount()
  auth.fake.setOffline(true)
  expect(await turnOff(user, { password, code: fakeAuthenticatorCode }, auth)).toMatchObject({
    ok: false,
    error: { message: 'Network error. Please check your connection and try again.' },
  })
  expect(await factors()).toBe(1)
})
