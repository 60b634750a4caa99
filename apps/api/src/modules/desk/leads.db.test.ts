import { randomUUID } from 'node:crypto'
import { partnerFirm } from '@dst/content/partner'
import type { ConsultationReceipt, MyData } from '@dst/contracts'
import type { LeadNews } from '@dst/contracts/desk'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { lockLeaving } from '../../database/consultation-requests.ts'
import { openQueue } from '../../jobs/job-queue.ts'
import { asTableOwner } from '../../testing/as-owner.ts'
import { newMember, otherFirm, ownFirm } from '../../testing/desk-harness.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { messageTo, newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, waitingJobs } from '../../testing/queue-rows.ts'
import { notifyDeletion } from '../my-data/notify-deletion.ts'
import { readLeads } from './leads-service.ts'

const details = {
  shareDataConsent: true,
  textConsent: true,
  contactTimeZone: 'America/Denver',
  notes: 'After six, please.',
  facts: { lastNamingDay: '2027-01-05' },
}

onBothEngines((database, queueOn) => {
  beforeEach(async () => {
    await emptyQueue(database())
    await sql`delete from consultation_requests`.execute(database())
  })
  /** A desk beside a webhook at which nothing listens, so that only the desk brings the firm anything. */
  const start = (jobs = false) => startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs })
  async function shared() {
    const { app, ...harness } = await start()
    const ruth = await newInvestor(app)
    const { id } = (await ruth.ask(details)).json<ConsultationReceipt>()
    return { app, ...harness, ruth, id, member: await newMember(app, database()) }
  }
  const looksOf = (member: string) =>
    database()
      .selectFrom('auditEntries')
      .select(['action', 'investorId', 'details'])
      .where(sql<string>`details ->> 'member'`, '=', member)
      .orderBy('at')
      .execute()

  test('a firm sees what was handed to it, and no other firm’s, unknown or merely saved request', async () => {
    const { app, ruth, id, member } = await shared()
    const walter = await newInvestor(app)
    const { id: saved } = (await walter.ask({})).json<ConsultationReceipt>()
    const stranger = await newMember(app, database(), otherFirm)
    expect((await member.list()).leads.map((lead) => lead.id)).toEqual([id])
    expect(await stranger.list()).toMatchObject({ leads: [], total: 0, late: 0 })
    const refusals = await Promise.all([
      stranger.open(id),
      member.open(randomUUID()),
      member.open(saved),
      stranger.report(id, { kind: 'reached' }),
      member.report(saved, { kind: 'confirm_deletion' }),
    ])
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(404)
      expect({ ...refusal.json<object>(), requestId: '' }).toEqual({ ...refusals[0]?.json<object>(), requestId: '' })
      expect(Object.keys(refusal.headers)).toEqual(Object.keys(refusals[0]?.headers ?? {}))
      expect(refusal.headers['content-length']).toBe(refusals[0]?.headers['content-length'])
    }
    expect((await ruth.requests())[0]?.opened, 'a look that was refused is none').toEqual([])
  })

  test('a lead says what its person agreed to share, as it was then, and nothing else of them', async () => {
    const { ruth, id, member } = await shared()
    await ruth.call('PUT', `/api/users/${encodeURIComponent(ruth.person.email)}`, {
      firstName: 'Rue',
      lastName: 'Okafor',
      email: ruth.person.email,
      phoneNumber: '+1 555 555 0199',
      location: 'Marfa',
      bio: 'Sells a duplex',
    })
    const lead = await member.lead(id)
    expect(lead).toMatchObject({
      id,
      reference: id.slice(0, 8),
      name: 'Ruth Okafor',
      tier: 'gold',
      method: 'phone',
      timeZone: 'America/Denver',
      withdrawn: false,
      opened: true,
      version: 1,
      pending: null,
      shared: {
        firstName: 'Ruth',
        phoneNumber: '+1 555 555 0100',
        calls: true,
        textMessages: true,
        notes: 'After six, please.',
        facts: { lastNamingDay: '2027-01-05' },
        score: 95,
        accredited: 'yes',
        agreed: [{ kind: 'data-sharing' }, { kind: 'phone-calls' }, { kind: 'text-messages' }],
      },
      allowed: ['acknowledge', 'reached', 'not_reached', 'schedule', 'close', 'decline', 'opt_out'],
    })
    expect(lead.dueAt).toBe(lead.promisedAt)
    expect(lead.shared?.agreed[0]?.words).toContain('share')
    expect(JSON.stringify(lead)).not.toMatch(/Marfa|duplex|Rue|0199/)
  })

  test('each look is recorded, and its person sees it in their request and in their download', async () => {
    const { ruth, id, member } = await shared()
    await member.list()
    expect(await looksOf(member.id)).toMatchObject([
      { action: 'leads_listed', investorId: null, details: { count: 1, view: 'open' } },
    ])
    expect((await ruth.requests())[0]?.opened).toEqual([])
    for (let look = 0; look < 2; look += 1) expect((await member.open(id)).statusCode).toBe(200)
    expect((await looksOf(member.id)).slice(1)).toMatchObject([
      { action: 'lead_opened', details: { request: id, role: 'partner', firm: '000000' } },
      { action: 'lead_opened' },
    ])
    expect((await ruth.requests())[0]?.opened).toMatchObject([{ by: 'partner' }, { by: 'partner' }])
    const data = (await ruth.call('GET', '/api/me/data')).json<MyData>()
    expect(data.activity.filter(({ action }) => action === 'lead_opened')).toHaveLength(2)
    expect(data.consultations[0]?.opened).toHaveLength(2)
  })

  test('without its entry a look gets no answer', async () => {
    const { id, member } = await shared()
    const alter = (change: string) =>
      asTableOwner(database(), (trx) => sql.raw(`alter table audit_entries ${change}`).execute(trx))
    await alter(`add constraint closed check (action <> 'lead_opened') not valid`)
    try {
      const look = await member.open(id)
      expect(look.statusCode).toBe(500)
      expect(look.body).not.toContain('Ruth')
    } finally {
      await alter('drop constraint closed')
    }
    expect((await member.list()).leads[0]?.opened, 'nobody has seen it').toBe(false)
  })

  test('whoever opened a request has it: an undelivered one counts as sent, as the person sees', async () => {
    const { ruth, id, member } = await shared()
    const [before] = await ruth.requests()
    expect(before).toMatchObject({ state: 'queued', partnerMayHaveIt: false })
    await member.open(id)
    expect((await ruth.requests())[0]).toMatchObject({ state: 'sent', partnerMayHaveIt: true })
    const data = (await ruth.call('GET', '/api/me/data')).json<MyData>()
    expect(data.shared[0]).toMatchObject({ requestId: id, passedOn: true })
  })

  test('after a withdrawal only its times are left at the desk, without a message to it', async () => {
    const { ruth, id, member } = await shared()
    await member.open(id)
    await emptyQueue(database())
    await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
    expect((await waitingJobs(database())).map(({ kind }) => kind)).toEqual(['request-mail'])
    const lead = await member.lead(id)
    expect(lead).toMatchObject({
      state: 'withdrawn',
      withdrawn: true,
      name: null,
      tier: null,
      method: null,
      timeZone: null,
      promisedAt: null,
      dueAt: null,
      shared: null,
      allowed: ['confirm_deletion'],
    })
    expect(lead.endedAt).not.toBeNull()
    expect(JSON.stringify(lead)).not.toMatch(/Ruth|Okafor|gold|After six|Denver/)
    expect((await member.list('open')).leads).toEqual([])
    expect((await member.list('ended')).leads).toMatchObject([{ id, name: null, tier: null, withdrawn: true }])
    const [request] = await ruth.requests()
    expect(request?.partnerMayHaveIt, 'the desk shows the withdrawal at once').toBe(false)
    expect(request?.opened, 'what was opened afterwards was empty').toHaveLength(1)
    const data = (await ruth.call('GET', '/api/me/data')).json<MyData>()
    expect(data.shared[0]?.passedOn, 'it was seen before').toBe(true)
  })

  test('a deletion tells the firm that had it at the desk alone, and cancels the conversation', async () => {
    const { ruth, id, member } = await shared()
    await member.open(id)
    await book(ruth, id)
    await emptyQueue(database())
    const queue = await openQueue(queueOn(), { workers: false })
    onTestFinished(() => queue.close())
    await database()
      .transaction()
      .execute(async (trx) => {
        const { id: investorId } = await trx
          .selectFrom('investors')
          .select('id')
          .where('email', '=', ruth.person.email)
          .executeTakeFirstOrThrow()
        const announcer = { queue, channels: ['webhook'] as const, now: () => new Date() }
        await notifyDeletion(trx, announcer, await lockLeaving(trx, investorId))
      })
    expect((await waitingJobs(database())).map(({ kind }) => kind)).toContain('appointment-webhook')
    const { rows } = await sql<{ event: string }>`select event from consultation_events
      where request_id = ${id} order by id desc limit 1`.execute(database())
    expect(rows).toEqual([{ event: 'withdrawal_told' }])
  })

  test('what happened under another firm is not seen, before and after', async () => {
    const { app, id, member } = await shared()
    const other = await newMember(app, database(), otherFirm)
    const moveTo = ({ crd, name }: typeof ownFirm) =>
      sql`with consented as (
        insert into consents (investor_id, consultation_request_id, kind, given, recipient, wording_hash, request_id,
          recorded_at, reason)
        select investor_id, consultation_request_id, kind, true, jsonb_build_object('crd', ${crd}::text, 'name',
          ${name}::text), wording_hash, request_id, clock_timestamp(), reason
        from consents where consultation_request_id = ${id} and kind = 'data-sharing' limit 1)
      update consultation_requests set partner = jsonb_set(jsonb_set(partner, '{crd}', to_jsonb(${crd}::text)),
        '{name}', to_jsonb(${name}::text)) where id = ${id}`.execute(database())
    await member.report(id, { kind: 'decline', reason: 'conflict_of_interest' })
    await moveTo(otherFirm)
    expect(await other.lead(id)).toMatchObject({ pending: null })
    await sql`insert into consultation_events (request_id, event, version, at)
      values (${id}, 'called', 1, clock_timestamp())`.execute(database())
    expect((await other.lead(id)).events.map(({ event }) => event)).toEqual(['asked', 'called'])
    await moveTo(ownFirm)
    expect((await member.lead(id)).events.map(({ event }) => event)).not.toContain('called')
  })

  test('a change without consent is a withdrawal for the firm, and one with consent a lead again', async () => {
    const { ruth, id, member } = await shared()
    await ruth.ask({ shareDataConsent: false })
    expect(await member.lead(id)).toMatchObject({ state: 'withdrawn', withdrawn: true, shared: null })
    await ruth.ask(details)
    expect(await member.lead(id)).toMatchObject({ state: 'sent', version: 3, withdrawn: false, endedAt: null })
    expect((await member.list()).leads).toHaveLength(1)
  })

  test('the firm learns of a conversation that was booked before it opened the request', async () => {
    const { app, partner } = await start(true)
    partner.answer((reply) => void reply.writeHead(503).end())
    const ruth = await newInvestor(app)
    const { id } = (await ruth.ask(details)).json<ConsultationReceipt>()
    const begins = await book(ruth, id)
    const member = await newMember(app, database())
    partner.answer((reply) => void reply.writeHead(204).end())
    const lead = await member.lead(id)
    expect(lead).toMatchObject({ dueAt: begins, appointment: { start: begins, sequence: 0 } })
    await expect.poll(() => messageTo(partner).type, soon).toBe('appointment.booked')
  })

  test('what is due first comes first: a next try, a conversation, or the promise', async () => {
    const { app, id: promised, member } = await shared()
    const [walter, ada] = [await newInvestor(app), await newInvestor(app)]
    const { id: booked } = (await walter.ask(details)).json<ConsultationReceipt>()
    const { id: tried } = (await ada.ask(details)).json<ConsultationReceipt>()
    const set = (id: string, values: object) =>
      database().updateTable('consultationRequests').set(values).where('id', '=', id).execute()
    await set(promised, { contactBy: new Date('2021-11-30T15:00:00Z') })
    await set(tried, { againAt: new Date('2021-11-30T16:00:00Z'), state: 'acknowledged' })
    await book(walter, booked)
    await sql`update appointments set starts_at = '2021-11-30T15:30:00Z', ends_at = '2021-11-30T16:00:00Z'
      where request_id = ${booked}`.execute(database())
    const { leads, late, total } = await member.list()
    expect(leads.map(({ id }) => id)).toEqual([promised, booked, tried])
    expect([total, late]).toEqual([3, 1])
    await set(promised, { state: 'called' })
    const later = await member.list()
    expect(later.leads.map(({ id, dueAt }) => [id, dueAt])).toEqual([
      [booked, '2021-11-30T15:30:00.000Z'],
      [tried, '2021-11-30T16:00:00.000Z'],
      [promised, null],
    ])
    expect(later.late, 'somebody has reached the person').toBe(0)
  })

  test('today are the conversations of the firm’s day', async () => {
    const { app, id: undated } = await shared()
    // Midnight in New York is 5 am UTC.
    const times = ['2026-11-30T04:59:59Z', '2026-11-30T05:00:00Z', '2026-12-01T04:59:59Z', '2026-12-01T05:00:00Z']
    const ids: string[] = []
    for (const begins of times) {
      const ruth = await newInvestor(app)
      const { id } = (await ruth.ask(details)).json<ConsultationReceipt>()
      await sql`insert into appointments (investor_id, request_id, starts_at, ends_at)
        select investor_id, id, ${begins}::timestamptz, ${begins}::timestamptz + interval '30 minutes'
        from consultation_requests where id = ${id}`.execute(database())
      ids.push(id)
    }
    const deps = { db: database(), partner: partnerFirm, now: () => new Date('2026-11-30T23:00:00Z') }
    const member = { id: randomUUID(), role: 'partner', requestId: randomUUID(), firm: ownFirm } as const
    const page = await readLeads(deps, member, { view: 'open' })
    expect(page.ok && page.value.today.map(({ id }) => id)).toEqual(ids.slice(1, 3))
    expect(ids).not.toContain(undated)
  })

  test('what arrived and what changed since a page is counted, without the rest', async () => {
    const { app, ruth, id, member } = await shared()
    const news = async (since: string) =>
      (await member.call('POST', '/api/desk/leads/news', { since })).json<LeadNews>()
    const { stamp } = await member.list()
    expect(await news(stamp)).toMatchObject({ arrived: 0, changed: 0 })
    const walter = await newInvestor(app)
    await walter.ask(details)
    expect(await news(stamp)).toMatchObject({ arrived: 1, changed: 0 })
    await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
    const both = await news(stamp)
    expect(both).toMatchObject({ arrived: 1, changed: 1 })
    expect(await news(both.stamp)).toMatchObject({ arrived: 0, changed: 0 })
    const about = async (lead: string) =>
      (await member.call('POST', '/api/desk/leads/news', { since: stamp, lead })).json<LeadNews>()
    expect(await about(id), 'with one lead alone').toMatchObject({ arrived: 0, changed: 1 })
    expect(await about(randomUUID()), 'one that is gone').toMatchObject({ arrived: 0, changed: 1 })
    const other = await newMember(app, database(), otherFirm)
    await other.list()
    expect((await other.call('POST', '/api/desk/leads/news', { since: stamp })).json()).toMatchObject({
      arrived: 0,
      changed: 0,
    })
    expect((await member.call('POST', '/api/desk/leads/news', { since: '0000-01-01T00:00:00Z' })).statusCode).toBe(200)
  })

  test('a recorded action is news for the others at once', async () => {
    const { app, id, member } = await shared()
    const colleague = await newMember(app, database())
    const { version, dueAt } = await member.lead(id)
    expect([version, dueAt === null]).toEqual([1, false])
    const { stamp } = await colleague.list()
    await member.report(id, { kind: 'reached' })
    expect((await colleague.call('POST', '/api/desk/leads/news', { since: stamp })).json()).toMatchObject({
      changed: 1,
    })
    expect((await colleague.list()).leads[0]?.pending).toMatchObject({ action: { kind: 'reached' }, mine: false })
    expect((await member.list()).leads[0]?.pending).toMatchObject({ mine: true })
  })

  test('a page that was never given is refused', async () => {
    const { member } = await shared()
    for (const cursor of ['', 'x', '1_2', `99999999999999999_${randomUUID()}`])
      expect((await member.call('POST', '/api/desk/leads/list', { view: 'open', cursor })).statusCode).toBe(400)
  })
})

/** Books the last of the offered times, and returns when it begins. */
async function book(person: Awaited<ReturnType<typeof newInvestor>>, id: string): Promise<string> {
  const { days } = (await person.call('GET', '/api/slots')).json<{ days: { start: string }[][] }>()
  const slot = days.flat().at(-1)
  const hold = (await person.call('POST', '/api/slots/holds', { start: slot?.start })).json<{ id: string }>()
  const booked = await person.call('PUT', `/api/consultation-requests/${id}/appointment`, { holdId: hold.id })
  expect(booked.statusCode).toBe(200)
  return slot?.start ?? ''
}
