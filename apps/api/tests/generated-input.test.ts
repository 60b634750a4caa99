import { randomUUID } from 'node:crypto'
import { endpoints, problemSchema, type ConsultationReceipt, type EndpointName } from '@dst/contracts'
import { deskEndpoints, deskRoles, type DeskRole } from '@dst/contracts/desk'
import {
  badRequests,
  inputRuns,
  marker,
  nearlyRight,
  type BadRequest,
  type KnownCall,
  type RightCall,
} from '@dst/vitest-config/bad-requests'
import { byRun } from '@dst/vitest-config/run'
import { emptyExchangeFile } from '@dst/domain/exchange-file'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { putMember } from '../src/database/desk-members.ts'
import type { Tables } from '../src/database/tables.ts'
import { ownFirm } from '../src/testing/desk-harness.ts'
import { onBothEngines } from '../src/testing/engines.ts'
import { expectInTime } from '../src/testing/in-time.ts'
import { goldRecord, ruth } from '../src/testing/records.ts'
import { buildTestApp } from '../src/testing/test-app.ts'
import { createMint } from '../src/testing/tokens.ts'

const { numRuns, seed } = inputRuns(byRun({ core: 400, full: 2000 }))
/** Twice what a call may take, for a machine that runs other tests beside this one. */
const maxMs = 4000

/** With neither a body nor a parameter these are always in order, and leave their traces. */
const inOrder = new Set<string>(['deleteMe', 'deleteExchangeFile', 'downloadMyData'] satisfies EndpointName[])

const calls: KnownCall[] = [
  ...Object.entries(endpoints)
    .filter(([name]) => !inOrder.has(name))
    .map(([, call]) => ({ method: call.method, path: call.path, fields: 'body' in call ? namesIn(call.body) : [] })),
  // Pages behind links in mails.
  ...['/partner/acknowledge/:token', '/reminders/stop/:token', '/dev/mailbox/messages/:id'].map(
    (path) => ({ method: 'GET', path, fields: [] }) as const,
  ),
]

/** The calls of the desk: each role gets a 404 from those of the other. */
const deskCalls: KnownCall[] = Object.values(deskEndpoints).map((call) => ({
  method: call.method,
  path: call.path,
  fields: 'body' in call ? namesIn(call.body) : [],
}))

const myRecord = `/api/users/${encodeURIComponent(ruth.email)}`
const sales = [{ id: '1', name: 'Duplex', closing: '2026-03-02', price: 900_000, debt: 100_000 }]

/** Calls that store what people type. */
const rightCalls: RightCall[] = [
  { method: 'PUT', url: myRecord, body: goldRecord(ruth.email) },
  {
    method: 'PUT',
    url: myRecord,
    body: { firstName: 'Ruth', lastName: 'O', email: ruth.email, phoneNumber: '', location: 'Ohio', bio: 'Hello' },
  },
  {
    method: 'POST',
    url: '/api/contact',
    body: { firstName: 'Ada', lastName: 'B', email: 'ada@example.com', subject: 'Hello', message: 'How?' },
  },
  {
    method: 'POST',
    url: '/api/consultation-requests',
    body: { preferredContactMethod: 'email', preferredTime: 'morning', notes: 'Hello', shareDataConsent: true },
  },
  {
    method: 'PUT',
    url: '/api/me/notifications',
    body: { emailNotifications: true, smsNotifications: false, marketingNotifications: false },
  },
  { method: 'PUT', url: '/api/me/exchange-file', body: { file: { ...emptyExchangeFile, sales } } },
  { method: 'PUT', url: '/api/me/exchange-reminders', body: { timeZone: 'America/Phoenix' } },
  { method: 'POST', url: '/api/me/exchange-shares', body: { ciphertext: 'AAAA' } },
  { method: 'POST', url: '/api/slots/holds', body: { start: '2026-11-30T16:00:00Z' } },
  { method: 'POST', url: '/api/sync-to-supabase', body: { email: ruth.email, tier: 'gold', score: 95 } },
  { method: 'POST', url: '/api/verdicts', body: { rule: 6 } },
]

const open = { from: '09:00', to: '17:00' }
const schedule = {
  timeZone: 'America/New_York',
  hours: { 1: open, 2: open, 3: open, 4: open, 5: open, 6: null, 7: null },
  closedDays: ['2026-12-25'],
  blocked: [{ from: '2026-11-30T15:00:00.000Z', to: '2026-11-30T16:00:00.000Z' }],
  conversationMinutes: 30,
  meetingLink: 'https://meet.example.com/firm',
}

/** Calls of the desk about one lead that are right but for what is spoiled. */
const rightDeskCalls = (lead: string): RightCall[] => [
  { method: 'POST', url: '/api/desk/leads/list', body: { view: 'open', cursor: `infinity_${lead}` } },
  { method: 'POST', url: '/api/desk/leads/list', body: { view: 'ended', cursor: `1795000000000_${lead}` } },
  { method: 'POST', url: '/api/desk/leads/news', body: { since: '2026-11-29T15:00:00.000Z' } },
  {
    method: 'POST',
    url: `/api/desk/leads/${lead}/actions`,
    body: { action: { kind: 'not_reached', againAt: '2026-11-30T18:00:00.000Z' }, version: 1 },
  },
  {
    method: 'POST',
    url: `/api/desk/leads/${lead}/actions`,
    body: { action: { kind: 'schedule', start: '2026-11-30T18:00:00.000Z' }, version: 1 },
  },
  { method: 'PUT', url: '/api/desk/schedule', body: { schedule, version: 1 } },
  {
    method: 'POST',
    url: '/api/desk/requests/list',
    body: { state: 'sent', age: 'day', firm: ownFirm.crd, channel: 'mail', needsHelp: true, search: 'Ruth O' },
  },
  { method: 'POST', url: '/api/desk/requests/list', body: { cursor: `1795000000000_${lead}` } },
  { method: 'POST', url: '/api/desk/messages/list', body: { answered: true, cursor: `1795000000000_${lead}` } },
  { method: 'PUT', url: `/api/desk/messages/${lead}/answered`, body: { answered: true } },
]

