import { createHash, randomUUID } from 'node:crypto'
import { consentText } from '@dst/content/consents'
import { legalStatusOf, type LegalVersion } from '@dst/content/legal'
import type { Agreement } from '@dst/contracts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { LegalNotice } from '../../jobs/job-kinds.ts'
import { openQueue, type JobQueue } from '../../jobs/job-queue.ts'
import type { Mail } from '../../mail/mailer.ts'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { emptyQueue, waitingJobs } from '../../testing/queue-rows.ts'
import { recordedLog } from '../../testing/recorded-log.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint, type TokenMint } from '../../testing/tokens.ts'
import { legalNoticeMailHandler } from './legal-notice-mail.ts'
import { legalNoticesHandler } from './tell-of-version.ts'

const hash = createHash('sha256').update(consentText('terms')).digest('hex')
const first: LegalVersion = {
  date: '2026-11-29',
  announced: null,
  changes: [],
  needsAgreement: false,
  words: 'aaaaaaaaaaaa',
}
const second: LegalVersion = {
  date: '2027-01-05',
  announced: '2026-12-06',
  changes: ['Calls are recorded.'],
  needsAgreement: true,
  words: hash.slice(0, 12),
}
const announced = legalStatusOf([second, first], '2026-11-29')
const inEffect = legalStatusOf([second, first], '2027-01-05')
const announcementDay = new Date('2026-12-06T15:11:00Z')

