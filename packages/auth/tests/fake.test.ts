import { expect, test } from 'vitest'
import { createFakeAuthClient, fakeSignUpCode } from '../src/testing/index.ts'
import { describeAccounts } from './account-behavior.ts'

describeAccounts('the fake account client', async () => {
  const shared = createFakeAuthClient()
  return {
    newClient: () => shared.fake.openBrowser(),
    openLink: async (email) => shared.fake.openLink(email),
    mailLink: shared.fake.mailLink,
    code: () => fakeSignUpCode,
    mailCount: (email) => shared.fake.mails.filter((mail) => mail.to === email).length,
    stop: async () => {},
  }
})

test('the fake completes a sign-up by its code', async () => {
  const client = createFakeAuthClient()
  await client.signUp({ email: 'ada@example.com', password: 'Correct-Horse-1', firstName: 'Ada', lastName: 'Lovelace' })
  const outcome = await client.completeSignUp({ token: fakeSignUpCode, email: 'ada@example.com' })
  expect(outcome).toMatchObject({
    ok: true,
    value: { user: { emailVerified: true }, session: { user: { firstName: 'Ada' } } },
  })
})

test('the fake can be offline', async () => {
  const client = createFakeAuthClient({ accounts: [{ email: 'ada@example.com', password: 'Correct-Horse-1' }] })
  client.fake.setOffline(true)
  const outcome = await client.signIn({ email: 'ada@example.com', password: 'Correct-Horse-1' })
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'unavailable', provider: { status: 0 } } })
})

test('the fake moves to another address by its code', async () => {
  const client = createFakeAuthClient({ accounts: [{ email: 'ada@example.com' }] })
  client.fake.signInAs('ada@example.com')
  await client.updateEmail('ada@example.org')
  expect(
    await client.exchangeCode({ type: 'email_change', email: 'ada@example.org', code: fakeSignUpCode }),
  ).toMatchObject({ ok: true, value: { recovery: false } })
})
