import { freePort } from '@dst/vitest-config/free-port'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newAddress, startAccountServer } from '../../testing/account-server.ts'
import { onEmbedded } from '../../testing/engines.ts'

const anonKey = 'sb_publishable_dst_investing'

onEmbedded((database, queueOn) => {
  /** The server on its own port, and a browser that keeps cookies. */
  const start = async (environment: NodeJS.ProcessEnv = {}) => {
    const port = await freePort()
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, () => Promise.resolve(), {
      PORT: String(port),
      ...environment,
    })
    onTestFinished(() => server.stop())
    await server.app.listen({ port, host: '127.0.0.1' })
    const cookies = new Map<string, { value: string; path: string }>()
    const site = `http://localhost:${port}`
    const open = async (address: string, form?: Record<string, string>) => {
      const url = new URL(address, site)
      const sent = [...cookies]
        .filter(([, { path }]) => url.pathname.startsWith(path))
        .map(([name, { value }]) => `${name}=${value}`)
      const init = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
      const reply = await fetch(url, { ...init, redirect: 'manual', headers: { cookie: sent.join('; ') } })
      for (const text of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
        cookies.set(name, { value, path: /; path=([^;]+)/i.exec(text)?.[1] ?? '/' })
      }
      return reply
    }
    /** Follows this server's redirects up to the site's own page or a page with a form. */
    const follow = async (
      address: string,
      form?: Record<string, string>,
    ): Promise<{ address: string; reply: Response }> => {
      const reply = await open(address, form)
      const location = reply.headers.get('location')
      if (location === null) return { address, reply }
      const next = new URL(location, new URL(address, site)).href
      return new URL(next).pathname === '/auth/callback' ? { address: next, reply } : follow(next)
    }
    const callback = `${site}/auth/callback?from=signup`
    const wish = new URLSearchParams({
      provider: 'google',
      redirect_to: callback,
      access_type: 'offline',
      prompt: 'consent',
    })
    return { site, open, follow, authorize: `${site}/auth/v1/authorize?${wish.toString()}`, port }
  }

  test('the whole way: to the stand-in, as whom one likes, and back with a session', async () => {
    const { site, follow, authorize } = await start()
    const email = newAddress()
    const page = await follow(authorize)
    const html = await page.reply.text()
    expect(new URL(page.address).pathname).toMatch(/^\/dev\/google\/choose\//)
    expect(html).toContain('This is not Google.')
    expect(html).toContain('value="maria.keller@example.com"')
    expect(page.reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    const back = await follow(page.address, {
      email,
      name: 'Grace Brewster Hopper',
      verified: 'yes',
      choice: 'continue',
    })
    const token = new URLSearchParams(new URL(back.address).hash.slice(1)).get('access_token') ?? ''
    const headers = { apikey: anonKey, authorization: `Bearer ${token}` }
    const user: unknown = await (await fetch(`${site}/auth/v1/user`, { headers })).json()
    expect(user).toMatchObject({
      email,
      app_metadata: { provider: 'google' },
      user_metadata: { full_name: 'Grace Brewster Hopper', email_verified: true },
    })
    const me: unknown = await (await fetch(`${site}/api/me`, { headers })).json()
    expect(me).toMatchObject({ email, firstName: 'Grace', lastName: 'Brewster Hopper' })
    const { rows } = await sql<{
      provider: string
    }>`select auth_provider as provider from investors where email = ${email}`.execute(database())
    expect(rows).toEqual([{ provider: 'google' }])
  })

  test('whoever refuses comes back with the reason and without an account', async () => {
    const { follow, authorize } = await start()
    const page = await follow(authorize)
    const back = new URL((await follow(page.address, { choice: 'refuse' })).address)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ from: 'signup', error: 'access_denied' })
  })

  test('the same address is the same person next time, and an unverified one has to be confirmed', async () => {
    const { follow, authorize } = await start()
    const email = newAddress()
    for (const name of ['Grace Hopper', 'G. Hopper']) {
      const back = await follow((await follow(authorize)).address, { email, name, verified: 'yes', choice: 'continue' })
      expect(back.address).toContain('#access_token=')
    }
    const { rows } = await sql`select 1 from auth.users where email = ${email}`.execute(database())
    expect(rows).toHaveLength(1)
    const unverified = await follow((await follow(authorize)).address, {
      email: newAddress(),
      name: 'X',
      choice: 'continue',
    })
    expect(unverified.address).toContain('error_code=provider_email_needs_verification')
  })

  test('a form that is not as it should be is asked for again, and a way that is over says so', async () => {
    const { follow, open, authorize } = await start()
    const page = await follow(authorize)
    expect((await open(page.address, { email: 'none', name: '', choice: 'continue' })).status).toBe(400)
    const over = await open('/dev/google/choose/none')
    expect([over.status, await over.text()]).toMatchObject([404, expect.stringContaining('This sign-in is over')])
    expect(await (await open('/dev/google')).text()).toContain('This is not Google.')
  })

  test('a browser that came by another name of this machine ends where it began', async () => {
    const { follow, authorize, port } = await start()
    const other = authorize.replaceAll('localhost', '127.0.0.1')
    const page = await follow(other)
    const back = await follow(page.address, {
      email: newAddress(),
      name: 'Grace Hopper',
      verified: 'yes',
      choice: 'continue',
    })
    expect(back.address.startsWith(`http://127.0.0.1:${port}/auth/callback?from=signup#access_token=`)).toBe(true)
  })

  test('a return whose state nobody knows reaches the page that tells about it', async () => {
    const { follow, site } = await start()
    const back = new URL((await follow(`${site}/auth/v1/callback?code=x&state=none`)).address)
    expect([back.pathname, back.searchParams.get('error_code')]).toEqual(['/auth/callback', 'bad_oauth_state'])
  })

  test.each([
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }, true],
    [{ ALLOW_PUBLIC_MAILBOX: 'on', TRUST_PROXY: '1' }, false],
  ])('with %j there is no stand-in, and the site is told whether there is Google', async (environment, google) => {
    const { open } = await start(environment)
    expect((await open('/dev/google')).status).toBe(404)
    expect((await open('/dev/google/auth')).status).toBe(404)
    expect(await (await open('/config.json')).json()).toMatchObject({ google })
  })
})
