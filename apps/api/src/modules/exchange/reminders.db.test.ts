import { randomUUID } from 'node:crypto'
import { createLimiter } from '@dst/auth-server'
import type { ExchangeReminders } from '@dst/contracts'
import { emptyExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { ExchangeReminder } from '../../jobs/job-kinds.ts'
import { openQueue, type JobQueue } from '../../jobs/job-queue.ts'
import type { Mail } from '../../mail/mailer.ts'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { aStatementWaits } from '../../testing/lock-waits.ts'
import { emptyQueue, waitingJobs } from '../../testing/queue-rows.ts'
import { recordedLog } from '../../testing/recorded-log.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint, type TestUser, type TokenMint } from '../../testing/tokens.ts'
import { remindersHandler } from './remind-due.ts'
import { reminderMailHandler } from './reminder-mail.ts'

const publicUrl = 'https://site.example.com'
/** Day 45 is January 5, 2027; the first reminder is on December 6, the second on December 22. */
const fileOf = (closing: string): ExchangeFile => ({ ...emptyExchangeFile, sales: [{ id: 'k3x9', closing }] })
const file = fileOf('2026-11-21')
/** 8:00 in Phoenix, all year. */
const eight = (day: string) => `${day}T15:00:00.000Z`

onBothEnginesInEveryRun((database, queueOn) => {
  let app: FastifyInstance
  let mint: TokenMint
  let queue: JobQueue
  let time = new Date(eight('2026-11-21'))
  const now = () => time
  beforeAll(async () => {
    mint = await createMint()
    queue = await openQueue(queueOn(), { workers: false })
    app = await buildTestApp({
      db: database(),
      queueOn: queueOn(),
      verifier: mint.verifier,
      now,
      config: { accountDeletion: true },
    })
    return () => queue.close()
  })
  beforeEach(async () => {
    time = new Date(eight('2026-11-21'))
    await emptyQueue(database())
    await database().deleteFrom('exchangeReminders').execute()
  })

  /** Looks at the files that are due at a moment, and sends what that queued. */
  async function pass(moment: string) {
    time = new Date(moment)
    await look()
    return send()
  }
  const look = (log = recordedLog().log) =>
    remindersHandler({ db: database(), queue, now }, log)({}, new AbortController().signal, false)
  async function send(log = recordedLog().log): Promise<Mail[]> {
    const mails: Mail[] = []
    const sendMail = (mail: Mail) => Promise.resolve(void mails.push(mail))
    const handler = reminderMailHandler({ db: database(), sendMail, now }, { publicUrl }, log)
    for (const { payload } of await waitingJobs(database()))
      await handler(payload as unknown as ExchangeReminder, new AbortController().signal, false)
    await emptyQueue(database())
    return mails
  }

  /** A person with a saved file, and reminders in Phoenix. */
  async function visitor({ saved = file, timeZone = 'America/Phoenix' }: { saved?: object; timeZone?: string } = {}) {
    const person: TestUser = { userId: randomUUID(), email: `${randomUUID()}@example.com` }
    const headers = { authorization: `Bearer ${await mint.valid(person)}` }
    const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, more = {}) =>
      app.inject({ method, url, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) })
    const url = '/api/me/exchange-reminders'
    const choose = (zone: string | null, more = {}) => call('PUT', url, { timeZone: zone }, more)
    const save = async (changed: object) => {
      const tag = (await call('GET', '/api/me/exchange-file')).headers.etag
      return call('PUT', '/api/me/exchange-file', { file: changed }, tag === undefined ? {} : { 'if-match': tag })
    }
    await save(saved)
    expect((await choose(timeZone)).statusCode).toBe(200)
    return {
      person,
      call,
      choose,
      save,
      read: async () => (await call('GET', url)).json<ExchangeReminders>(),
      consents: async () =>
        (await call('GET', '/api/me/consents')).json<{ kind: string; given: boolean; words: string }[]>(),
    }
  }

  test('are off at first, and each switch is a consent with its words', async () => {
    const { choose, read, consents, call } = await visitor()
    await choose(null)
    expect(await read()).toEqual({ timeZone: null, next: null })
    await choose(null)
    const shown = 'a'.repeat(64)
    expect((await choose('America/Phoenix', { 'shown-words': shown })).json()).toEqual({
      timeZone: 'America/Phoenix',
      next: '2026-12-06',
    })
    await choose('America/New_York')
    const stored = await consents()
    expect(stored.map(({ kind, given }) => `${kind} ${given}`)).toEqual([
      'exchange-reminders true',
      'exchange-reminders false',
      'exchange-reminders true',
    ])
    expect(stored[0]?.words).toContain('Remind me of the deadlines of my exchange')
    const { consents: downloaded } = (await call('GET', '/api/me/data')).json<{
      consents: { shownHash: string | null }[]
    }>()
    expect(downloaded.map(({ shownHash }) => shownHash)).toEqual([shown, null, null])
    const other = await visitor()
    await other.choose(null)
    const untouched: TestUser = { userId: randomUUID(), email: `${randomUUID()}@example.com` }
    const headers = { authorization: `Bearer ${await mint.valid(untouched)}` }
    expect((await app.inject({ url: '/api/me/exchange-reminders', headers })).json()).toEqual({
      timeZone: null,
      next: null,
    })
    expect((await app.inject({ url: '/api/me/data', headers })).json()).toMatchObject({ exchangeReminders: null })
  })

  test('a name that is no time zone is refused', async () => {
    const { choose, read } = await visitor()
    const refused = await choose('Arizona')
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('The time zone must be')])
    expect((await read()).timeZone).toBe('America/Phoenix')
  })

  test('come at 8:00 where the person is, on the days of their file, to their address', async () => {
    const { person, read } = await visitor()
    expect(await pass('2026-12-06T14:59:59.999Z')).toEqual([])
    const [mail, ...more] = await pass(eight('2026-12-06'))
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: person.email, subject: '30 days left to name property' })
    expect((await read()).next).toBe('2026-12-22')
    for (let day = 7; day < 22; day += 1)
      expect(await pass(eight(`2026-12-${String(day).padStart(2, '0')}`)), String(day)).toEqual([])
    expect(await pass(eight('2026-12-22'))).toMatchObject([{ subject: '14 days left to name property' }])
  })

  test('come on their day, also after the clock was weeks ahead and is right again', async () => {
    await visitor()
    expect(await pass(eight('2026-12-22'))).toHaveLength(1)
    for (const moment of [eight('2026-11-25'), '2026-11-25T15:05:00.000Z'])
      expect(await pass(moment), moment).toEqual([])
    expect(await pass(eight('2026-12-06'))).toMatchObject([{ subject: '30 days left to name property' }])
    expect(await pass('2026-12-06T15:05:00.000Z')).toEqual([])
    expect(await pass(eight('2026-12-22'))).toMatchObject([{ subject: '14 days left to name property' }])
  })

  test('keep their hour when the clocks change', async () => {
    // Day 45 of January 29, 2027 is March 15; a reminder falls on Sunday, March 14, when the clocks go forward.
    time = new Date('2027-03-13T20:00:00Z')
    await visitor({ saved: fileOf('2027-01-29'), timeZone: 'America/Los_Angeles' })
    expect(await pass('2027-03-14T14:59:00Z')).toEqual([])
    expect(await pass('2027-03-14T15:00:00Z')).toMatchObject([{ subject: '1 day left to name property' }])
  })

  test('are never two on a day, whoever looks and whatever is chosen', async () => {
    const { choose, save } = await visitor()
    expect(await pass(eight('2026-12-06'))).toHaveLength(1)
    expect(await pass('2026-12-06T15:05:00Z')).toEqual([])
    await choose(null)
    await choose('Pacific/Honolulu')
    await save(fileOf('2026-11-22'))
    await save(file)
    expect(await pass('2026-12-06T18:00:00Z')).toEqual([])
    expect(await pass('2026-12-07T18:00:00Z')).toEqual([])
    expect(await pass('2026-12-22T18:00:00Z')).toHaveLength(1)
  })

  test('two servers that look at once queue one mail each for many people', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => visitor()))
    time = new Date(eight('2026-12-06'))
    await Promise.all(Array.from({ length: 4 }, () => look()))
    const mails = await send()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(people.map(({ person }) => person.email).toSorted())
  })

  test('a changed closing cancels and remakes them', async () => {
    const { save, read } = await visitor()
    await save(fileOf('2026-11-24'))
    expect((await read()).next).toBe('2026-12-09')
    expect(await pass(eight('2026-12-06'))).toEqual([])
    expect(await pass(eight('2026-12-09'))).toHaveLength(1)
  })

  test('a change between the hour and the mail counts', async () => {
    const { save } = await visitor()
    time = new Date(eight('2026-12-06'))
    await look()
    await save(fileOf('2026-11-24'))
    expect(await send()).toEqual([])
  })

  test.each(['the consent is withdrawn', 'the file is deleted', 'mails are switched off'] as const)(
    'nothing is sent once %s',
    async (what) => {
      const { choose, call, read } = await visitor()
      const stop = () =>
        what === 'the consent is withdrawn'
          ? choose(null)
          : what === 'the file is deleted'
            ? call('DELETE', '/api/me/exchange-file')
            : call('PUT', '/api/me/notifications', {
                emailNotifications: false,
                smsNotifications: false,
                marketingNotifications: false,
              })
      time = new Date(eight('2026-12-06'))
      await look()
      await stop()
      expect(await send()).toEqual([])
      expect(await pass(eight('2026-12-22'))).toEqual([])
      if (what !== 'mails are switched off') expect((await read()).next).toBeNull()
    },
  )

  test('a server that was down at 8:00 sends later on that day, and not on the next', async () => {
    await visitor()
    expect(await pass('2026-12-07T06:55:00Z')).toMatchObject([{ subject: '30 days left to name property' }])
    const { choose } = await visitor()
    // 0:05 on December 23.
    expect(await pass('2026-12-23T07:05:00Z')).toEqual([])
    expect(await pass(eight('2026-12-23'))).toEqual([])
    await choose(null)
  })

  test('a mail that the mail server took too late is not sent on another day, and the log says so', async () => {
    const { person } = await visitor()
    time = new Date(eight('2026-12-06'))
    await look()
    time = new Date('2026-12-07T07:00:00Z')
    const { log, lines } = recordedLog()
    expect(await send(log)).toEqual([])
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 50, code: 'reminder_missed', date: '2026-12-06' },
    ])
    expect(lines.join('\n')).not.toContain(person.email)
  })

  test('who has moved west since the mail was queued gets it all the same', async () => {
    const { choose } = await visitor({ timeZone: 'Pacific/Auckland' })
    // 8:00 on December 6 in Auckland, and still December 5 in Honolulu.
    time = new Date('2026-12-05T19:00:00Z')
    await look()
    await choose('Pacific/Honolulu')
    expect(await send()).toHaveLength(1)
  })

  test('who moves far east loses no day that has begun there', async () => {
    const { choose } = await visitor({ timeZone: 'Pacific/Honolulu' })
    expect(await pass('2026-12-05T18:05:00Z')).toEqual([])
    // 17:00 on December 5 in Honolulu, 16:00 on December 6 in Auckland.
    time = new Date('2026-12-06T03:00:00Z')
    await choose('Pacific/Auckland')
    expect(await pass('2026-12-06T03:05:00Z')).toMatchObject([{ subject: '30 days left to name property' }])
    expect(await pass('2026-12-06T19:05:00Z')).toEqual([])
  })

  test('a crash between the mail and its record repeats it under the same id', async () => {
    await visitor()
    time = new Date(eight('2026-12-06'))
    await look()
    const [job, ...others] = await waitingJobs(database())
    expect([job?.kind, others]).toEqual(['exchange-reminder-mail', []])
    expect(Object.keys(job?.payload ?? {}).toSorted()).toEqual(['date', 'investorId'])
    const ids: unknown[] = []
    const sendMail = (mail: Mail) => Promise.resolve(void ids.push(mail.messageId))
    const handler = reminderMailHandler({ db: database(), sendMail, now }, { publicUrl }, recordedLog().log)
    for (let attempt = 0; attempt < 2; attempt += 1)
      await handler(job?.payload as unknown as ExchangeReminder, new AbortController().signal, false)
    expect(ids).toEqual([ids[0], ids[0]])
    expect(ids[0]).toMatch(/^<exchange-reminder-[0-9a-f-]{36}\.2026-12-06@site\.example\.com>$/)
  })

  test('a crash before the record queues nothing, and the next look does', async () => {
    await visitor()
    time = new Date(eight('2026-12-06'))
    const broken: JobQueue = { ...queue, send: () => Promise.reject(new Error('the server dies')) }
    const { log } = recordedLog()
    await expect(
      remindersHandler({ db: database(), queue: broken, now }, log)({}, new AbortController().signal, false),
    ).rejects.toThrow('the server dies')
    expect(await waitingJobs(database())).toEqual([])
    expect(await pass('2026-12-06T15:05:00Z')).toHaveLength(1)
  })

  test('a choice that is repeated, or made elsewhere, skips no day', async () => {
    const { choose } = await visitor()
    time = new Date('2026-12-06T15:03:00Z')
    await choose('America/Phoenix')
    expect(await pass('2026-12-06T15:05:00Z')).toHaveLength(1)
    // 10:00 in New York, before 8:00 in Honolulu, where they were until now.
    await choose('Pacific/Honolulu')
    time = new Date('2026-12-22T15:00:00Z')
    await choose('America/New_York')
    expect(await pass('2026-12-22T18:00:00Z')).toHaveLength(1)
  })

  test('a time zone that this server does not know keeps nobody else waiting', async () => {
    await visitor()
    await database().updateTable('exchangeReminders').set({ timeZone: 'Mars/Olympus' }).execute()
    const { person } = await visitor()
    time = new Date(eight('2026-12-06'))
    const { log, lines } = recordedLog()
    await look(log)
    expect((await send()).map(({ to }) => to)).toEqual([person.email])
    expect(lines).toEqual([expect.stringContaining('"code":"reminder_check_failed"')])
    // It is looked at again in an hour, and not before those whose turn it is.
    await look(log)
    expect(lines).toHaveLength(1)
  })

  test('an account that is deleted while its file is looked at leaves no job behind but its confirmation', async () => {
    const { call } = await visitor()
    time = new Date(eight('2026-12-06'))
    let answer: Promise<{ statusCode: number }> | undefined
    const slow: JobQueue = {
      ...queue,
      send: async (...job) => {
        answer = call('DELETE', '/api/me')
        // The deletion gets as far as it can before the look ends.
        await Promise.race([answer, aStatementWaits(database(), queueOn())])
        await queue.send(...job)
      },
    }
    await remindersHandler({ db: database(), queue: slow, now }, recordedLog().log)(
      {},
      new AbortController().signal,
      false,
    )
    expect((await answer)?.statusCode).toBe(204)
    expect((await waitingJobs(database())).map(({ kind }) => kind)).toEqual(['deletion-mail'])
    expect(await database().selectFrom('exchangeReminders').select('investorId').execute()).toEqual([])
  })

  test('a file that can’t be read keeps nobody else waiting', async () => {
    const { person } = await visitor()
    const other = await visitor()
    await database()
      .updateTable('exchangeFiles')
      .set({ file: JSON.stringify({ version: 1, sales: [{ id: 'x', closing: 'soon' }] }) })
      .where('investorId', 'in', (query) =>
        query.selectFrom('investors').select('id').where('email', '=', person.email),
      )
      .execute()
    expect((await pass(eight('2026-12-06'))).map(({ to }) => to)).toEqual([other.person.email])
  })

  test('the link in a mail stops them without a sign-in, and only by its button', async () => {
    const { read, consents } = await visitor()
    const [mail] = await pass(eight('2026-12-06'))
    const path = new URL(mail?.unsubscribe ?? '').pathname
    expect(mail?.text).toContain(`Stop these reminders:\n${publicUrl}${path}\n`)
    const page = await app.inject({ url: path })
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<button>Stop the reminders</button>')])
    expect((await read()).timeZone).toBe('America/Phoenix')
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const stopped = await app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect([stopped.statusCode, stopped.body]).toEqual([200, expect.stringContaining('The reminders are stopped')])
    }
    expect(await read()).toEqual({ timeZone: null, next: null })
    expect((await consents()).map(({ given }) => given)).toEqual([false, true])
    for (const method of ['GET', 'POST'] as const) {
      const forged = await app.inject({ method, url: path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })
      expect(forged.statusCode).toBe(404)
    }
  })

  test('a mail service that stops them for many people from one address is not held up', async () => {
    await visitor()
    const [mail] = await pass(eight('2026-12-06'))
    const url = new URL(mail?.unsubscribe ?? '').pathname
    const limited = await buildTestApp({ db: database(), verifier: mint.verifier, limiter: createLimiter() })
    const statuses = new Set<number>()
    for (let call = 0; call < 100; call += 1)
      statuses.add((await limited.inject({ method: 'POST', url, remoteAddress: '203.0.113.9' })).statusCode)
    expect([...statuses]).toEqual([200])
  })

  test('they go out on their own, by way of the queue', async () => {
    const { person } = await visitor()
    time = new Date(eight('2026-12-06'))
    const mails: Mail[] = []
    const server = await buildTestApp({
      db: database(),
      queueOn: queueOn(),
      verifier: mint.verifier,
      now,
      config: { jobs: true },
      sendMail: (mail) => Promise.resolve(void mails.push(mail)),
    })
    onTestFinished(() => server.close())
    await database()
      .transaction()
      .execute((trx) => queue.send(trx, 'exchange-reminders', {}))
    await expect.poll(() => mails.map(({ to }) => to), { timeout: 30_000, interval: 20 }).toEqual([person.email])
  })
})
