import { randomUUID } from 'node:crypto'
import type { ConsultationReceipt, FirmSlotDays, RequestState, SavedFirmSchedule } from '@dst/contracts'
import type { LeadAction, PendingAction } from '@dst/contracts/desk'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { newMember, settleActions } from '../../testing/desk-harness.ts'
import { onBothEngines, onServer } from '../../testing/engines.ts'
import { newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { signedByPartner } from '../../testing/partner-signature.ts'
import { emptyQueue, makeDue, queueRows } from '../../testing/queue-rows.ts'

const sharing = { shareDataConsent: true, contactTimeZone: 'America/Denver' }

onBothEngines((database, queueOn) => {
  beforeEach(async () => {
    await emptyQueue(database())
    await sql`delete from consultation_requests`.execute(database())
  })
  /** A lead that only the desk has brought to the firm, and a member who has opened it. */
  async function opened() {
    const harness = await startPartnerHarness({ db: database(), queueOn: queueOn() })
    harness.partner.answer((reply) => void reply.writeHead(503).end())
    const ruth = await newInvestor(harness.app)
    const { id } = (await ruth.ask(sharing)).json<ConsultationReceipt>()
    const member = await newMember(harness.app, database())
    await member.open(id)
    return { ...harness, ruth, id, member }
  }
  const request = (id: string) =>
    database().selectFrom('consultationRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const events = async (id: string) =>
    (
      await database()
        .selectFrom('consultationEvents')
        .select('event')
        .where('requestId', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ event }) => event)
  const again = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  /** Noon in Denver, a day or two ahead. */
  const nextNoon = () => {
    const day = again(48).toISOString().slice(0, 10)
    return `${day}T19:00:00.000Z`
  }

  describe('an action takes effect once it can no longer be undone', () => {
    test('until then it is only shown, and it took place when it was reported', async () => {
      const { ruth, id, member } = await opened()
      const before = Date.now()
      const recorded = await member.report(id, { kind: 'acknowledge' })
      expect(recorded.statusCode).toBe(201)
      const pending = recorded.json<PendingAction>()
      expect(pending).toMatchObject({ action: { kind: 'acknowledge' }, mine: true })
      expect(Date.parse(pending.undoUntil) - Date.parse(pending.at)).toBe(10_000)
      const [job] = (await queueRows(database())).filter(({ kind }) => kind === 'desk-action')
      expect(job).toMatchObject({ payload: { actionId: pending.id }, state: 'created' })
      expect((await ruth.requests())[0]?.state).toBe('sent')
      expect((await member.lead(id)).pending).toEqual(pending)
      await settleActions(database())
      expect((await member.lead(id)).pending).toBeNull()
      const { acknowledgedAt, state } = await request(id)
      expect([state, acknowledgedAt?.toISOString()]).toEqual(['acknowledged', pending.at])
      expect(acknowledgedAt?.getTime()).toBeGreaterThanOrEqual(before)
      expect((await ruth.requests())[0]?.events.at(-1)).toEqual({ event: 'acknowledged', at: pending.at })
    })

    test('undone by whoever reported it, it never does; by a colleague it can’t be, nor afterwards', async () => {
      const { app, id, member } = await opened()
      const colleague = await newMember(app, database())
      const pending = (await member.report(id, { kind: 'reached' })).json<PendingAction>()
      expect((await colleague.undo(pending.id)).statusCode).toBe(404)
      for (let times = 0; times < 2; times += 1) expect((await member.undo(pending.id)).statusCode).toBe(204)
      await makeDue(database())
      await expect
        .poll(async () => (await queueRows(database())).filter(({ kind }) => kind === 'desk-action'), soon)
        .toMatchObject([{ state: 'completed' }])
      expect((await request(id)).state).toBe('sent')
      const done = await member.settle(id, { kind: 'reached' })
      const late = await member.undo(done.id)
      expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'too_late'])
      expect((await request(id)).state).toBe('called')
      expect((await member.undo(randomUUID())).statusCode).toBe(404)
    })

    test('a job that runs twice changes nothing the second time', async () => {
      const { id, member } = await opened()
      await member.settle(id, { kind: 'reached' })
      await sql`update pgboss.job set state = 'created', start_after = now(), completed_on = null
        where name = 'desk-action'`.execute(database())
      await expect
        .poll(async () => (await queueRows(database())).filter(({ kind }) => kind === 'desk-action'), soon)
        .toMatchObject([{ state: 'completed' }])
      expect(await events(id)).toEqual(['asked', 'acknowledged', 'called'])
    })

    test('what its person changed or withdrew meanwhile makes it void, which only the firm sees', async () => {
      const { ruth, id, member } = await opened()
      await member.report(id, { kind: 'reached' })
      await ruth.ask({ ...sharing, bestContactTime: 'morning' })
      await settleActions(database())
      expect((await request(id)).state).toBe('queued')
      expect((await member.lead(id)).events.at(-1)).toMatchObject({ event: 'action_void' })
      await member.report(id, { kind: 'reached' }, { version: 2 })
      await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
      await settleActions(database())
      expect((await request(id)).state).toBe('withdrawn')
      expect((await member.lead(id)).events.filter(({ event }) => event === 'action_void')).toHaveLength(2)
      expect(await events(id)).not.toContain('called')
      expect(JSON.stringify(await ruth.requests())).not.toContain('action_void')
    })
  })

  describe('an action is recorded', () => {
    test('once per key, and one at a time for each lead', async () => {
      const { app, id, member } = await opened()
      const colleague = await newMember(app, database())
      const key = randomUUID()
      const first = await member.report(id, { kind: 'reached' }, { key })
      const repeat = await member.report(id, { kind: 'reached' }, { key })
      expect([first.statusCode, repeat.statusCode, repeat.json()]).toEqual([201, 200, first.json()])
      const other = await member.report(id, { kind: 'acknowledge' }, { key })
      expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotency_key_reused'])
      for (const somebody of [member, colleague]) {
        const second = await somebody.report(id, { kind: 'acknowledge' })
        expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'action_pending'])
      }
      expect((await colleague.report(id, { kind: 'reached' }, { key })).json<{ code: string }>().code).toBe(
        'action_pending',
      )
      expect(await database().selectFrom('deskActions').select('id').execute()).toHaveLength(1)
    })

    test('only as its state allows, which the refusal names', async () => {
      const { id, member } = await opened()
      await member.settle(id, { kind: 'close', outcome: 'going_ahead' })
      const late = await member.report(id, { kind: 'reached' })
      expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'request_ended', state: 'closed' }])
      expect((await member.lead(id)).allowed).toEqual(['opt_out', 'confirm_deletion'])
    })

    test('only about what the member saw', async () => {
      const { ruth, id, member } = await opened()
      await ruth.ask({ ...sharing, bestContactTime: 'morning' })
      const late = await member.report(id, { kind: 'reached' })
      expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'version_conflict' }])
      expect(late.json<{ error: string }>().error).toContain('The person has changed this request')
    })

    test.each([
      ['in the past', () => again(-1).toISOString(), /lie in the future/],
      // 5:59 am and 9 pm in Denver.
      ['at night', () => nextNoon().replace('T19:00', 'T12:59'), /8 am to 9 pm/],
      ['too late in the evening', () => nextNoon().replace('T19:00', 'T05:00'), /8 am to 9 pm/],
    ])('not with a next try %s', async (_when, moment, said) => {
      const { id, member } = await opened()
      const refused = await member.report(id, { kind: 'not_reached', againAt: moment() })
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { code: 'validation_failed', issues: [{ field: 'action.againAt' }] },
      ])
      expect(refused.json<{ error: string }>().error).toMatch(said)
    })
  })

  describe('what each action does', () => {
    test('a person who was not reached is due again when the firm says', async () => {
      const { ruth, id, member } = await opened()
      const againAt = nextNoon()
      await member.settle(id, { kind: 'not_reached', againAt })
      expect(await member.lead(id)).toMatchObject({ state: 'acknowledged', againAt, dueAt: againAt })
      expect((await ruth.requests())[0]?.events.map(({ event }) => event)).toEqual([
        'asked',
        'acknowledged',
        'not_reached',
      ])
      await member.settle(id, { kind: 'reached' })
      expect(await member.lead(id)).toMatchObject({ state: 'called', againAt: null, dueAt: null })
    })

    test('a conversation is booked for the person, and both sides are told', async () => {
      const { ruth, id, member } = await opened()
      const { days } = (await ruth.call('GET', '/api/slots')).json<{ days: { start: string }[][] }>()
      const [first, second] = days.flat().map(({ start }) => start)
      const booked = await member.settle(id, { kind: 'schedule', start: first ?? '' })
      expect(await member.lead(id)).toMatchObject({
        state: 'scheduled',
        dueAt: first,
        appointment: { start: first, sequence: 0 },
      })
      const news = (await queueRows(database())).filter(({ kind }) => /^appointment-(mail|webhook)$/.test(kind))
      expect(news.map(({ payload }) => payload['what'])).toEqual(expect.arrayContaining(['booked']))
      expect(news.filter(({ kind }) => kind === 'appointment-webhook')).toHaveLength(1)
      expect((await member.lead(id)).events.filter(({ at }) => at === booked.at)).toMatchObject([
        { event: 'booked', by: 'firm' },
        { event: 'acknowledged', by: 'firm' },
        { event: 'scheduled', by: 'firm' },
      ])
      await member.settle(id, { kind: 'schedule', start: second ?? '' })
      expect((await ruth.requests())[0]?.appointment).toMatchObject({ start: second, sequence: 1 })
    })

    test('a time that is not free is refused with the nearest, and one taken meanwhile is not booked', async () => {
      const { app, id, member } = await opened()
      const walter = await newInvestor(app)
      const zone = { 'time-zone': 'America/Denver' }
      const { days } = (await walter.call('GET', '/api/slots', undefined, zone)).json<{ days: { start: string }[][] }>()
      const start = days.flat()[0]?.start ?? ''
      await member.report(id, { kind: 'schedule', start })
      expect((await walter.call('POST', '/api/slots/holds', { start }, zone)).statusCode).toBe(201)
      await settleActions(database())
      expect(await member.lead(id)).toMatchObject({ state: 'sent', appointment: null })
      expect((await member.lead(id)).events.at(-1)?.event).toBe('action_void')
      const refused = await member.report(id, { kind: 'schedule', start })
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'slot_taken' }])
      expect(refused.json<{ slots: unknown[] }>().slots).toHaveLength(3)
    })

    test('the firm books on any of the days that it sees', async () => {
      const { id, member } = await opened()
      const { days } = (await member.call('GET', '/api/desk/slots')).json<FirmSlotDays>()
      expect(days).toHaveLength(5)
      const last = days.at(-1)?.findLast(({ state }) => state === 'free')
      await member.settle(id, { kind: 'schedule', start: last?.start ?? '' })
      expect((await member.lead(id)).appointment).toMatchObject({ start: last?.start })
    })

    test('without a number a conversation is at the firm’s link, and without a link there is none', async () => {
      const { ruth, id, member } = await opened()
      await sql`update consultation_requests set lead = jsonb_set(lead, '{person,phoneNumber}', 'null')
        where id = ${id}`.execute(database())
      const { days } = (await ruth.call('GET', '/api/slots')).json<{ days: { start: string }[][] }>()
      const action = { kind: 'schedule', start: days.flat()[0]?.start ?? '' } as const
      const refused = await member.report(id, action)
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { issues: [{ field: 'action.start' }] }])
      const { schedule, version } = (await member.call('GET', '/api/desk/schedule')).json<SavedFirmSchedule>()
      const meetingLink = 'https://meet.example.com/fir'
      await member.call('PUT', '/api/desk/schedule', { schedule: { ...schedule, meetingLink }, version })
      await member.settle(id, action)
      expect((await member.lead(id)).appointment).toMatchObject({ way: { kind: 'link', url: meetingLink } })
      await sql`delete from firm_schedules`.execute(database())
    })

    test('a lead that is closed keeps its outcome, ends at that moment and loses its conversation', async () => {
      const { ruth, id, member } = await opened()
      const { days } = (await ruth.call('GET', '/api/slots')).json<{ days: { start: string }[][] }>()
      await member.settle(id, { kind: 'schedule', start: days.flat()[0]?.start ?? '' })
      const { at } = await member.settle(id, { kind: 'close', outcome: 'never_reached' })
      expect(await member.lead(id)).toMatchObject({
        state: 'closed',
        outcome: 'never_reached',
        declined: null,
        endedAt: at,
        dueAt: null,
        appointment: null,
      })
      expect((await member.list('ended')).leads.map((lead) => lead.id)).toEqual([id])
      expect((await ruth.requests())[0]).toMatchObject({ state: 'closed', appointment: null })
    })

    test('of a lead that is declined nothing more leaves, and its person is told what comes next', async () => {
      const { ruth, id, member, partner, toInvestors } = await opened()
      await member.settle(id, { kind: 'decline', reason: 'not_licensed_there' })
      expect(await member.lead(id)).toMatchObject({ state: 'closed', declined: 'not_licensed_there', outcome: null })
      await expect
        .poll(() => toInvestors.map(({ subject }) => subject), soon)
        .toContainEqual(expect.stringContaining('can’t take your request'))
      const mail = toInvestors.find(({ subject }) => subject.includes('can’t take'))
      for (const said of [
        'nothing more of it is sent',
        'You can ask again',
        'deadlines of an exchange go on',
        'qualified intermediary',
      ])
        expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(said)
      expect(mail?.text, 'mails pass through other hands').not.toMatch(/licensed/i)
      partner.answer((reply) => void reply.writeHead(204).end())
      const tries = partner.received.length
      await makeDue(database())
      await expect
        .poll(async () => (await queueRows(database())).find(({ kind }) => kind === 'lead-webhook')?.state, soon)
        .toBe('completed')
      expect(partner.received).toHaveLength(tries)
      expect((await ruth.ask(sharing)).statusCode, 'they can ask again').toBe(201)
    })

    test('who no longer wants calls is written to', async () => {
      const { ruth, member } = await opened()
      await ruth.ask({ ...sharing, preferredContactMethod: 'phone' })
      const [lead] = (await member.list()).leads
      expect(lead).toMatchObject({ method: 'phone' })
      await member.open(lead?.id ?? '')
      await member.settle(lead?.id ?? '', { kind: 'opt_out', from: 'calls' }, 2)
      expect(await member.lead(lead?.id ?? '')).toMatchObject({ method: 'email', shared: { calls: false } })
    })

    test('an opt-out and a deletion are recorded, and a deletion once', async () => {
      const { ruth, id, member } = await opened()
      await member.settle(id, { kind: 'opt_out', from: 'calls' })
      await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
      await member.settle(id, { kind: 'confirm_deletion' })
      expect((await member.lead(id)).allowed).toEqual([])
      expect((await ruth.requests())[0]?.events.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['opted_out', 'partner_deleted']),
      )
    })

    test('once the firm has deleted what it had, the desk shows nobody any more', async () => {
      const { id, member } = await opened()
      await member.settle(id, { kind: 'close', outcome: 'later' })
      expect((await member.lead(id)).shared).not.toBeNull()
      await member.settle(id, { kind: 'confirm_deletion' })
      const nobody = { name: null, method: null, tier: null, timeZone: null, withdrawn: false, outcome: 'later' }
      expect(await member.lead(id)).toMatchObject({ ...nobody, shared: null, state: 'closed', allowed: ['opt_out'] })
      const { leads } = await member.list('ended')
      expect(leads.find((lead) => lead.id === id)).toMatchObject(nobody)
    })

    test('what came back after a deletion, and was only opened, is deleted once more', async () => {
      const { ruth, id, member } = await opened()
      await ruth.ask({ shareDataConsent: false })
      await member.settle(id, { kind: 'confirm_deletion' }, 2)
      await ruth.ask(sharing)
      await member.open(id)
      await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
      await member.settle(id, { kind: 'confirm_deletion' }, 3)
      expect((await member.lead(id)).allowed).toEqual([])
      expect((await events(id)).filter((event) => event === 'partner_deleted')).toHaveLength(2)
    })

    test('an action says the same as the partner’s event of that name', async () => {
      const outcome = async (by: 'desk' | 'event', action: LeadAction, event: object) => {
        const { app, id, member } = await opened()
        if (by === 'desk') await member.settle(id, action)
        else expect((await tell(app, id, event)).statusCode).toBe(204)
        const { state, outcome: ended, declined, againAt } = await request(id)
        return { state, ended, declined, againAt, events: await events(id) }
      }
      const againAt = nextNoon()
      const same: [LeadAction, object, RequestState][] = [
        [{ kind: 'acknowledge' }, { type: 'lead.acknowledged' }, 'acknowledged'],
        [{ kind: 'reached' }, { type: 'lead.called' }, 'called'],
        [{ kind: 'not_reached', againAt }, { type: 'lead.not_reached', again_at: againAt }, 'acknowledged'],
        [{ kind: 'close', outcome: 'later' }, { type: 'lead.closed', outcome: 'later' }, 'closed'],
        [{ kind: 'decline', reason: 'other' }, { type: 'lead.declined', reason: 'other' }, 'closed'],
      ]
      for (const [action, event, state] of same) {
        const atDesk = await outcome('desk', action, event)
        expect(atDesk.state).toBe(state)
        expect(await outcome('event', action, event)).toEqual(atDesk)
      }
    })

    test('an event that the state forbids is refused with it, each time; one more of the same is not', async () => {
      const { app, id, member } = await opened()
      await member.settle(id, { kind: 'close', outcome: 'later' })
      const messageId = `msg_${randomUUID()}`
      for (let times = 0; times < 2; times += 1) {
        const late = await tell(app, id, { type: 'lead.called' }, messageId)
        expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'request_ended', state: 'closed' }])
      }
      expect((await tell(app, id, { type: 'lead.closed' })).statusCode).toBe(204)
    })
  })
})

