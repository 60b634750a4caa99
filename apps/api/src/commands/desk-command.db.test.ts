import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { succeed } from '@dst/domain/result'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { putMember } from '../database/desk-members.ts'
import { openQueue, type JobQueue } from '../jobs/job-queue.ts'
import type { Mail } from '../mail/mailer.ts'
import { newAddress, startAccountServer, type AccountServer } from '../testing/account-server.ts'
import { onBothEngines } from '../testing/engines.ts'
import { fillSample } from './desk-sample.ts'
import { runDeskCommand } from './desk-command.ts'
import { withMemberAccounts } from './member-accounts.ts'

vi.setConfig({ testTimeout: 60_000 })
const soon = { timeout: 30_000, interval: 20 }
const firm = { crd: '000000', name: 'Example Advisory Partners' }

onBothEngines((database, queueOn) => {
  let server: AccountServer
  let folder: string
  let queue: JobQueue
  const mails: Mail[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dst-desk-'))
    const send = (mail: Mail) => Promise.resolve(void mails.push(mail))
    server = await startAccountServer({ db: database(), queueOn: queueOn() }, send, { DATA_DIR: folder })
    queue = await openQueue(queueOn(), { workers: false })
  })
  afterAll(async () => {
    await queue.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const run = (...args: string[]) => {
    const config = readConfig({ WEB: 'off', LOG_LEVEL: 'silent', DATA_DIR: folder }, '/nowhere')
    return withMemberAccounts(config, { db: database(), queue }, (accounts) =>
      runDeskCommand(args, {
        ...config,
        db: database(),
        queue,
        accounts,
        firm,
        sample: () => fillSample(database(), { ...config, queue, now: new Date() }),
      }),
    )
  }
  const mailTo = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject)
  const open = async (role: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    server.app.inject({
      method: 'POST',
      url: `/dev/desk/${role}`,
      headers: { host: 'localhost:4000', ...headers },
    })
  const tokenIn = (location: unknown) => new URLSearchParams(String(location).split('#')[1]).get('access_token') ?? ''
  const asMember = (token: string) =>
    server.app.inject({ url: '/api/desk/me', headers: { authorization: `Bearer ${token}` } })

  test('an address without an account is invited, listed, and has its role in the account', async () => {
    const email = newAddress()
    const outcome = await run('invite', email.toUpperCase(), '--role', 'partner')
    expect(outcome).toEqual({
      exitCode: 0,
      text: `${email} has access to the desk as partner of Example Advisory Partners. The invitation is on its way.\n`,
    })
    await expect.poll(() => mailTo(email), soon).toEqual(['You are invited to DST Investing'])
    expect((await run('list')).text).toContain(`partner   ${email}`)
    const { rows } = await sql`select app_metadata from auth.users where email = ${email}`.execute(
      database().withoutPlugins(),
    )
    expect(rows).toMatchObject([{ app_metadata: { role: 'partner', firm: '000000' } }])
  })

  test('an address with an account is told by mail that the desk is open', async () => {
    const [email] = (await server.confirmedAddresses(1)) as [string]
    expect((await run('invite', email, '--role', 'staff')).text).toContain('has an account')
    await expect.poll(() => mailTo(email), soon).toEqual(['The desk of DST Investing is open to you'])
    const mail = mails.find(({ to }) => to === email)
    expect(mail?.text).toContain('http://localhost:4000/desk')
  })

  test('a removed member is refused at their next call, and their session has ended', async () => {
    const opened = await open('staff')
    expect(opened.statusCode).toBe(303)
    const token = tokenIn(opened.headers.location)
    expect((await asMember(token)).json()).toMatchObject({ role: 'staff', email: 'staff@example.com', firm: null })

    expect(await run('remove', 'staff@example.com')).toMatchObject({ exitCode: 0 })
    expect((await asMember(token)).statusCode).toBe(404)
    await expect
      .poll(
        async () =>
          (await server.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })).statusCode,
        {
          timeout: 5500,
          interval: 100,
        },
      )
      .toBe(401)
    expect((await run('list')).text).not.toContain('staff@example.com')
    expect(await run('remove', 'staff@example.com')).toMatchObject({ exitCode: 1 })
  })

  test('a removal takes every account under the address, and what an earlier one left', async () => {
    const email = newAddress()
    await run('invite', email, '--role', 'staff')
    const earlier = randomUUID()
    await database()
      .transaction()
      .execute((trx) => putMember(trx, { userId: earlier, email, role: 'staff', firm: null }))
    expect(await run('remove', email)).toMatchObject({ exitCode: 0 })
    const roleOf = async () =>
      (
        await sql<{ role: string | null }>`select app_metadata ->> 'role' as role from auth.users
          where email = ${email}`.execute(database().withoutPlugins())
      ).rows
    expect([(await run('list')).text.includes(email), await roleOf()]).toEqual([false, [{ role: null }]])
    await sql`update auth.users set app_metadata = app_metadata || '{"role":"staff"}' where email = ${email}`.execute(
      database(),
    )
    expect(await run('remove', email)).toMatchObject({ exitCode: 1 })
    expect(await roleOf()).toEqual([{ role: null }])
  })

  test('on a machine that nobody else can reach one page opens the desk as either role', async () => {
    const page = await server.app.inject({ url: '/dev/desk', headers: { host: 'localhost:4000' } })
    expect(page.body).toContain('Open the desk as an adviser of the partner firm')
    const opened = await open('partner')
    expect(String(opened.headers.location)).toMatch(/^\/auth\/callback#access_token=/)
    expect((await asMember(tokenIn(opened.headers.location))).json()).toMatchObject({
      role: 'partner',
      firm: { crd: '000000', name: expect.stringContaining(firm.name) as string },
    })
    expect((await open('partner')).statusCode).toBe(303)
    expect((await open('owner')).statusCode).toBe(404)
    expect((await open('staff', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404)
    expect((await open('staff', {})).statusCode).toBe(404)
  })

  test('where others can reach the server nothing opens the desk without an invitation', async () => {
    const reachable = await startAccountServer({ db: database(), queueOn: queueOn() }, () => Promise.resolve(), {
      PUBLIC_URL: 'https://site.example.com',
      SMTP_URL: 'smtp://localhost:1',
      JOBS: 'off',
    })
    try {
      for (const method of ['GET', 'POST'] as const) {
        const url = method === 'GET' ? '/dev/desk' : '/dev/desk/staff'
        expect((await reachable.app.inject({ method, url })).statusCode).toBe(404)
      }
    } finally {
      await reachable.stop()
    }
  })

  test.each([
    [[]],
    [['invite']],
    [['invite', 'nobody']],
    [['invite', 'somebody@example.com']],
    [['invite', 'somebody@example.com', '--role', 'owner']],
    [['remove', 'somebody@example.com', '--role', 'staff']],
    [['list', 'all']],
    [['look', 'somebody@example.com']],
  ])('%j is answered with how to use it', async (args) => {
    expect(await run(...args)).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('pnpm desk invite') as string,
    })
  })

  test('without the credential of a hosted service the command says what is missing', async () => {
    const deps = {
      db: database(),
      queue,
      accounts: undefined,
      publicUrl: 'https://site.example.com',
      firm,
      sample: () => Promise.resolve(succeed(0)),
    }
    expect(await runDeskCommand(['remove', `${randomUUID()}@example.com`], deps)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('SUPABASE_SERVICE_ROLE_KEY') as string,
    })
  })
})
