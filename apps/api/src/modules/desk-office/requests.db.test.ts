import { randomUUID } from 'node:crypto'
import type { ConsultationReceipt } from '@dst/contracts'
import type { DeskRequest, RequestPage } from '@dst/contracts/desk'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { putMember } from '../../database/desk-members.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { newInvestor, newStaff, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, makeDue } from '../../testing/queue-rows.ts'

vi.setConfig({ testTimeout: 60_000 })

const code = 'webhook_status_500'

onBothEngines((database, queueOn) => {
  beforeEach(async () => {
    await emptyQueue(database())
    await sql`delete from investors`.execute(database())
    await sql`delete from delivery_attempts`.execute(database())
  })

  async function start(changes: Parameters<typeof startPartnerHarness>[1] = {}, { jobs = true } = {}) {
    const harness = await startPartnerHarness({ db: database(), queueOn: queueOn() }, changes, { jobs })
    const staff = await newStaff(harness.app, database())
    return {
      ...harness,
      staff,
      list: async (filter: object = {}) =>
        (await staff.call('POST', '/api/desk/requests/list', filter)).json<RequestPage>(),
      open: async (id: string) => (await staff.call('GET', `/api/desk/requests/${id}`)).json<DeskRequest>(),
    }
  }
  type Started = Awaited<ReturnType<typeof start>>
  async function ask({ app }: Pick<Started, 'app'>, names: { firstName?: string; lastName?: string } = {}, more = {}) {
    const investor = await newInvestor(app)
    const { firstName = 'Ruth', lastName = 'Okafor' } = names
    await database()
      .updateTable('investors')
      .set({ firstName, lastName })
      .where('email', '=', investor.person.email)
      .execute()
    const asked = await investor.ask({ shareDataConsent: true, ...more })
    return { investor, id: asked.json<ConsultationReceipt>().id }
  }
  const set = (id: string, change: ReturnType<typeof sql>) =>
    sql`update consultation_requests set ${change} where id = ${id}`.execute(database())
  const entries = async (action: string, { userId }: { userId: string }) =>
    (
      await sql<{ details: Record<string, unknown>; investor: string | null }>`
        select details, investor_id as investor from audit_entries where action = ${action}
          and details ->> 'member' = ${userId} order by at`.execute(database().withoutPlugins())
    ).rows

  test('a lead that was refused and then taken shows both attempts, the newest first', async () => {
    const desk = await start()
    desk.partner.answer((reply) => void reply.writeHead(500).end())
    const { id } = await ask(desk)
    await expect.poll(async () => (await desk.open(id)).attempts.length, soon).toBe(1)
    await expect.poll(async () => (await desk.open(id)).attempts[0]?.nextTryAt ?? null, soon).not.toBeNull()
    const refused = await desk.open(id)
    expect(refused).toMatchObject({ state: 'queued', failing: true, delivered: { webhook: 0, mail: 0, desk: 0 } })
    expect(refused.attempts).toMatchObject([
      { channel: 'webhook', what: 'lead', version: 1, outcome: 'failed', reason: code, attempt: 1 },
    ])
    const job = refused.jobs.find(({ kind }) => kind === 'lead-webhook')
    // The queue draws the delay: what it stored counts.
    expect(refused.attempts[0]?.nextTryAt).toBe(job?.dueAt)
    expect(job).toMatchObject({ state: 'waiting', tries: 1, reason: code, requestId: id, canRetry: true })
    expect((await desk.list({ needsHelp: true })).requests.map((row) => row.id)).toEqual([id])

    desk.partner.answer((reply) => void reply.writeHead(204).end())
    await makeDue(database())
    await expect.poll(async () => (await desk.open(id)).state, soon).toBe('acknowledged')
    const taken = await desk.open(id)
    expect(taken).toMatchObject({ failing: false, delivered: { webhook: 1, mail: 0, desk: 0 } })
    expect(taken.attempts).toMatchObject([
      { outcome: 'delivered', reason: null, nextTryAt: null, attempt: 2 },
      { outcome: 'failed', reason: code, nextTryAt: taken.attempts[0]?.at, attempt: 1 },
    ])
    expect(taken.events.map(({ event, channel }) => [event, channel])).toEqual([
      ['asked', null],
      ['sent', 'webhook'],
      ['acknowledged', null],
    ])
    expect((await desk.list({ needsHelp: true })).requests).toEqual([])
  })

  test('an attempt that the end of its process cut short shows as the number that is missing', async () => {
    const desk = await start({}, { jobs: false })
    const { id } = await ask(desk)
    // As the queue leaves a job whose worker died in its second attempt, once its time is up.
    await sql`update pgboss.job set state = 'retry', retry_count = 2 where name = 'lead-webhook'`.execute(database())
    await sql`insert into delivery_attempts (request_id, job_id, attempt, channel, what, version, outcome, reason)
      select ${id}, id, 1, 'webhook', 'lead', 1, 'failed', 'webhook_timeout' from pgboss.job
      where name = 'lead-webhook'`.execute(database())
    await makeDue(database())
    const again = await start()
    await expect.poll(async () => (await again.open(id)).attempts.map(({ attempt }) => attempt), soon).toEqual([3, 1])
  })

  test('nothing is recorded for a version that is superseded, as nothing is sent', async () => {
    const desk = await start({}, { jobs: false })
    const { id, investor } = await ask(desk)
    await investor.ask({ shareDataConsent: true, notes: 'Call after five' })
    const again = await start()
    await makeDue(database())
    await expect.poll(async () => (await again.open(id)).state, soon).toBe('acknowledged')
    await expect
      .poll(async () => (await again.open(id)).jobs.filter(({ state }) => state === 'waiting').length, soon)
      .toBe(0)
    expect((await again.open(id)).attempts.map(({ version }) => version)).toEqual([2])
  })

  test('withdrawals and appointments are recorded by their channel too', async () => {
    const desk = await start({ channels: ['webhook', 'mail'], email: 'desk@partner.example.com' })
    const { id, investor } = await ask(desk)
    await expect.poll(async () => (await desk.open(id)).delivered, soon).toEqual({ webhook: 1, mail: 1, desk: 0 })
    const { days } = (await investor.call('GET', '/api/slots')).json<{ days: { start: string }[][] }>()
    const hold = await investor.call('POST', '/api/slots/holds', { start: days.flat()[0]?.start })
    const { id: holdId } = hold.json<{ id: string }>()
    await investor.call('PUT', `/api/consultation-requests/${id}/appointment`, { holdId })
    const seen = async (what: string) =>
      (await desk.open(id)).attempts.filter((attempt) => attempt.what === what).map(({ channel }) => channel)
    await expect.poll(async () => (await seen('appointment')).toSorted(), soon).toEqual(['mail', 'webhook'])
    expect((await desk.open(id)).appointment).toMatchObject({ start: days.flat()[0]?.start, sequence: 0 })
    await investor.call('POST', `/api/consultation-requests/${id}/withdraw`)
    await expect.poll(async () => (await seen('withdrawal')).toSorted(), soon).toEqual(['mail', 'webhook'])
    expect(await desk.open(id)).toMatchObject({ state: 'withdrawn', failing: false, promisedAt: null })
  })

  test('opening shows no word of the person and is recorded with who looked', async () => {
    const desk = await start({}, { jobs: false })
    const { id } = await ask(desk, { firstName: 'Ruth', lastName: 'Okafor' }, { notes: 'Sells the duplex' })
    const answer = await desk.staff.call('GET', `/api/desk/requests/${id}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toMatch(/duplex|\b555\b|equity|accredited/i)
    const opened = answer.json<DeskRequest>()
    expect(opened).toMatchObject({ id, reference: id.slice(0, 8), name: 'Ruth Okafor', tier: 'gold', version: 1 })
    expect(opened.looks).toMatchObject([{ role: 'staff', email: desk.staff.email }])
    const investor = (await database().selectFrom('investors').select('id').executeTakeFirstOrThrow()).id
    expect(await entries('request_opened', desk.staff)).toMatchObject([
      { investor, details: { request: id, member: desk.staff.userId, role: 'staff' } },
    ])
    expect((await desk.staff.call('GET', `/api/desk/requests/${randomUUID()}`)).statusCode).toBe(404)
  })

  test('looks of the partner are listed with those of the staff', async () => {
    const desk = await start({}, { jobs: false })
    const { id } = await ask(desk)
    const [member, email] = [randomUUID(), 'adviser@partner.example.com']
    await database()
      .transaction()
      .execute((trx) => putMember(trx, { userId: member, email, role: 'partner', firm: { crd: '1', name: 'Firm' } }))
    const details = JSON.stringify({ request: id, member, role: 'partner' })
    await sql`insert into audit_entries (at, action, request_id, details)
      values (now() - interval '1 hour', 'lead_opened', 'x', ${details}::jsonb)`.execute(database())
    expect(await desk.open(id)).toMatchObject({
      looks: [{ role: 'staff' }, { role: 'partner', email }],
    })
  })

  test('requests are found by state, age, firm and channel, which hold together', async () => {
    const desk = await start({}, { jobs: false })
    const { id: saved } = await ask(desk, {}, { shareDataConsent: false })
    const { id: old } = await ask(desk)
    const { id: mailed } = await ask(desk)
    await set(old, sql`requested_at = now() - interval '40 days', partner = jsonb_set(partner, '{crd}', '"77"')`)
    await set(mailed, sql`mail_tried = 1, requested_at = now() - interval '3 days'`)
    const ids = async (filter: object) => (await desk.list(filter)).requests.map(({ id }) => id)
    expect(await ids({})).toEqual([saved, mailed, old])
    expect(await ids({ state: 'saved' })).toEqual([saved])
    expect(await ids({ age: 'day' })).toEqual([saved])
    expect(await ids({ age: 'week' })).toEqual([saved, mailed])
    expect(await ids({ age: 'month' })).toEqual([saved, mailed])
    expect(await ids({ age: 'older' })).toEqual([old])
    expect(await ids({ firm: '77' })).toEqual([old])
    expect(await ids({ channel: 'mail' })).toEqual([mailed])
    expect(await ids({ channel: 'webhook' })).toEqual([])
    expect(await ids({ channel: 'mail', age: 'older' })).toEqual([])
    expect((await desk.list({ state: 'saved' })).requests[0]).toMatchObject({ firm: null, sharedAt: null, late: false })
  })

  test('past the promise without a word is late and needs help; with a word it does not', async () => {
    const desk = await start({}, { jobs: false })
    const { id: late } = await ask(desk)
    const { id: heard } = await ask(desk)
    const { id: early } = await ask(desk)
    await set(late, sql`contact_by = now() - interval '1 minute'`)
    await set(heard, sql`contact_by = now() - interval '1 minute', acknowledged_at = now(), state = 'acknowledged'`)
    await set(early, sql`contact_by = now() + interval '1 minute'`)
    expect((await desk.list({ needsHelp: true })).requests.map(({ id }) => id)).toEqual([late])
    expect((await desk.list()).requests.map(({ late: isLate }) => isLate)).toEqual([false, false, true])
  })

  test('what the firm declined needs help, and its reason stands with the version that was opened', async () => {
    const desk = await start({}, { jobs: false })
    const { id } = await ask(desk)
    const { id: closed } = await ask(desk)
    await set(id, sql`state = 'closed', declined = 'no_capacity', desk_version = 1`)
    await set(closed, sql`state = 'closed', outcome = 'later'`)
    expect((await desk.list({ needsHelp: true })).requests).toMatchObject([{ id, declined: 'no_capacity' }])
    expect(await desk.open(id)).toMatchObject({ declined: 'no_capacity', outcome: null, delivered: { desk: 1 } })
    expect(await desk.open(closed)).toMatchObject({ declined: null, outcome: 'later' })
  })

  test('a search finds ids, names and addresses by their beginning, and takes %, _ and \\ as letters', async () => {
    const desk = await start({}, { jobs: false })
    const { id, investor } = await ask(desk, { firstName: 'Ruth', lastName: 'Okafor' })
    const { id: odd } = await ask(desk, { firstName: 'An_a', lastName: '100%\\Sure' })
    const found = async (search: string) => (await desk.list({ search })).requests.map((row) => row.id)
    for (const search of [id, id.slice(0, 8).toUpperCase(), 'ruth', 'OKAF', ' ruth  okafor ', investor.person.email])
      expect(await found(search), search).toEqual([id])
    for (const search of ['an_a', '100%', '100%\\s']) expect(await found(search), search).toEqual([odd])
    for (const search of ['%', '_uth', 'anxa', '\\', 'kafor', "x' or true --"])
      expect(await found(search), search).toEqual([])
    expect(await found('')).toHaveLength(2)
  })

  test('each list and search is one entry with member and count, and without what was searched', async () => {
    const desk = await start({}, { jobs: false })
    await ask(desk, { firstName: 'Ruth', lastName: 'Okafor' })
    await desk.list({ search: 'okafor' })
    await desk.list({ search: 'nobody' })
    expect(await entries('requests_listed', desk.staff)).toEqual([
      { investor: null, details: { member: desk.staff.userId, count: 1 } },
      { investor: null, details: { member: desk.staff.userId, count: 0 } },
    ])
    const answer = await desk.staff.call('POST', '/api/desk/requests/list', { cursor: 'x' })
    expect(answer).toMatchObject({ statusCode: 400 })
  })

  test('five thousand requests are listed page by page without a gap, each call within half a second', async () => {
    const desk = await start({}, { jobs: false })
    await sql`insert into investors (auth_user_id, email, email_token_expiry, username, first_name, last_name,
        auth_provider) select gen_random_uuid(), 'person' || n || '@example.com', now(), 'p' || n, 'Person', 'No' || n,
        'email' from generate_series(1, 5000) as n`.execute(database())
    // Ten each at the same microsecond: the id decides.
    await sql`insert into consultation_requests (investor_id, preferred_contact_method, best_contact_time,
        share_data_consent, score, tier, requested_at) select id, 'email', 'anytime', false, 90, 'gold',
        timestamptz '2026-01-01' + (substr(last_name, 3)::int / 10) * interval '1 microsecond'
      from investors where first_name = 'Person'`.execute(database())
    await sql`analyze`.execute(database())
    const seen: string[] = []
    let cursor: string | undefined
    let slowest = 0
    do {
      const begun = performance.now()
      const page: RequestPage = await desk.list(cursor === undefined ? {} : { cursor })
      slowest = Math.max(slowest, performance.now() - begun)
      expect(page).toMatchObject({ total: 5000 })
      seen.push(...page.requests.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect([seen.length, new Set(seen).size]).toEqual([5000, 5000])
    for (const filter of [{ search: 'no4711' }, { search: 'person4711@' }, { needsHelp: true }, { channel: 'mail' }]) {
      const begun = performance.now()
      expect((await desk.list(filter)).total).toBe('search' in filter ? 1 : 0)
      slowest = Math.max(slowest, performance.now() - begun)
    }
    expect(slowest).toBeLessThan(500)
  })
})
