/**
 * Kills servers of its own, again and again.
 *
 * @module-tag full
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Investor, Submission } from '@dst/contracts'
import { PGlite } from '@electric-sql/pglite'
import { freePort } from '@dst/vitest-config/free-port'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startMailServer } from '../src/testing/mail-server.ts'
import { mailedToken } from '../src/testing/mailed-token.ts'
import { goldRecord } from '../src/testing/records.ts'
import { endServer, startServer, type ServerProcess } from '../src/testing/server-process.ts'

const email = 'ruth@example.com'
const password = 'a long password'
const authHeaders = {
  apikey: 'sb_publishable_dst_investing',
  'content-type': 'application/json',
  'x-supabase-api-version': '2024-01-01',
}

// Starts a real server several times per test, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let template: string
let folder: string
let port: string
let running: ServerProcess[] = []

// The first start of an embedded database takes seconds, so it is created once, with a confirmed account, and copied.
beforeAll(async () => {
  template = folder = mkdtempSync(join(tmpdir(), 'dst-crash-'))
  port = String(await freePort())
  const server = await start()
  await signUp()
  expect(await endServer(server, 'SIGTERM')).toBe(0)
})
afterAll(() => rmSync(template, { recursive: true, force: true }))
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dst-crash-'))
  cpSync(template, folder, { recursive: true })
  port = String(await freePort())
})
afterEach(async () => {
  for (const server of running) await endServer(server, 'SIGKILL')
  running = []
  rmSync(folder, { recursive: true, force: true })
})

const origin = () => `http://127.0.0.1:${port}`

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ PORT: port, DATA_DIR: folder, ...environment })
  running.push(server)
  return server
}

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(`${origin()}${path}`, { method: 'POST', headers: authHeaders, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as T
}

async function signUp(): Promise<void> {
  await post('/auth/v1/signup', { email, password, data: { firstName: 'Ruth', lastName: 'Okafor' } })
  await post('/auth/v1/verify', mailedToken(await vi.waitFor(mailedLink, { timeout: 30_000 })))
}

async function mailedLink(): Promise<string> {
  const messages = (await (await fetch(`${origin()}/dev/mailbox/messages`)).json()) as { links: string[] }[]
  const link = messages[0]?.links[0]
  if (link === undefined) throw new Error('the mail has not come yet')
  return link
}

async function signIn(): Promise<Record<string, string>> {
  const session = await post<{ access_token: string }>('/auth/v1/token?grant_type=password', { email, password })
  return { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
}

/** `CRASH_ROUNDS=8` kills eight servers in the middle of each kind of save. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 2)

/**
 * Saves versions 1, 2, 3, … until the server is gone; `seen` records the last one acknowledged and the last one sent.
 */
async function saveUntilGone(
  headers: Record<string, string>,
  body: (version: number) => object,
  seen: { answered: number; sent: number },
) {
  for (;;) {
    seen.sent += 1
    try {
      const answer = await fetch(`${origin()}/api/users/${encodeURIComponent(email)}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(body(seen.sent)),
      })
      if (answer.status !== 200) throw new Error(`unexpected status ${answer.status}`)
      seen.answered = seen.sent
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
  }
}

const profile = (version: number) => ({
  firstName: `Ruth ${version}`,
  lastName: `Okafor ${version}`,
  email,
  phoneNumber: '',
  location: `Place ${version}`,
  bio: `Version ${version}`,
})
const questionnaire = (version: number) => ({ ...goldRecord(email), passiveImportance: (version % 5) + 1 })

/** Every submission is kept, so their count is the version; the record must match the newest of them. */
function submittedVersions({ passiveImportance, dstScore, dstSegment }: Investor, history: Submission[]): number[] {
  const [newest] = history
  expect({ passiveImportance, score: dstScore, tier: dstSegment }).toEqual({
    passiveImportance: newest?.answers['passiveImportance'],
    score: newest?.score,
    tier: newest?.tier,
  })
  expect(passiveImportance).toBe((history.length % 5) + 1)
  return [history.length]
}

test.each([
  [
    'profile saves',
    profile,
    (me: Investor) => [me.firstName, me.lastName, me.location, me.bio].map((text) => Number(text?.split(' ').at(-1))),
  ],
  ['questionnaire submits', questionnaire, submittedVersions],
])(
  'after kill -9 in the middle of %s, what was answered is there and nothing is half',
  async (_name, body, versionsIn) => {
    const seen = { answered: 0, sent: 0 }
    for (let round = 0; round < rounds; round += 1) {
      const server = await start()
      const saving = saveUntilGone(await signIn(), body, seen)
      const before = seen.answered
      await expect.poll(() => seen.answered, { timeout: 30_000 }).toBeGreaterThan(before + 3)
      // Each time at another point of a save.
      await sleep((round * 37) % 100)
      await endServer(server, 'SIGKILL')
      await saving
      const { answered, sent } = seen

      const next = await start()
      const headers = await signIn()
      const read = async (path: string): Promise<unknown> => (await fetch(`${origin()}${path}`, { headers })).json()
      const versions = versionsIn(
        (await read('/api/me')) as Investor,
        (await read('/api/me/submissions')) as Submission[],
      )
      expect(new Set(versions).size, 'all columns are of one version').toBe(1)
      expect(versions[0]).toBeGreaterThanOrEqual(answered)
      expect(versions[0]).toBeLessThanOrEqual(sent)
      // The save that was cut may have been stored, or not.
      seen.sent = seen.answered = versions[0] ?? 0
      expect(await endServer(next, 'SIGTERM')).toBe(0)
    }
  },
)

const message = { firstName: 'Ruth', lastName: 'Okafor', email, subject: 'Day 45', message: 'When does it fall?' }
const contact = () =>
  fetch(`${origin()}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })

/** The kinds of jobs that wait in the embedded database of a server that has ended. */
async function waitingIn(dataFolder: string): Promise<unknown[]> {
  const pglite = await PGlite.create(join(dataFolder, 'database'))
  const { rows } = await pglite.query(`select name from pgboss.job
    where name like '%-mail' and state in ('created', 'retry', 'active')`)
  await pglite.close()
  return rows
}

test('an answered message is mailed once, although the process was killed before the mail', async () => {
  const mailPort = await freePort()
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, CONTACT_EMAIL: 'desk@example.org' }
  const first = await start(smtp)
  expect((await contact()).status).toBe(201)
  await endServer(first, 'SIGKILL')

  const mail = await startMailServer(mailPort)
  try {
    const second = await start({ ...smtp, LOG_LEVEL: 'info' })
    const isMailed = () => second.log.some(({ code, kind }) => code === 'job_done' && kind === 'contact-mail')
    await expect.poll(isMailed, { timeout: 60_000 }).toBe(true)
    expect(mail.messages.map(({ to }) => to)).toEqual([['desk@example.org']])
    expect(await endServer(second, 'SIGTERM')).toBe(0)
    // No job is left that would send it again.
    expect(await waitingIn(folder)).toEqual([])
  } finally {
    await mail.close()
  }
})
