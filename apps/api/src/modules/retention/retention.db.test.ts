import { randomUUID } from 'node:crypto'
import { retainedData } from '@dst/content/legal'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { retentionHandler, sweeps } from './retention.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Noon, so that no time zone makes another day of it. */
const now = new Date('2029-03-15T12:00:00Z')

test('the job deletes the kinds that the privacy policy says it does, and no other', () => {
  const said: string[] = retainedData.filter(({ by }) => by === 'retention').map(({ kind }) => kind)
  expect(Object.keys(sweeps).toSorted()).toEqual(said.toSorted())
  expect(said).toHaveLength(7)
})

onBothEnginesInEveryRun((database) => {
  const run = async (signal = new AbortController().signal) => {
    const logged: object[] = []
    const log = { info: (facts: object) => logged.push(facts) } as unknown as Parameters<typeof retentionHandler>[1]
    await retentionHandler({ db: database(), now: () => now }, log)({}, signal, false)
    return logged
  }
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(database().withoutPlugins())).rows

  const person = async () => {
    const id = randomUUID()
    await rows(sql`insert into investors
      (id, auth_user_id, email, email_token_expiry, username, first_name, last_name, auth_provider)
      values (${id}, ${randomUUID()}, ${`${id}@example.com`}, now(), 'x', 'x', 'x', 'email')`)
    return id
  }

  interface Request {
    state: string
    asked: string
    /** When each later thing happened. */
    events?: readonly string[]
  }
  const request = async ({ state, asked, events = [] }: Request) => {
    const [id, investor] = [randomUUID(), await person()]
    await rows(sql`insert into consultation_requests (id, investor_id, preferred_contact_method, best_contact_time,
        share_data_consent, notes, phone_number, facts, lead, contact_time_zone, time_zone, score, tier, state,
        contact_by, requested_at)
      values (${id}, ${investor}, 'phone', 'anytime', ${state !== 'saved'}, 'Ring twice', '+1 555 0100',
        '{"lastNamingDay":"2026-01-05"}', '{"notes":"Ring twice"}', 'America/Denver', 'America/Denver', 80, 'gold',
        ${state}, ${asked}, ${asked})`)
    await rows(sql`insert into consultation_submissions (investor_id, request_id, fingerprint)
      values (${investor}, ${id}, 'abc')`)
    await rows(sql`insert into appointments (investor_id, request_id, starts_at, ends_at)
      values (${investor}, ${id}, ${asked}::timestamptz + random() * interval '1 hour', '2030-01-01')`)
    for (const at of [asked, ...events])
      await rows(sql`insert into consultation_events (request_id, event, version, at)
        values (${id}, 'asked', 1, ${at})`)
    return id
  }
  const left = async (id: string) =>
    (
      await rows<Record<string, unknown>>(sql`select state, notes, phone_number, facts, lead, contact_time_zone,
          time_zone, contact_by,
          (select count(*)::int from consultation_submissions where request_id = ${id}) as submissions,
          (select count(*)::int from appointments where request_id = ${id}) as appointments,
          (select count(*)::int from consultation_events where request_id = ${id}) as events
        from consultation_requests where id = ${id}`)
    )[0]
  const emptied = (state: string, events = 1) => ({
    state,
    notes: null,
    phone_number: null,
    facts: null,
    lead: null,
    contact_time_zone: null,
    time_zone: null,
    contact_by: null,
    submissions: 1,
    appointments: 0,
    events,
  })

  test('a request that was never shared is emptied and closed 24 months after its last change', async () => {
    const [past, atTheHour, changedSince] = [
      await request({ state: 'saved', asked: '2027-03-15T11:59:59Z' }),
      await request({ state: 'saved', asked: '2027-03-15T12:00:00Z' }),
      await request({ state: 'saved', asked: '2026-01-01T12:00:00Z', events: ['2027-03-15T12:00:00Z'] }),
    ]
    await run()
    expect(await left(past)).toEqual(emptied('closed'))
    for (const kept of [atTheHour, changedSince])
      expect(await left(kept)).toMatchObject({ state: 'saved', notes: 'Ring twice', submissions: 1, appointments: 1 })
  })

  test.each([
    ['withdrawn', 'withdrawn'],
    ['called', 'called'],
    ['closed', 'closed'],
    ['acknowledged', 'closed'],
    ['failed', 'closed'],
  ])('a %s request is emptied 36 months after the last thing that happened to it', async (state, after) => {
    const [past, young, late] = [
      await request({ state, asked: '2026-03-15T11:59:59Z' }),
      await request({ state, asked: '2026-03-15T12:00:00Z' }),
      await request({ state, asked: '2024-03-15T12:00:00Z', events: ['2025-01-01T00:00:00Z', '2026-03-16T00:00:00Z'] }),
    ]
    await run()
    expect(await left(past)).toEqual(emptied(after))
    for (const kept of [young, late]) expect(await left(kept)).toMatchObject({ state, notes: 'Ring twice' })
  })

  test('what happened to it, and when, stays', async () => {
    const id = await request({ state: 'closed', asked: '2020-01-01T00:00:00Z', events: ['2020-02-01T00:00:00Z'] })
    await run()
    expect(await left(id)).toEqual(emptied('closed', 2))
  })

  const dated = {
    contactMessage: {
      insert: (at: string) => sql`insert into contact_messages
        (first_name, last_name, email, subject, message, received_at)
        values ('x', 'x', 'x@example.com', 'x', 'x', ${at})`,
      stored: sql<{ at: Date }>`select received_at as at from contact_messages order by 1`,
    },
    deletedAccount: {
      insert: (at: string) => sql`insert into deleted_accounts values
        (${(randomUUID() + randomUUID()).replaceAll('-', '')}, ${at})`,
      stored: sql<{ at: Date }>`select deleted_at as at from deleted_accounts order by 1`,
    },
    deletionNotice: {
      insert: (at: string) => sql`insert into deletion_notices (address, deleted_at) values ('x@example.com', ${at})`,
      stored: sql<{ at: Date }>`select deleted_at as at from deletion_notices order by 1`,
    },
    testMail: {
      insert: (at: string) => sql`insert into mailbox_messages ("to", subject, text, html, sent_at)
        values ('x', 'x', 'x', 'x', ${at})`,
      stored: sql<{ at: Date }>`select sent_at as at from mailbox_messages order by 1`,
    },
  }
  test.each([
    ['contactMessage', '2027-03-15'],
    ['deletedAccount', '2029-02-13'],
    ['deletionNotice', '2029-03-08'],
    ['testMail', '2029-02-13'],
  ] as const)('what is a %s goes when it is older than its time', async (kind, day) => {
    const { insert, stored } = dated[kind]
    for (const time of ['11:59:59Z', '12:00:00Z', '12:00:01Z']) await rows(insert(`${day}T${time}`))
    await run()
    expect((await rows(stored)).map(({ at }) => new Date(at).toISOString())).toEqual([
      `${day}T12:00:00.000Z`,
      `${day}T12:00:01.000Z`,
    ])
  })

  test('more than one batch goes in one run; the log has counts, and a second run finds nothing', async () => {
    await rows(sql`insert into deletion_notices (address, deleted_at)
      select 'x@example.com', '2020-01-01' from generate_series(1, 201)`)
    expect(await run()).toEqual([
      { code: 'retention', removed: expect.objectContaining({ deletionNotice: 201, contactMessage: 0 }) as object },
    ])
    expect(await run()).toEqual([
      {
        code: 'retention',
        removed: {
          unsharedRequest: 0,
          endedRequest: 0,
          contactMessage: 0,
          deletedAccount: 0,
          deletionNotice: 0,
          deliveryAttempt: 0,
          testMail: 0,
        },
      },
    ])
  })

  test('a run whose time is up takes nothing more', async () => {
    await rows(sql`insert into deletion_notices (address, deleted_at) values ('x@example.com', '2020-01-01')`)
    await run(AbortSignal.abort())
    expect(await rows(sql`select address from deletion_notices where deleted_at < '2021-01-01'`)).toHaveLength(1)
  })
})
