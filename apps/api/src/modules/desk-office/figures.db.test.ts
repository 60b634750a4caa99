import type { DeskFigures } from '@dst/contracts/desk'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { newStaff, startPartnerHarness } from '../../testing/partner-harness.ts'

vi.setConfig({ testTimeout: 60_000 })

onBothEngines((database, queueOn) => {
  beforeEach(() => sql`delete from investors`.execute(database()))

  async function figures() {
    const { app } = await startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs: false })
    const staff = await newStaff(app, database())
    return (await staff.call('GET', '/api/desk/figures')).json<DeskFigures>().weeks
  }
  let people = 0
  async function put(row: {
    at: string
    tier?: string
    state?: string
    due?: string
    heard?: string
    called?: string
    outcome?: string
    declined?: string
  }) {
    people += 1
    const { at, tier = 'gold', state = 'saved', due, heard, called, outcome, declined } = row
    const shared = state === 'saved' ? null : at
    const { rows } = await sql<{ id: string }>`with person as (
        insert into investors (auth_user_id, email, email_token_expiry, username, first_name, last_name, auth_provider)
        values (gen_random_uuid(), ${`f${people}@example.com`}, now(), 'x', 'Ruth', 'Okafor', 'email') returning id)
      insert into consultation_requests (investor_id, preferred_contact_method, best_contact_time, share_data_consent,
        score, tier, state, requested_at, shared_at, contact_by, acknowledged_at, outcome, declined)
      select id, 'email', 'anytime', true, 90, ${tier}, ${state}, ${at}::timestamptz, ${shared}::timestamptz,
        ${due ?? null}::timestamptz, ${heard ?? null}::timestamptz,
        ${outcome ?? null}, ${declined ?? null} from person returning id`.execute(database())
    if (called)
      await sql`insert into consultation_events (request_id, event, version, at) values
        (${rows[0]?.id}, 'called', 1, ${called}::timestamptz),
        (${rows[0]?.id}, 'called', 1, ${called}::timestamptz + interval '5 days')`.execute(database())
  }

  test('weeks begin on Monday in UTC, whatever the year and the zone say', async () => {
    // 2026-11-22 is a Sunday and 2026-11-23 a Monday; 2027-01-03 is the Sunday of a week that began in 2026.
    for (const at of ['2026-11-22T23:59:59.999Z', '2026-11-23T00:00Z', '2026-11-22T20:00-05:00', '2027-01-03T12:00Z'])
      await put({ at })
    expect((await figures()).map(({ week, requests }) => [week, requests])).toEqual([
      ['2026-12-28', 1],
      ['2026-11-23', 2],
      ['2026-11-16', 1],
    ])
  })

  test('each tier of a week has its counts, and the median of the hours to the first call', async () => {
    const at = '2026-11-24T12:00Z'
    const due = '2026-11-25T12:00Z'
    await put({ at })
    await put({ at, state: 'called', due, heard: '2026-11-24T13:00Z', called: '2026-11-24T14:00Z' })
    await put({ at, state: 'called', due, heard: '2026-11-25T12:00Z', called: '2026-11-25T15:15Z' })
    await put({ at, state: 'called', due, heard: '2026-11-24T13:00Z', called: '2026-11-24T18:00Z' })
    await put({ at, state: 'withdrawn' })
    await put({ at, tier: 'silver', state: 'queued', due })
    const none = { going_ahead: 0, later: 0, not_suitable: 0, another_way: 0, never_reached: 0 }
    const declined = { no_capacity: 0, not_licensed_there: 0, conflict_of_interest: 0, not_suitable: 0, other: 0 }
    const rest = { week: '2026-11-23', outcomes: none, declined }
    expect(await figures()).toEqual([
      {
        ...rest,
        tier: 'gold',
        requests: 5,
        shared: 4,
        acknowledged: 3,
        acknowledgedInTime: 2,
        called: 3,
        hoursToCall: 6,
        withdrawn: 1,
      },
      {
        ...rest,
        tier: 'silver',
        requests: 1,
        shared: 1,
        acknowledged: 0,
        acknowledgedInTime: 0,
        called: 0,
        hoursToCall: null,
        withdrawn: 0,
      },
    ])
  })

  test('how requests ended and why they were declined is counted as the firm reported it', async () => {
    const at = '2026-11-24T12:00Z'
    for (const end of [{ outcome: 'later' }, { outcome: 'later' }, { declined: 'no_capacity' }])
      await put({ at, state: 'closed', ...end })
    expect(await figures()).toMatchObject([
      { outcomes: { later: 2, never_reached: 0 }, declined: { no_capacity: 1, other: 0 } },
    ])
  })

  test('the newest 53 weeks that have a request are told', async () => {
    for (let week = 0; week < 55; week += 1)
      await put({ at: new Date(Date.UTC(2025, 0, 6) + week * 7 * 86_400_000).toISOString() })
    const weeks = (await figures()).map(({ week }) => week)
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([53, '2026-01-19', '2025-01-20'])
  })
})
