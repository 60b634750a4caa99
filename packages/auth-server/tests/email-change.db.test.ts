import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'

const nextPassword = 'Another-Pass-2'

onBothDatabases('a change of address', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  test('an address changes only when both the old and the new one have confirmed', async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    const started = await client.auth.updateUser({ email: next })
    expect(started.error).toBeNull()
    expect(started.data.user).toMatchObject({ email, new_email: next })
    const half = await server
      .client()
      .auth.verifyOtp({ type: 'email_change', email: next, token: codeIn(lastMail(server.mails, next)) })
    expect(half.error).toBeNull()
    expect(half.data.session).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    const full = await server
      .client()
      .auth.verifyOtp({ type: 'email_change', email, token: codeIn(lastMail(server.mails, email)) })
    expect(full.error).toBeNull()
    expect(full.data.session?.user.email).toBe(next)
    expect(full.data.user?.new_email).toBeUndefined()
    expect(full.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: next, email_verified: true })
    expect((await server.client().auth.signInWithPassword({ email: next, password: firstPassword })).error).toBeNull()
  })

  test.each(['link', 'code'] as const)('what was mailed to one address never confirms another, by %s', async (way) => {
    const { email, client } = await signedInAccount(server)
    const [own, foreign] = [newAddress(), newAddress()]
    await client.auth.updateUser({ email: own })
    await server.client().auth.verifyOtp({ type: 'email_change', email, token: codeIn(lastMail(server.mails, email)) })
    const mailed = lastMail(server.mails, own)
    server.advance(61)
    server.holdMails(true)
    expect((await client.auth.updateUser({ email: foreign })).data.user?.new_email).toBe(foreign)
    if (way === 'link')
      expect((await fetch(linkIn(mailed), { redirect: 'manual' })).headers.get('location')).toContain(
        'error_code=otp_expired',
      )
    else
      expect(
        (await server.client().auth.verifyOtp({ type: 'email_change', email: own, token: codeIn(mailed) })).error?.code,
      ).toBe('otp_expired')
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: foreign })
    server.holdMails(false)
    await server.sendMails()
    await server.client().auth.verifyOtp({ type: 'email_change', email, token: codeIn(lastMail(server.mails, email)) })
    await server
      .client()
      .auth.verifyOtp({ type: 'email_change', email: foreign, token: codeIn(lastMail(server.mails, foreign)) })
    expect((await client.auth.getUser()).data.user?.email).toBe(foreign)
  })

  test('whoever uses another mail of the account ends a change that is under way', async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    const token = codeIn(lastMail(server.mails, next))
    server.advance(61)
    await server.client().auth.resetPasswordForEmail(email)
    const recovery = { type: 'recovery', email, token: codeIn(lastMail(server.mails, email)) } as const
    expect((await server.client().auth.verifyOtp(recovery)).error).toBeNull()
    expect((await server.client().auth.verifyOtp({ type: 'email_change', email: next, token })).error?.code).toBe(
      'otp_expired',
    )
  })

  test('following one link twice is not two confirmations', async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    const link = linkIn(lastMail(server.mails, next))
    const first = await fetch(link, { redirect: 'manual' })
    expect(first.headers.get('location')).toBe(
      'https://site.example.com#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=',
    )
    const second = await fetch(link, { redirect: 'manual' })
    expect(second.headers.get('location')).toContain('error_code=otp_expired')
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  test('wearing out the code of the old address does not make one confirmation enough', async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await server.client().auth.verifyOtp({ type: 'email_change', email, token: 'wrong' })
    }
    await server
      .client()
      .auth.verifyOtp({ type: 'email_change', email: next, token: codeIn(lastMail(server.mails, next)) })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  test('the address of another account is refused', async () => {
    const { email: taken } = await signedInAccount(server)
    const { client } = await signedInAccount(server)
    const { error } = await client.auth.updateUser({ email: taken })
    expect(error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    })
  })

  test('a refused address change changes nothing else of the same call', async () => {
    const { email: taken } = await signedInAccount(server)
    const { email, client } = await signedInAccount(server)
    await client.auth.updateUser({ email: taken, password: nextPassword, data: { firstName: 'Eve' } })
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error).toBeNull()
    expect((await client.auth.getUser()).data.user?.user_metadata['firstName']).toBe('Ada')
  })

  test('a mail that cannot leave yet keeps neither the other one back nor the change from being pending', async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    server.holdMails(true)
    expect((await client.auth.updateUser({ email: next })).data.user?.new_email).toBe(next)
    const [toNew, toCurrent] = server.orders.splice(0)
    if (toNew === undefined || toCurrent === undefined) throw new Error('two mails are ordered')
    await server.auth.sendMail(toNew)
    const anyone = server.client()
    await anyone.auth.verifyOtp({ type: 'email_change', email: next, token: codeIn(lastMail(server.mails, next)) })
    // The email of the confirmed half is delivered twice.
    const sent = server.mails.length
    await server.auth.sendMail(toNew)
    expect(server.mails).toHaveLength(sent)
    await server.auth.sendMail(toCurrent)
    server.holdMails(false)
    const { data } = await anyone.auth.verifyOtp({
      type: 'email_change',
      email,
      token: codeIn(lastMail(server.mails, email)),
    })
    expect(data.session?.user.email).toBe(next)
  })

  test('resend leaves the half of a change that is confirmed, and mails only the other', async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    const anyone = server.client()
    await anyone.auth.verifyOtp({ type: 'email_change', email: next, token: codeIn(lastMail(server.mails, next)) })
    const sent = server.mails.length
    server.advance(61)
    expect((await anyone.auth.resend({ type: 'email_change', email })).error).toBeNull()
    expect(server.mails.slice(sent).map((mail) => mail.to)).toEqual([email])
    const { data } = await anyone.auth.verifyOtp({
      type: 'email_change',
      email,
      token: codeIn(lastMail(server.mails, email)),
    })
    expect(data.session?.user.email).toBe(next)
  })

  test('a new password ends a pending change, of which no mail is sent again', async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    await server
      .client()
      .auth.verifyOtp({ type: 'email_change', email: next, token: codeIn(lastMail(server.mails, next)) })
    const { data } = await client.auth.updateUser({ password: nextPassword })
    expect(data.user?.new_email).toBeUndefined()
    const sent = server.mails.length
    server.advance(61)
    expect((await server.client().auth.resend({ type: 'email_change', email })).error).toBeNull()
    expect(server.mails).toHaveLength(sent)
  })

  test('resend sends both mails of a pending change again', async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    const sent = server.mails.length
    server.advance(61)
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull()
    expect(server.mails.slice(sent).map((mail) => mail.to)).toEqual([next, email])
  })
})
