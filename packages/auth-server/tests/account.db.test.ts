import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'

const nextPassword = 'Another-Pass-2'

onBothDatabases('account changes', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  test('a recovery link signs in as a recovery, and the new password replaces the old one', async () => {
    const { email } = await signedInAccount(server)
    const redirectTo = 'https://app.example.com/reset-password'
    const asked = await server.client().auth.resetPasswordForEmail(email, { redirectTo })
    expect(asked.error).toBeNull()
    const mail = lastMail(server.mails, email)
    expect(mail.subject).toBe('Choose a new password for Example')
    const reply = await fetch(linkIn(mail), { redirect: 'manual' })
    const target = new URL(reply.headers.get('location') ?? '')
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect(fragment.get('type')).toBe('recovery')
    const client = server.client()
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    const changed = await client.auth.updateUser({ password: nextPassword })
    expect(changed.error).toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password: nextPassword })).error).toBeNull()
    const old = await server.client().auth.signInWithPassword({ email, password: firstPassword })
    expect(old.error?.code).toBe('invalid_credentials')
  })

  test('a recovery code confirms an address that was never confirmed', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    await client.auth.resetPasswordForEmail(email)
    const { data, error } = await client.auth.verifyOtp({
      type: 'recovery',
      email,
      token: codeIn(lastMail(server.mails, email)),
    })
    expect(error).toBeNull()
    expect(data.user?.email_confirmed_at).toBeDefined()
  })

  test('a confirmation spends a recovery mail that is still out', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    const confirmation = codeIn(lastMail(server.mails, email))
    await client.auth.resetPasswordForEmail(email)
    const recovery = codeIn(lastMail(server.mails, email))
    expect((await client.auth.verifyOtp({ type: 'signup', email, token: confirmation })).error).toBeNull()
    const { error } = await server.client().auth.verifyOtp({ type: 'recovery', email, token: recovery })
    expect(error?.code).toBe('otp_expired')
  })

  test('a recovery for an unknown address answers like any other, at once and too soon after', async () => {
    const { email } = await signedInAccount(server)
    const stranger = newAddress()
    for (const expected of [undefined, 'over_email_send_rate_limit']) {
      const [known, unknown] = await Promise.all(
        [email, stranger].map((to) => server.client().auth.resetPasswordForEmail(to)),
      )
      expect(known?.error?.code).toBe(expected)
      expect(unknown?.error?.code).toBe(expected)
    }
    expect(server.mails.filter((mail) => mail.to === stranger)).toHaveLength(0)
  })

  test('a confirmation code is no recovery code', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    const { error } = await client.auth.verifyOtp({
      type: 'recovery',
      email,
      token: codeIn(lastMail(server.mails, email)),
    })
    expect(error?.code).toBe('otp_expired')
  })

  test('the same password is refused', async () => {
    const { client } = await signedInAccount(server)
    const { error } = await client.auth.updateUser({ password: firstPassword })
    expect(error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    })
  })

  test('a short password is refused with its reason', async () => {
    const { client } = await signedInAccount(server)
    const { error } = await client.auth.updateUser({ password: '12345' })
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      reasons: ['length'],
      message: 'Password should be at least 6 characters.',
    })
    expect((await client.auth.updateUser({ password: '123456' })).error).toBeNull()
  })

  test('a password of 72 bytes is taken and one of 73 refused', async () => {
    const { client } = await signedInAccount(server)
    const { error } = await client.auth.updateUser({ password: 'a'.repeat(73) })
    expect(error).toMatchObject({ status: 400, message: 'Password cannot be longer than 72 characters' })
    expect((await client.auth.updateUser({ password: 'a'.repeat(72) })).error).toBeNull()
  })

  test('a new password ends the other sessions and every mailed link, and keeps this session', async () => {
    const { email, client } = await signedInAccount(server)
    const other = server.client()
    await other.auth.signInWithPassword({ email, password: firstPassword })
    const { refresh_token: otherToken } = await sessionOf(other)
    await server.client().auth.resetPasswordForEmail(email)
    const recovery = codeIn(lastMail(server.mails, email))
    await client.auth.updateUser({ password: nextPassword })
    expect((await other.auth.getUser()).error).not.toBeNull()
    expect((await server.client().auth.refreshSession({ refresh_token: otherToken })).error?.code).toBe(
      'refresh_token_not_found',
    )
    const spent = await server.client().auth.verifyOtp({ type: 'recovery', email, token: recovery })
    expect(spent.error?.code).toBe('otp_expired')
    expect((await client.auth.getUser()).error).toBeNull()
  })

  test('metadata is merged, and a null removes a key', async () => {
    const { client } = await signedInAccount(server)
    await client.auth.updateUser({ data: { lastName: 'Lovelace', nested: { a: 1 } } })
    const { data } = await client.auth.updateUser({ data: { nested: { b: 2 }, lastName: null } })
    expect(data.user?.user_metadata).toMatchObject({ firstName: 'Ada', nested: { b: 2 } })
    expect(Object.keys(data.user?.user_metadata ?? {})).not.toContain('lastName')
    expect(data.user?.user_metadata['nested']).toEqual({ b: 2 })
  })

  test('more data than a token can carry is refused, in one or many steps, and can still be removed', async () => {
    const refusal = { status: 400, code: 'validation_failed', message: 'User data cannot be larger than 4096 bytes' }
    // {"a":"..."} has eight bytes around the string.
    const data = { a: 'x'.repeat(4089) }
    const signUp = await server
      .client()
      .auth.signUp({ email: newAddress(), password: firstPassword, options: { data } })
    expect(signUp.error).toMatchObject(refusal)
    const { client, user } = await signedInAccount(server)
    expect((await client.auth.updateUser({ data })).error).toMatchObject(refusal)
    expect((await client.auth.updateUser({ data: { a: 'x'.repeat(4088) } })).error).toBeNull()
    expect((await client.auth.updateUser({ data: { b: 'x'.repeat(1000) } })).error).toMatchObject(refusal)
    expect((await client.auth.updateUser({ data: { a: null } })).error).toBeNull()
    await expect(server.auth.setAppMetadata(user.id, { tier: 'x'.repeat(6000) })).rejects.toThrow('too large')
  })

  test('many keys are removed at once', async () => {
    const { client } = await signedInAccount(server)
    const data = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, null]))
    expect((await client.auth.updateUser({ data: { k1: 1, k2: 2, k900: 3 } })).error).toBeNull()
    const { data: changed, error } = await client.auth.updateUser({ data })
    expect(error).toBeNull()
    expect(changed.user?.user_metadata).toMatchObject({ k900: 3, firstName: 'Ada' })
    expect(Object.keys(changed.user?.user_metadata ?? {})).not.toContain('k1')
  })

  test('application metadata set by the host shows in the next token', async () => {
    const { client, user } = await signedInAccount(server)
    expect(await server.auth.setAppMetadata(user.id, { tier: 'gold' })).toBe(true)
    const { data } = await client.auth.refreshSession()
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], tier: 'gold' })
    expect(await server.auth.setAppMetadata('00000000-0000-4000-8000-000000000000', { tier: 'gold' })).toBe(false)
  })
})
