import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuthClient, LinkTokens, MailLink, SessionChange } from '../src/index.ts'

/** One implementation of the client, in an environment where emails can be opened. */
export interface AccountWorld {
  newClient: () => AuthClient
  /** Follows the link of the latest email to the address. */
  openLink: (email: string) => Promise<LinkTokens>
  /** The link of the latest email to the address, as a page of the site would get it. */
  mailLink: (email: string, type: MailLink['type']) => MailLink
  /** The code of the latest email to the address. */
  code: (email: string) => string
  mailCount: (email: string) => number
  stop: () => Promise<void>
}

const ada = { password: 'Correct-Horse-1', firstName: 'Ada', lastName: 'Lovelace' }
let made = 0
const newAddress = (): string => `person${(made += 1)}@example.com`

/** What every implementation of the account client does. */
export function describeAccounts(name: string, start: () => Promise<AccountWorld>): void {
  describe(name, () => {
    let world: AccountWorld
    beforeAll(async () => {
      world = await start()
    })
    afterAll(() => world.stop())

    const confirmed = async (): Promise<{ client: AuthClient; email: string }> => {
      const client = world.newClient()
      const email = newAddress()
      await client.signUp({ email, ...ada })
      await client.setSessionFromTokens(await world.openLink(email))
      return { client, email }
    }

    test('a sign-up gives an unconfirmed user with names and no session, and mails a link', async () => {
      const client = world.newClient()
      const email = newAddress()
      const outcome = await client.signUp({ email, ...ada })
      if (!outcome.ok) throw new Error(outcome.error.provider.message)
      expect(outcome.value.session).toBeNull()
      expect(outcome.value.user).toMatchObject({ email, emailVerified: false, firstName: 'Ada', lastName: 'Lovelace' })
      expect(world.mailCount(email)).toBe(1)
      expect(client.hasStoredSession()).toBe(false)
    })

    test('a sign-up with a confirmed address says that the account exists', async () => {
      const { email } = await confirmed()
      const outcome = await world.newClient().signUp({ email, ...ada })
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'already_exists', code: 'account-exists' } })
    })

    test('an unconfirmed address cannot sign in', async () => {
      const client = world.newClient()
      const email = newAddress()
      await client.signUp({ email, ...ada })
      const outcome = await client.signIn({ email, password: ada.password, rememberMe: true })
      expect(outcome).toMatchObject({
        ok: false,
        error: {
          kind: 'refused',
          code: 'email-not-confirmed',
          provider: { message: 'Email not confirmed', status: 400 },
        },
      })
    })

    test("the confirmation link's tokens give a session whose user is confirmed", async () => {
      const { client, email } = await confirmed()
      expect(await client.session()).toMatchObject({ user: { email, emailVerified: true, provider: 'email' } })
      expect(await client.user()).toMatchObject({ ok: true, value: { email, emailVerified: true } })
      expect(client.hasStoredSession()).toBe(true)
    })

    test('a wrong password is refused with the words of the service, and starts no session', async () => {
      const { email } = await confirmed()
      const client = world.newClient()
      const outcome = await client.signIn({ email, password: 'wrong-password', rememberMe: true })
      expect(outcome).toMatchObject({
        ok: false,
        error: {
          kind: 'refused',
          code: 'incorrect-password',
          provider: { message: 'Invalid login credentials', status: 400 },
        },
      })
      expect(await client.session()).toBeNull()
      expect(await client.accessToken()).toBeUndefined()
    })

    test('checking a password changes nothing about the session', async () => {
      const { client, email } = await confirmed()
      const before = await client.accessToken()
      expect(await client.verifyPassword({ email, password: ada.password })).toEqual({ ok: true, value: undefined })
      expect(await client.verifyPassword({ email, password: 'wrong-password' })).toMatchObject({ ok: false })
      expect(await client.accessToken()).toBe(before)
    })

    test('listeners hear the initial session, then a sign-out and a sign-in, until they unsubscribe', async () => {
      const { client, email } = await confirmed()
      const heard: SessionChange[] = []
      const stop = client.onSessionChange((change) => heard.push(change))
      await expect.poll(() => heard.length).toBe(1)
      await client.signOut()
      await client.signIn({ email, password: ada.password, rememberMe: true })
      stop()
      await client.signOut()
      expect(heard.map(({ event, session }) => [event, session?.user.email])).toEqual([
        ['initial_session', email],
        ['signed_out', undefined],
        ['signed_in', email],
      ])
    })

    test('without a session: no user, no token, and signing out succeeds', async () => {
      const client = world.newClient()
      expect(await client.user()).toMatchObject({ ok: false, error: { kind: 'no_session' } })
      expect(await client.updatePassword('Another-Horse-2')).toMatchObject({
        ok: false,
        error: { code: 'session-expired' },
      })
      expect(await client.signOut()).toEqual({ ok: true, value: undefined })
    })

    test('a new password in a session of the old one needs the old one', async () => {
      const { client, email } = await confirmed()
      await client.signOut()
      await client.signIn({ email, password: ada.password, rememberMe: true })
      expect(await client.updatePassword('Another-Horse-2', 'Wrong-Horse-3')).toMatchObject({
        ok: false,
        error: { code: 'failed', kind: 'refused' },
      })
      expect(await client.updatePassword('Another-Horse-2', ada.password)).toMatchObject({ ok: true, value: { email } })
      await client.signOut()
      expect(await client.signIn({ email, password: 'Another-Horse-2' })).toMatchObject({ ok: true })
    })

    test('a forgotten password is replaced by way of the mailed link, heard as a recovery', async () => {
      const { email } = await confirmed()
      const client = world.newClient()
      const events: string[] = []
      client.onSessionChange(({ event }) => events.push(event))
      await expect.poll(() => events.length).toBe(1)
      expect(await client.requestPasswordReset(email)).toEqual({ ok: true, value: undefined })
      await client.setSessionFromTokens({ ...(await world.openLink(email)), recovery: true })
      expect(await client.updatePassword(ada.password)).toMatchObject({ ok: false, error: { code: 'same-password' } })
      expect(await client.updatePassword('Another-Horse-2')).toMatchObject({ ok: true, value: { email } })
      await client.signOut()
      expect(events).toEqual(['initial_session', 'password_recovery', 'user_updated', 'signed_out'])
      expect(await client.signIn({ email, password: ada.password })).toMatchObject({ ok: false })
      expect(await client.signIn({ email, password: 'Another-Horse-2' })).toMatchObject({ ok: true })
    })

    test('the code of a reset does what its link does, and begins no session by itself', async () => {
      const { email } = await confirmed()
      const client = world.newClient()
      await client.requestPasswordReset(email)
      const code = world.code(email)
      const wrong = code === '000000' ? '000001' : '000000'
      expect(await client.exchangeCode({ type: 'recovery', email, code: wrong })).toMatchObject({
        ok: false,
        error: { code: 'wrong-code' },
      })
      const outcome = await client.exchangeCode({ type: 'recovery', email, code })
      if (!outcome.ok || outcome.value === null) throw new Error('the code was not taken')
      expect([outcome.value.recovery, client.hasStoredSession()]).toEqual([true, false])
      expect(await client.setSessionFromTokens(outcome.value)).toMatchObject({ ok: true, value: { user: { email } } })
    })

    test('a link that leads to a page works once, by the page’s call, and begins no session by itself', async () => {
      const { email } = await confirmed()
      const client = world.newClient()
      await client.requestPasswordReset(email)
      const link = world.mailLink(email, 'recovery')
      expect(await client.redeemMailLink({ ...link, tokenHash: 'f00d' })).toMatchObject({
        ok: false,
        error: { kind: 'refused', code: 'invalid-link' },
      })
      const outcome = await client.redeemMailLink(link)
      if (!outcome.ok || outcome.value === null) throw new Error('the link was not taken')
      expect([outcome.value.recovery, client.hasStoredSession()]).toEqual([true, false])
      expect(await client.setSessionFromTokens(outcome.value)).toMatchObject({ ok: true, value: { user: { email } } })
      expect(await client.redeemMailLink(link)).toMatchObject({ ok: false, error: { code: 'invalid-link' } })
    })

    test('a reset for an unknown address answers like one for a known address, and mails nobody', async () => {
      const email = newAddress()
      expect(await world.newClient().requestPasswordReset(email)).toEqual({ ok: true, value: undefined })
      expect(world.mailCount(email)).toBe(0)
    })

    test('tokens that are none are refused', async () => {
      for (const garbage of ['garbage', 'a.b.c', '%%%.%%%.%%%', 'e30.e30.e30']) {
        const outcome = await world.newClient().setSessionFromTokens({ accessToken: garbage, refreshToken: garbage })
        expect(outcome, garbage).toMatchObject({ ok: false, error: { code: 'invalid-link' } })
      }
    })

    test('a wrong sign-up code is refused', async () => {
      const client = world.newClient()
      const email = newAddress()
      await client.signUp({ email, ...ada })
      const outcome = await client.completeSignUp({ token: '000000', email })
      expect(outcome).toMatchObject({ ok: false, error: { code: 'failed', provider: { status: 403 } } })
    })

    test('a verification mail is sent again', async () => {
      const client = world.newClient()
      const email = newAddress()
      await client.signUp({ email, ...ada })
      expect(await client.resendVerification(email)).toEqual({ ok: true, value: undefined })
      expect(world.mailCount(email)).toBe(2)
    })
  })
}
