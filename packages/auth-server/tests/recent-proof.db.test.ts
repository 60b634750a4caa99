import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isProof } from '../src/database/assurance.ts'
import { firstPassword, newAddress, signedInAccount, type Account } from './accounts.ts'
import { accountWithApp, appCode } from './authenticator-app.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, wrongCode } from './mailbox.ts'
import { accountWithPasskey, startSignIn } from './passkey-accounts.ts'

const minute = 60
const needed = { status: 400, code: 'reauthentication_needed' }
const newPassword = 'Second-Horse-2'

test('a sign-in at a provider and an app’s code are no proof: an open browser can give both', () => {
  expect(isProof('oauth')).toBe(false)
  expect(isProof('totp')).toBe(false)
  expect(isProof('password')).toBe(true)
})

onBothDatabases('a change to what signs in', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      recentProofSeconds: 10 * minute,
      requireCurrentPassword: true,
      secureEmailChange: false,
      manualLinking: true,
      passkeys: {},
      limits: { requestsPerFiveMinutes: 10_000, tokenRequestsPerFiveMinutes: 10_000, factorRequestsPerMinute: 10_000 },
    })
  })
  beforeEach(() => void server.mails.splice(0))
  afterAll(() => server.stop())

  const prove = async ({ client }: Pick<Account, 'client'>, body: object) => {
    const { data } = await client.auth.getSession()
    const answer = await fetch(`${server.url}/auth/v1/user/proof`, {
      method: 'POST',
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as { code?: string }) }
  }
  const moveOf = (client: SupabaseClient) => client.auth.updateUser({ email: newAddress() })
  const nonceOf = async ({ client, email }: Account) => {
    expect((await client.auth.reauthenticate()).error).toBeNull()
    return /Your code: (\d{6})$/m.exec(lastMail(server.mails, email).text)?.[1] ?? ''
  }

  const additions: [string, (client: SupabaseClient) => Promise<{ error: unknown }>][] = [
    ['a new address', moveOf],
    ['an authenticator app', ({ auth }) => auth.mfa.enroll({ factorType: 'totp' })],
    ['a passkey', ({ auth }) => auth.passkey.startRegistration()],
    [
      'a further identity',
      ({ auth }) => auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
    ],
  ]

  describe.each(additions)('%s', (_name, change) => {
    test('is refused once the last proof is older than ten minutes, and no more after a new one', async () => {
      const account = await signedInAccount(server)
      server.advance(10 * minute - 5)
      expect((await change(account.client)).error ?? {}).not.toMatchObject(needed)
      server.advance(minute)
      expect((await change(account.client)).error).toMatchObject(needed)
      expect(await prove(account, { password: firstPassword })).toEqual({ status: 200 })
      expect((await change(account.client)).error ?? {}).not.toMatchObject(needed)
    })
  })

  test('the first code of an app needs it too, and a refreshed session proves nothing', async () => {
    const { client } = await signedInAccount(server)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    server.advance(11 * minute)
    await client.auth.refreshSession()
    const code = appCode(data?.totp?.secret ?? '', server.now())
    const verified = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
    expect(verified.error).toMatchObject(needed)
  })

  test('what signs in stays where its removal is not proven', async () => {
    const app = await accountWithApp(server)
    await app.client.auth.mfa.recoveryCodes.generate()
    const passkey = await accountWithPasskey(server)
    server.advance(11 * minute)
    const { mfa } = app.client.auth
    expect((await mfa.recoveryCodes.regenerate()).error).toMatchObject(needed)
    expect((await mfa.recoveryCodes.unenroll()).error).toMatchObject(needed)
    expect((await passkey.client.auth.passkey.delete({ passkeyId: passkey.passkeyId })).error).toMatchObject(needed)
    expect(await prove(app, { password: firstPassword })).toEqual({ status: 200 })
    expect((await mfa.recoveryCodes.unenroll()).error).toBeNull()
    server.advance(11 * minute)
    expect((await mfa.unenroll({ factorId: app.factorId })).error).toMatchObject(needed)
    expect((await mfa.listFactors()).data?.totp).toHaveLength(1)
  })

  test('a mailed code proves it once, and a wrong one not', async () => {
    const account = await signedInAccount(server)
    server.advance(11 * minute)
    const nonce = await nonceOf(account)
    expect(await prove(account, { nonce: wrongCode(nonce) })).toMatchObject({ code: 'reauthentication_not_valid' })
    expect((await moveOf(account.client)).error).toMatchObject(needed)
    expect(await prove(account, { nonce })).toEqual({ status: 200 })
    expect((await moveOf(account.client)).error).toBeNull()
    server.advance(11 * minute)
    expect(await prove(account, { nonce })).toMatchObject({ code: 'reauthentication_not_valid' })
  })

  test('a wrong password proves nothing, and guesses are slowed', async () => {
    const account = await signedInAccount(server)
    server.advance(11 * minute)
    expect(await prove(account, { password: 'wrong' })).toMatchObject({ code: 'current_password_invalid' })
    expect((await moveOf(account.client)).error).toMatchObject(needed)
    for (let guess = 0; guess < 5; guess += 1) await prove(account, { password: 'wrong' })
    expect(await prove(account, { password: firstPassword })).toMatchObject({ status: 429 })
  })

  test('one’s own passkey proves it, somebody else’s does not', async () => {
    const [own, other] = [await accountWithPasskey(server), await accountWithPasskey(server)]
    server.advance(11 * minute)
    const shown = async (device: typeof own.device) => {
      const { challengeId, options } = await startSignIn(server.client())
      return prove(own, { challenge_id: challengeId, credential: device.get(options, {}) })
    }
    expect(await shown(other.device)).toMatchObject({ code: 'webauthn_verification_failed' })
    expect((await moveOf(own.client)).error).toMatchObject(needed)
    expect(await shown(own.device)).toEqual({ status: 200 })
    expect((await moveOf(own.client)).error).toBeNull()
  })

  test('nothing is proven without a session, or with nothing', async () => {
    expect(await prove({ client: server.client() }, { password: firstPassword })).toMatchObject({ status: 403 })
    expect(await prove(await signedInAccount(server), {})).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  describe('a session that a mailed link began', () => {
    test.each(['signup', 'recovery'] as const)(
      '(%s) sets a password without the present one for 15 minutes',
      async (type) => {
        const account = await signedInAccount(server)
        const client = type === 'signup' ? account.client : server.client()
        if (type === 'recovery') {
          await client.auth.resetPasswordForEmail(account.email)
          const token = codeIn(lastMail(server.mails, account.email))
          await client.auth.verifyOtp({ type, email: account.email, token })
        }
        server.advance(15 * minute - 5)
        await client.auth.refreshSession()
        expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull()
        server.advance(minute)
        await client.auth.refreshSession()
        const later = await client.auth.updateUser({ password: 'Third-Horse-3' })
        expect(later.error).toMatchObject({ status: 400, code: 'current_password_required' })
        const current = { password: 'Third-Horse-3', current_password: newPassword }
        expect((await client.auth.updateUser(current)).error).toBeNull()
      },
    )
  })

  test('an account without a password proves itself by mail before it sets its first one', async () => {
    const account = await signedInAccount(server)
    await sql`update auth.users set encrypted_password = null where id = ${account.user.id}`.execute(server.db)
    server.advance(16 * minute)
    expect((await account.client.auth.updateUser({ password: newPassword })).error).toMatchObject(needed)
    expect(await prove(account, { password: '' })).toMatchObject({ status: 400 })
    expect(await prove(account, { nonce: await nonceOf(account) })).toEqual({ status: 200 })
    expect((await account.client.auth.updateUser({ password: newPassword })).error).toBeNull()
  })
})