onBothEnginesInEveryRun((database, queueOn) => {
  let mint: TokenMint
  let queue: JobQueue
  beforeAll(async () => {
    mint = await createMint()
    queue = await openQueue(queueOn(), { workers: false })
    return () => queue.close()
  })
  beforeEach(async () => {
    await emptyQueue(database())
    await sql`delete from investors`.execute(database())
  })

  const people = async (count: number, createdAt = '2026-11-01T00:00:00Z') => {
    for (let index = 0; index < count; index += 1)
      await sql`insert into investors
        (auth_user_id, email, email_token_expiry, username, first_name, last_name, auth_provider, created_at)
        values (${randomUUID()}, ${`${randomUUID()}@example.com`}, now(), 'x', 'x', 'x', 'email',
          ${createdAt})`.execute(database())
  }
  const run = async ({ legal = announced, now = announcementDay } = {}) => {
    const { log, lines } = recordedLog()
    await legalNoticesHandler({ db: database(), queue, now: () => now, legal }, log)(
      {},
      new AbortController().signal,
      false,
    )
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  const queued = async () =>
    (await waitingJobs(database())).map(({ kind, payload }) => [kind, payload['date'], payload['investorId']])

  test('everyone is told of a coming version once, in however many batches and runs', async () => {
    await people(51)
    expect(await run()).toMatchObject([{ code: 'legal_notices', version: '2027-01-05', queued: 51 }])
    const jobs = await queued()
    expect(new Set(jobs.map(([, , person]) => person)).size).toBe(51)
    expect(jobs[0]?.slice(0, 2)).toEqual(['legal-notice-mail', '2027-01-05'])
    expect(await run()).toMatchObject([{ code: 'legal_notices', queued: 0 }])
    expect(await queued()).toHaveLength(51)
  })

  test('two servers at once tell each person once', async () => {
    await people(60)
    await Promise.all([run(), run()])
    const told = (await queued()).map(([, , person]) => person)
    expect([told.length, new Set(told).size]).toEqual([60, 60])
  })

  test('who signs up later is told the next day; nobody is told of it anew', async () => {
    await people(1)
    await run()
    await people(1, '2026-12-20T00:00:00Z')
    expect(await run({ now: new Date('2026-12-21T15:11:00Z') })).toMatchObject([{ code: 'legal_notices', queued: 1 }])
  })

  test.each([
    ['in time', '2026-12-06T23:59:59Z', []],
    ['on the day after', '2026-12-07T00:00:01Z', [{ code: 'legal_notice_late', people: 1 }]],
  ])('a first mail %s is noticed if it is late', async (_when, moment, warnings) => {
    await people(1)
    const logged = await run({ now: new Date(moment) })
    expect(logged.filter(({ level }) => level === 50)).toMatchObject(warnings)
  })

  test('on the day nobody is mailed any more, and the operator hears that the words are due', async () => {
    await people(1)
    expect(await run({ now: new Date('2027-01-05T00:00:00Z') })).toMatchObject([{ code: 'legal_version_due' }])
    expect(await queued()).toEqual([])
  })

  test('a version in effect of which people were not told is noticed, the first one apart', async () => {
    await people(2)
    const now = new Date('2027-01-06T00:00:00Z')
    expect(await run({ legal: inEffect, now })).toMatchObject([{ code: 'legal_version_untold', people: 2 }])
    await run()
    expect(await run({ legal: inEffect, now })).toEqual([])
    expect(await run({ legal: legalStatusOf([first], '2026-11-29') })).toEqual([])
  })

  test('the mail says what changes, from when, and that it is asked about', async () => {
    await people(1)
    await run()
    const sent: Mail[] = []
    const send = legalNoticeMailHandler(
      { db: database(), sendMail: async (mail) => void sent.push(mail), legal: announced },
      { publicUrl: 'https://dst.example' },
    )
    const [job] = await waitingJobs(database())
    const payload = job?.payload as unknown as LegalNotice
    await send(payload, new AbortController().signal, false)
    expect(sent).toMatchObject([
      {
        subject: 'Our terms and privacy policy change on January 5, 2027',
        messageId: `<legal-notice-${payload.investorId}.2027-01-05@dst.example>`,
      },
    ])
    for (const words of ['Calls are recorded.', 'This needs your agreement', 'https://dst.example/privacy#coming'])
      expect(sent[0]?.text).toContain(words)

    // Neither for a plan that was dropped, nor to somebody who has left.
    await send({ ...payload, date: '2027-02-01' }, new AbortController().signal, false)
    await send({ ...payload, investorId: randomUUID() }, new AbortController().signal, false)
    expect(sent).toHaveLength(1)
  })

  const caller = async (legal = inEffect, agreedTerms?: string) => {
    const app = await buildTestApp({ db: database(), verifier: mint.verifier, legal })
    const metadata = agreedTerms === undefined ? {} : { agreedTerms }
    const token = await mint.valid({ userId: randomUUID(), email: `${randomUUID()}@example.com`, metadata })
    const call = async (method: 'GET' | 'PUT', payload?: object) => {
      const answer = await app.inject({
        method,
        url: '/api/me/agreement',
        headers: { authorization: `Bearer ${token}` },
        ...(payload ? { payload } : {}),
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<Agreement>().asked
    }
    return { app, token, call }
  }

  test('who agreed to the words before is asked, once, with what has changed', async () => {
    const { app, token, call } = await caller(inEffect, 'aaaaaaaaaaaa'.padEnd(64, '0'))
    const asked = { date: '2027-01-05', changes: ['Calls are recorded.'], words: hash }
    expect(await call('GET')).toEqual(asked)
    // A page of an earlier release names other words.
    expect(await call('PUT', { words: 'b'.repeat(64) })).toEqual(asked)
    expect(await call('PUT', { words: hash })).toBeNull()
    expect(await call('GET')).toBeNull()
    const consents = await app.inject({ url: '/api/me/consents', headers: { authorization: `Bearer ${token}` } })
    expect(consents.json<{ kind: string; given: boolean; version: string }[]>()).toMatchObject([
      { kind: 'terms', given: true, version: hash.slice(0, 12) },
      { kind: 'terms', given: true },
    ])
  })

  test('nobody is asked who agreed to the words in effect, or while no version needs it', async () => {
    const agreed = await caller(inEffect, hash)
    expect(await agreed.call('GET')).toBeNull()
    const before = await caller(announced, 'aaaaaaaaaaaa'.padEnd(64, '0'))
    expect(await before.call('GET')).toBeNull()
  })

  test('who never agreed to any words, having come with Google, is asked too', async () => {
    const { call } = await caller()
    expect(await call('GET')).toMatchObject({ date: '2027-01-05' })
  })
})
