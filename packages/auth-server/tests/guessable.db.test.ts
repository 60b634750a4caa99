import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { adminOf } from './administrators.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer('PGlite', { guessablePasswords: { words: ['DST Investing'] } })
})
afterAll(() => server.stop())

const common = 'Password is known to be weak and easy to guess, please choose a different one.'
const personal = 'Password is a name or address that is easy to guess, please choose a different one.'

test.each([
  ['Password1!', 'common', common],
  ['dstinvesting', 'personal', personal],
  ['AveryLee1', 'personal', personal],
])(
  'a sign-up with %s is refused as %s, and the official client passes the reason on',
  async (password, reason, message) => {
    const data = { firstName: 'Avery', lastName: 'Lee' }
    const { error } = await server.client().auth.signUp({ email: newAddress(), password, options: { data } })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password' })
    expect(error).toMatchObject({ reasons: [reason], message })
  },
)

test('the own address is refused at sign-up, at a change and by an administrator', async () => {
  const email = newAddress()
  expect((await server.client().auth.signUp({ email, password: email })).error).toMatchObject({ reasons: ['personal'] })
  const account = await signedInAccount(server)
  const changed = await account.client.auth.updateUser({ password: account.email })
  expect(changed.error).toMatchObject({ reasons: ['personal'] })
  const named = await account.client.auth.updateUser({ password: 'Zebulon-Quist-1', data: { name: 'Zebulon Quist' } })
  expect(named.error).toMatchObject({ reasons: ['personal'] })
  const set = await adminOf(server).updateUserById(account.user.id, { password: 'P@ssw0rd' })
  expect(set.error).toMatchObject({ code: 'weak_password' })
  const { data } = await server.client().auth.signInWithPassword({ email: account.email, password: firstPassword })
  expect(data.weakPassword).toBeUndefined()
})

test('rules of the host come first, and are reported alone', async () => {
  const { error } = await server.client().auth.signUp({ email: newAddress(), password: 'abc' })
  expect(error).toMatchObject({ reasons: ['length'] })
})