/** Every property name in a schema, at any depth. */
function namesIn(schema: unknown): string[] {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') Object.keys(value as object).forEach((name) => names.add(name))
      visit(value)
    }
  }
  visit(z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any', io: 'input' }))
  return [...names]
}

/** A hash of every row of the product's tables. Sessions at the desk tell when they were last used. */
async function contentOf(db: Kysely<Tables>): Promise<unknown[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'desk_sessions' order by 1`.execute(
    db,
  )
  const hashes = tables.map(({ name }) =>
    sql`select ${name}::text as name, md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t`
      .execute(db)
      .then(({ rows }) => rows[0]),
  )
  return Promise.all(hashes)
}

onBothEngines((database, queueOn) => {
  let app: FastifyInstance
  let headers: { authorization: string }
  let lead: string
  let members: Record<DeskRole, { authorization: string; 'idempotency-key': string }>
  beforeAll(async () => {
    const mint = await createMint()
    headers = { authorization: `Bearer ${await mint.valid(ruth)}` }
    const join = async (role: DeskRole) => {
      const person = { userId: randomUUID(), email: `${role}@example.com` }
      const firm = role === 'partner' ? ownFirm : null
      await database()
        .transaction()
        .execute((trx) => putMember(trx, { ...person, role, firm }))
      const token = await mint.member(person, { role, sessionId: randomUUID() })
      return { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    }
    members = { partner: await join('partner'), staff: await join('staff') }
    app = await buildTestApp({ db: database(), queueOn: queueOn(), verifier: mint.verifier })
    const [first] = rightCalls
    expect((await app.inject({ method: 'PUT', url: myRecord, headers, payload: first?.body ?? '' })).statusCode).toBe(
      200,
    )
    const asked = await app.inject({
      method: 'POST',
      url: '/api/consultation-requests',
      headers,
      payload: { preferredContactMethod: 'email', shareDataConsent: true },
    })
    lead = asked.json<ConsultationReceipt>().id
  })

  /** The status of an answer that came in time and has the shape of the contract. */
  async function statusOf(request: BadRequest): Promise<number> {
    const begun = performance.now()
    const answer = await app.inject(request)
    expectInTime(begun, maxMs)
    expect(answer.statusCode).toBeLessThan(500)
    const type = String(answer.headers['content-type'] ?? '')
    if (type.startsWith('text/html')) expect(answer.body).not.toContain(marker)
    else if (answer.statusCode >= 400) problemSchema.parse(answer.json())
    expect(answer.body).not.toMatch(/node_modules|at .*\.[jt]s:\d/)
    expect(answer.headers['set-cookie']).toBeUndefined()
    return answer.statusCode
  }

  test('whatever is sent gets a refusal of the contract in time, and nothing is written', { timeout: 0 }, async () => {
    expect(calls.length).toBeGreaterThan(34)
    expect(calls.flatMap(({ fields }) => fields).length).toBeGreaterThan(80)
    const before = await contentOf(database())
    const refused = new Set<number>()
    await fc.assert(
      fc.asyncProperty(badRequests(calls, headers), async (request) => {
        const status = await statusOf(request)
        if (request.payload !== undefined) expect(status).toBeGreaterThanOrEqual(400)
        refused.add(status)
      }),
      { numRuns, seed },
    )
    expect([...refused]).toEqual(expect.arrayContaining([400, 404, 415]))
    expect(await contentOf(database())).toEqual(before)
  })

  test.each(deskRoles)('whatever a member of the desk with the role %s sends, too', { timeout: 0 }, async (role) => {
    expect(deskCalls.length).toBeGreaterThan(15)
    // A list that is asked for well is on record.
    const content = async () =>
      (await contentOf(database())).filter((table) => !JSON.stringify(table).includes('"audit_entries"'))
    const before = await content()
    const refused = new Set<number>()
    await fc.assert(
      fc.asyncProperty(badRequests(deskCalls, members[role]), async (request) => {
        const status = await statusOf(request)
        if (request.payload !== undefined) expect(status).toBeGreaterThanOrEqual(400)
        refused.add(status)
      }),
      { numRuns, seed },
    )
    expect([...refused]).toEqual(expect.arrayContaining([400, 404, 415]))
    expect(await content()).toEqual(before)
  })

  test.each(deskRoles)(
    'one wrong value in a call of the desk by %s is taken or refused',
    { timeout: 0 },
    async (role) => {
      const statuses = new Set<number>()
      await fc.assert(
        fc.asyncProperty(nearlyRight(rightDeskCalls(lead), members[role]), async (request) => {
          statuses.add(await statusOf(request))
        }),
        { numRuns, seed },
      )
      expect([...statuses]).toEqual(expect.arrayContaining([200, 400]))
    },
  )

  test('one wrong value in a right body is taken or refused, and never a failure', { timeout: 0 }, async () => {
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(nearlyRight(rightCalls, headers), async (request) => {
        statuses.add(await statusOf(request))
      }),
      { numRuns, seed },
    )
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400]))
  })
})