/** Sends an event of the partner about a request. */
function tell(app: FastifyInstance, id: string, { type, ...data }: { type?: string }, messageId?: string) {
  const message = { type, timestamp: new Date().toISOString(), data: { id, ...data } }
  return app.inject({ method: 'POST', url: '/api/partner/events', ...signedByPartner(message, undefined, messageId) })
}

onServer((database, queueOn) => {
  beforeEach(async () => {
    await emptyQueue(database())
    await sql`delete from consultation_requests`.execute(database())
  })
  const start = (jobs: boolean) => startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs })

  test('of fifty members who act on one lead at once, one does, and the others are told', async () => {
    const { app } = await start(false)
    const ruth = await newInvestor(app)
    const { id } = (await ruth.ask(sharing)).json<ConsultationReceipt>()
    const members = []
    for (let count = 0; count < 50; count += 1) members.push(await newMember(app, database()))
    await Promise.all(members.map((member) => member.list()))
    const statuses = await Promise.all(
      members.map(async (member, index) => {
        const kind = index % 2 === 0 ? 'reached' : 'acknowledge'
        return (await member.report(id, { kind })).statusCode
      }),
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, ...Array.from({ length: 49 }, () => 409)])
    expect(await database().selectFrom('deskActions').select('state').execute()).toEqual([{ state: 'pending' }])
    expect((await queueRows(database())).filter(({ kind }) => kind === 'desk-action')).toHaveLength(1)
  })

  test('of fifty actions that are due at once, each takes effect exactly once', async () => {
    const { app } = await start(true)
    const member = await newMember(app, database())
    const ids: string[] = []
    for (let count = 0; count < 50; count += 1) {
      const ruth = await newInvestor(app)
      ids.push((await ruth.ask(sharing)).json<ConsultationReceipt>().id)
    }
    await Promise.all(
      ids.map(async (id) => expect((await member.report(id, { kind: 'reached' })).statusCode).toBe(201)),
    )
    await settleActions(database())
    const { rows } = await sql<{ called: number }>`select count(*)::int as called from consultation_events
      where event = 'called' group by request_id`.execute(database())
    expect(rows).toEqual(ids.map(() => ({ called: 1 })))
  })

  test('a look and a withdrawal at once: either the look saw it and is known, or it saw nothing', async () => {
    const { app } = await start(false)
    const member = await newMember(app, database())
    for (let round = 0; round < 10; round += 1) {
      const ruth = await newInvestor(app)
      const { id } = (await ruth.ask(sharing)).json<ConsultationReceipt>()
      const [look] = await Promise.all([
        member.lead(id),
        ruth.call('POST', `/api/consultation-requests/${id}/withdraw`),
      ])
      const [request] = await ruth.requests()
      expect(request).toMatchObject({ state: 'withdrawn', partnerMayHaveIt: false })
      expect(request?.opened).toHaveLength(look.shared === null ? 0 : 1)
      expect((await member.lead(id)).shared).toBeNull()
    }
  })

  test('a withdrawal and a pending action at once: withdrawn, and its conversation canceled', async () => {
    const { app } = await start(true)
    const member = await newMember(app, database())
    for (let round = 0; round < 5; round += 1) {
      const ruth = await newInvestor(app)
      const { id } = (await ruth.ask(sharing)).json<ConsultationReceipt>()
      const { days } = (await ruth.call('GET', '/api/slots')).json<{ days: { start: string }[][] }>()
      await member.open(id)
      await member.report(id, { kind: 'schedule', start: days.flat()[0]?.start ?? '' })
      await Promise.all([settleActions(database()), ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)])
      expect((await ruth.requests())[0]).toMatchObject({ state: 'withdrawn', appointment: null })
    }
  })
})
