import type { AccountSecurity } from '@dst/contracts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Mail } from '../../mail/mailer.ts'
import { newAddress, startAccountServer, type AccountServer } from '../../testing/account-server.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint } from '../../testing/tokens.ts'
import { ruth } from '../../testing/records.ts'
import { readSecurity } from './security.ts'

vi.setConfig({ testTimeout: 60_000 })
const password = 'Correct-Horse-1'

onBothEngines((database, queueOn) => {
  const startWithMails = async () => {
    const mails: Mail[] = []
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, (mail) =>
      Promise.resolve(void mails.push(mail)),
    )
    onTestFinished(() => server.stop())
    return { server, mails }
  }
  /** Creates a confirmed account; returns the token of a first browser. */
  const signUp = async ({ server, mails }: Awaited<ReturnType<typeof startWithMails>>, email: string) => {
    await server.auth('POST', '/signup', { email, password })
    await vi.waitFor(() => expect(mails.at(-1)?.to).toBe(email), { timeout: 30_000 })
    const token = /code instead:\s*(\d{6})/.exec(mails.at(-1)?.text ?? '')?.[1]
    return (await server.auth('POST', '/verify', { type: 'signup', email, token })).json<{ access_token: string }>()
      .access_token
  }
  const call = ({ app }: AccountServer, token: string, method: 'GET' | 'DELETE' = 'GET', path = 'security') =>
    app.inject({ method, url: `/api/me/${path}`, headers: { authorization: `Bearer ${token}` } })

  test('a person sees their browsers and what happened, and signs one of them out at once', async () => {
    const world = await startWithMails()
    const { server } = world
    const email = newAddress()
    const first = await signUp(world, email)
    const second = (await server.auth('POST', '/token?grant_type=password', { email, password })).json<{
      access_token: string
    }>().access_token
    const reported = (await call(server, first)).json<AccountSecurity>()
    expect(reported.sessions).toHaveLength(2)
    expect(reported.sessions?.filter(({ current }) => current)).toHaveLength(1)
    expect(reported.events?.map(({ kind }) => kind).toSorted()).toEqual(['email_confirmed', 'signed_in', 'signed_in'])

    // Puts the token's valid state in the cache.
    expect((await call(server, second)).statusCode).toBe(200)
    const other = reported.sessions?.find(({ current }) => !current)?.id ?? ''
    expect((await call(server, first, 'DELETE', `sessions/${other}`)).statusCode).toBe(204)
    expect((await call(server, second)).json()).toMatchObject({ code: 'session_expired' })
    expect((await call(server, first, 'DELETE', `sessions/${other}`)).statusCode).toBe(404)
    expect((await call(server, first)).json<AccountSecurity>().sessions).toMatchObject([{ current: true }])
  })

  test('nobody sees or ends a session of somebody else', async () => {
    const world = await startWithMails()
    const { server } = world
    const [mine, theirs] = [await signUp(world, newAddress()), await signUp(world, newAddress())]
    const id = (await call(server, theirs)).json<AccountSecurity>().sessions?.[0]?.id ?? ''
    expect((await call(server, mine, 'DELETE', `sessions/${id}`)).statusCode).toBe(404)
    expect((await call(server, mine)).body).not.toContain(id)
    expect((await call(server, theirs)).statusCode).toBe(200)
  })

  test('a service that tells nothing of it is told as such', async () => {
    expect(await readSecurity(undefined, { userId: ruth.userId })).toEqual({ sessions: null, events: null })
    const mint = await createMint()
    const app = await buildTestApp({ db: database(), verifier: mint.verifier })
    const headers = { authorization: `Bearer ${await mint.valid(ruth)}` }
    expect((await app.inject({ url: '/api/me/security', headers })).json()).toEqual({ sessions: [], events: [] })
  })
})
