import { partnerFirm } from '@dst/content/partner'
import type { Appointment, ConsultationReceipt, Hold, SlotDays } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { newInvestor, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue } from '../../testing/queue-rows.ts'
import { readSchedule, saveSchedule, slotsOfDays } from './firm-schedule.ts'

// Monday of Thanksgiving week, 7 AM in New York: the partner works from nine to eight, except Thursday. Far in the
// future, because the queue uses the system clock and no job may become due; 2037 has the same calendar as 2026.
const monday = new Date('2037-11-23T12:00:00Z')
const [ten, half, eleven] = [
  '2037-11-23T15:00:00.000Z',
  '2037-11-23T15:30:00.000Z',
  '2037-11-23T16:00:00.000Z',
] as const
type Person = Awaited<ReturnType<typeof investor>>

/** A new investor; `ask` shares a request and returns its id. */
async function investor(app: FastifyInstance) {
  const person = await newInvestor(app)
  return { ...person, ask: async () => (await person.ask({ shareDataConsent: true })).json<ConsultationReceipt>().id }
}

onBothEnginesInEveryRun((database, queueOn) => {
  beforeEach(async () => {
    await emptyQueue(database())
    await database().deleteFrom('appointments').execute()
  })

  async function start() {
    const clock = { now: monday }
    const { app } = await startPartnerHarness(
      { db: database(), queueOn: queueOn(), now: () => clock.now },
      {},
      { jobs: false },
    )
    return { app, pass: (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000)) }
  }
  /** The zone of a person who has not asked yet. */
  const eastern = { 'time-zone': 'America/New_York' }
  const free = async (person: Person) => (await person.call('GET', '/api/slots', undefined, eastern)).json<SlotDays>()
  const freeStarts = async (person: Person) => (await free(person)).days.flat().map(({ start }) => start)
  const hold = async (person: Person, startsAt: string) =>
    person.call('POST', '/api/slots/holds', { start: startsAt }, eastern)
  const held = async (person: Person, startsAt: string) => {
    const answer = await hold(person, startsAt)
    expect(answer.statusCode).toBe(201)
    return answer.json<Hold>()
  }
  const bookHeld = async (person: Person, request: string, holdId: string, more: object = {}) =>
    person.call('PUT', `/api/consultation-requests/${request}/appointment`, { holdId, ...more })
  const booked = async (person: Person, request: string, startsAt: string) => {
    const answer = await bookHeld(person, request, (await held(person, startsAt)).id)
    expect(answer.statusCode).toBe(200)
    return answer.json<Appointment>()
  }
  /**
   * Pending notifications about appointments for both sides with their due times, reminders last: by the queue's own
   * clock they may be due before the news.
   */
  const reported = async () => {
    const { rows } = await sql<{
      name: string
      data: { what: string; sequence: number; start: string; appointmentId: string }
      due: Date
    }>`
      select name, data, start_after as due from pgboss.job where name like 'appointment-%'
      order by created_on, data ->> 'what' like 'reminder-%', start_after, name`.execute(database().withoutPlugins())
    return rows
  }
  /** Pretends that the partner has received it. */
  const handedOver = async (id: string) =>
    database().updateTable('consultationRequests').set({ webhookVersion: 1 }).where('id', '=', id).execute()
  const accountAnnouncement = async () =>
    (await reported()).map(({ name, data }) => `${name} ${data.what} ${data.sequence}`)

  test('the next three working days are offered in UTC, on the partner’s hours, without its holiday', async () => {
    const { app } = await start()
    const { timeZone, days } = await free(await investor(app))
    expect(timeZone).toBe('America/New_York')
    expect(days.map((day) => [day[0]?.start, day.at(-1)?.end, day.length])).toEqual([
      ['2037-11-23T14:00:00.000Z', '2037-11-24T01:00:00.000Z', 22],
      ['2037-11-24T14:00:00.000Z', '2037-11-25T01:00:00.000Z', 22],
      ['2037-11-25T14:00:00.000Z', '2037-11-26T01:00:00.000Z', 22],
    ])
  })

  test('a held time is kept for its person for ten minutes, and in place of the one they held', async () => {
    const { app, pass } = await start()
    const [ruth, walter] = [await investor(app), await investor(app)]
    expect(await held(ruth, ten)).toMatchObject({ start: ten, end: half, heldUntil: '2037-11-23T12:10:00.000Z' })
    expect(await freeStarts(ruth)).toContain(ten)
    expect(await freeStarts(walter)).not.toContain(ten)
    await held(ruth, eleven)
    expect(await freeStarts(walter)).toContain(ten)
    expect(await freeStarts(walter)).not.toContain(eleven)
    pass(9.99)
    expect((await hold(walter, eleven)).statusCode).toBe(409)
    pass(0.01)
    expect(await freeStarts(walter)).toContain(eleven)
    await held(walter, eleven)
    expect(await freeStarts(ruth)).not.toContain(eleven)
  })

  test('who holds a time again keeps it for ten minutes more', async () => {
    const { app, pass } = await start()
    const [ruth, walter] = [await investor(app), await investor(app)]
    await held(ruth, ten)
    pass(8)
    const { id } = await held(ruth, ten)
    pass(8)
    expect((await hold(walter, ten)).statusCode).toBe(409)
    expect((await bookHeld(ruth, await ruth.ask(), id)).statusCode).toBe(200)
  })

  test('a time that is taken is refused with the nearest three that are free, and the own hold stays', async () => {
    const { app } = await start()
    const [ruth, walter] = [await investor(app), await investor(app)]
    await held(ruth, half)
    const own = await held(walter, eleven)
    const refused = await hold(walter, half)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'slot_taken',
      error: 'Somebody else has just taken this time. These are the nearest free ones.',
      slots: [{ start: ten }, { start: eleven }, { start: '2037-11-23T14:30:00.000Z' }],
    })
    expect((await bookHeld(walter, await walter.ask(), own.id)).statusCode).toBe(200)
  })

  test.each([
    '2037-11-23T15:10:00.000Z',
    '2037-11-23T13:30:00.000Z',
    '2037-11-23T12:30:00.000Z',
    '2037-11-26T15:00:00.000Z',
    '2037-11-30T15:00:00.000Z',
    '2037-11-22T15:00:00.000Z',
  ])('a time that is not offered cannot be held: %s', async (startsAt) => {
    const { app } = await start()
    const ruth = await investor(app)
    const refused = await hold(ruth, startsAt)
    const { error, slots } = refused.json<{ error: string; slots: unknown[] }>()
    expect([refused.statusCode, slots.length, error]).toEqual([
      409,
      3,
      'This time is not offered. These are the nearest free ones.',
    ])
    expect(await database().selectFrom('appointments').select('id').execute()).toEqual([])
  })

  test('of fifty people who want one time at once, one gets it, and they book it', { timeout: 120_000 }, async () => {
    const { app } = await start()
    const people = await Promise.all(Array.from({ length: 50 }, () => investor(app)))
    const answers = await Promise.all(people.map((person) => hold(person, ten)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array<number>(49).fill(409),
    ])
    const winner = answers.findIndex(({ statusCode }) => statusCode === 201)
    const person = people[winner] as Person
    const request = await person.ask()
    await handedOver(request)
    const bookings = await Promise.all(
      Array.from({ length: 5 }, () => bookHeld(person, request, answers[winner]?.json<Hold>().id ?? '')),
    )
    expect(new Set(bookings.map(({ body }) => body)).size).toBe(1)
    expect(await database().selectFrom('appointments').select(['startsAt', 'sequence']).execute()).toEqual([
      { startsAt: new Date(ten), sequence: 0 },
    ])
    expect((await accountAnnouncement()).filter((words) => words.includes('booked'))).toEqual([
      'appointment-mail booked 0',
      'appointment-webhook booked 0',
    ])
  })

  test('two who each want the time that the other let expire both get it', async () => {
    const { app, pass } = await start()
    for (let round = 0; round < 5; round += 1) {
      const [ruth, walter] = [await investor(app), await investor(app)]
      await held(ruth, ten)
      await held(walter, half)
      pass(10)
      const answers = await Promise.all([hold(ruth, half), hold(walter, ten)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
      await database().deleteFrom('appointments').execute()
    }
  })

  test('who loses the race for a time keeps the one that they held', async () => {
    const { app } = await start()
    for (let round = 0; round < 5; round += 1) {
      const [ruth, walter] = [await investor(app), await investor(app)]
      await held(ruth, half)
      await held(walter, eleven)
      const answers = await Promise.all([hold(ruth, ten), hold(walter, ten)])
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409])
      expect(await database().selectFrom('appointments').select('id').execute()).toHaveLength(2)
      await database().deleteFrom('appointments').execute()
    }
  })

  test('a booked time is the person’s alone; both sides are told; reminders come a day and an hour ahead', async () => {
    const { app } = await start()
    const [ruth, walter] = [await investor(app), await investor(app)]
    const request = await ruth.ask()
    await handedOver(request)
    const startsAt = '2037-11-24T15:00:00.000Z'
    const appointment = await booked(ruth, request, startsAt)
    expect(appointment).toEqual({
      id: expect.any(String) as string,
      start: startsAt,
      end: '2037-11-24T15:30:00.000Z',
      sequence: 0,
      way: { kind: 'phone', phoneNumber: '+1 555 555 0100' },
    })
    expect((await ruth.requests())[0]).toMatchObject({
      id: request,
      appointment,
      events: [{ event: 'asked' }, { event: 'booked' }],
    })
    expect(await walter.requests()).toEqual([])
    for (const person of [ruth, walter]) expect(await freeStarts(person)).not.toContain(startsAt)
    expect(
      (await reported()).map(({ name, data, due }) => [
        name,
        data.what,
        data.what.startsWith('reminder') && due.toISOString(),
      ]),
    ).toEqual([
      ['appointment-mail', 'booked', false],
      ['appointment-webhook', 'booked', false],
      ['appointment-mail', 'reminder-24', '2037-11-23T15:00:00.000Z'],
      ['appointment-mail', 'reminder-1', '2037-11-24T14:00:00.000Z'],
    ])
    expect(JSON.stringify(await reported())).not.toMatch(/Ruth|example\.com|\+1 555/)
  })

  test('an appointment that is nearer than a day has one reminder', async () => {
    const { app } = await start()
    const ruth = await investor(app)
    const request = await ruth.ask()
    await booked(ruth, request, ten)
    expect(await accountAnnouncement(), 'the partner that has yet to hear of the request waits').toEqual([
      'appointment-mail booked 0',
      'appointment-mail reminder-1 0',
    ])
  })

  test('moving keeps the id, counts up and frees the old time; a repeat changes nothing', async () => {
    const { app } = await start()
    const [ruth, walter] = [await investor(app), await investor(app)]
    const request = await ruth.ask()
    await handedOver(request)
    const first = await booked(ruth, request, ten)
    await emptyQueue(database())
    const { id: holdId } = await held(ruth, half)
    const moved = { id: first.id, start: half, end: eleven, sequence: 1, way: first.way }
    for (let repeat = 0; repeat < 2; repeat += 1) expect((await bookHeld(ruth, request, holdId)).json()).toEqual(moved)
    expect(await accountAnnouncement()).toEqual([
      'appointment-mail moved 1',
      'appointment-webhook moved 1',
      'appointment-mail reminder-1 1',
    ])
    expect((await ruth.requests())[0]).toMatchObject({
      appointment: moved,
      events: [{}, { event: 'booked' }, { event: 'moved' }],
    })
    await held(walter, ten)
    expect((await hold(walter, half)).statusCode).toBe(409)
  })

  test('cancelling frees the time and tells both sides once, however often it is asked', async () => {
    const { app } = await start()
    const [ruth, walter] = [await investor(app), await investor(app)]
    const request = await ruth.ask()
    await handedOver(request)
    await booked(ruth, request, ten)
    await emptyQueue(database())
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect((await ruth.call('DELETE', `/api/consultation-requests/${request}/appointment`)).statusCode).toBe(204)
    expect(await accountAnnouncement()).toEqual(['appointment-mail cancelled 1', 'appointment-webhook cancelled 1'])
    expect((await ruth.requests())[0]).toMatchObject({
      appointment: null,
      events: [{}, { event: 'booked' }, { event: 'cancelled' }],
    })
    await held(walter, ten)
    const { investorId } = await database()
      .selectFrom('consultationRequests')
      .select('investorId')
      .where('id', '=', request)
      .executeTakeFirstOrThrow()
    const audit = await database()
      .selectFrom('auditEntries')
      .select('action')
      .where('investorId', '=', investorId)
      .orderBy('at')
      .execute()
    expect(audit.map(({ action }) => action).filter((action) => action.startsWith('appointment_'))).toEqual([
      'appointment_booked',
      'appointment_cancelled',
    ])
  })

  test.each([
    [
      'a withdrawal',
      (person: Person, request: string) => person.call('POST', `/api/consultation-requests/${request}/withdraw`),
    ],
    [
      'a change to no consent',
      (person: Person) => person.call('POST', '/api/consultation-requests', { shareDataConsent: false }),
    ],
  ])('%s cancels the appointment; the partner hears of it only if it knows of the request', async (_what, end) => {
    const { app } = await start()
    const [ruth, walter] = [await investor(app), await investor(app)]
    for (const [person, startsAt] of [
      [ruth, ten],
      [walter, half],
    ] as const) {
      const request = await person.ask()
      if (person === ruth) await handedOver(request)
      await booked(person, request, startsAt)
      await emptyQueue(database())
      expect((await end(person, request)).statusCode).toBe(200)
      expect(await accountAnnouncement()).toEqual(
        person === ruth
          ? ['appointment-mail cancelled 1', 'appointment-webhook cancelled 1']
          : ['appointment-mail cancelled 1'],
      )
      expect((await person.requests())[0]?.appointment).toBeNull()
      expect(await freeStarts(person)).toContain(startsAt)
    }
  })

  test('what is over is not canceled, and a time after it is another conversation', async () => {
    const { app, pass } = await start()
    const ruth = await investor(app)
    const request = await ruth.ask()
    const first = await booked(ruth, request, ten)
    pass(24 * 60)
    await emptyQueue(database())
    expect((await ruth.call('DELETE', `/api/consultation-requests/${request}/appointment`)).statusCode).toBe(204)
    expect(await accountAnnouncement()).toEqual([])
    const second = await booked(ruth, request, '2037-11-24T15:00:00.000Z')
    expect([second.id === first.id, second.sequence]).toEqual([false, 0])
    expect((await accountAnnouncement())[0]).toBe('appointment-mail booked 0')
  })

  test('nobody books with another’s hold, for another’s request, after its time or without consent', async () => {
    const { app, pass } = await start()
    const [ruth, walter] = [await investor(app), await investor(app)]
    const [mine, theirs] = [await ruth.ask(), await walter.ask()]
    const { id } = await held(ruth, ten)
    const answer = async (person: Person, request: string) => {
      const refused = await bookHeld(person, request, id)
      return [refused.statusCode, refused.json<{ code: string }>().code]
    }
    expect(await answer(walter, theirs)).toEqual([409, 'hold_expired'])
    expect(await answer(ruth, theirs)).toEqual([404, 'not_found'])
    expect(await answer(walter, mine)).toEqual([404, 'not_found'])
    expect((await walter.call('DELETE', `/api/consultation-requests/${mine}/appointment`)).statusCode).toBe(404)
    await database().updateTable('consultationRequests').set({ state: 'failed' }).where('id', '=', mine).execute()
    expect(await answer(ruth, mine)).toEqual([404, 'not_found'])
    await ruth.call('POST', '/api/consultation-requests', { shareDataConsent: false })
    expect(await answer(ruth, mine)).toEqual([404, 'not_found'])
    await ruth.ask()
    pass(10)
    expect(await answer(ruth, mine)).toEqual([409, 'hold_expired'])
    expect(await reported()).toEqual([])
  })

  test('a real time zone of the device is kept with the request, and no invented one stops a booking', async () => {
    const { app } = await start()
    for (const [sent, stored] of [
      ['Pacific/Honolulu', 'Pacific/Honolulu'],
      ['Moon/Crater', null],
      ['', null],
    ] as const) {
      const ruth = await investor(app)
      const request = await ruth.ask()
      expect(
        (await bookHeld(ruth, request, (await held(ruth, (await freeStarts(ruth))[0] ?? '')).id, { timeZone: sent }))
          .statusCode,
      ).toBe(200)
      expect(
        await database()
          .selectFrom('consultationRequests')
          .select('timeZone')
          .where('id', '=', request)
          .executeTakeFirst(),
      ).toEqual({ timeZone: stored })
    }
  })

  const missing = async (answer: { statusCode: number; json: <Body>() => Body }) => {
    const { code, issues } = answer.json<{ code: string; issues?: { field: string; code: string }[] }>()
    return [answer.statusCode, code, issues?.map(({ field, code: issue }) => `${field} ${issue}`)]
  }

  test('times lie within the day of the person’s open request, whatever zone the device reports', async () => {
    const { app } = await start()
    const kai = await investor(app)
    expect(await free(kai)).toMatchObject({ personTimeZone: 'America/New_York' })
    await kai.call('POST', '/api/consultation-requests', {
      shareDataConsent: true,
      contactTimeZone: 'Pacific/Honolulu',
    })
    const { timeZone, personTimeZone, days } = await free(kai)
    expect([timeZone, personTimeZone, days[0]?.[0]?.start]).toEqual([
      'America/New_York',
      'Pacific/Honolulu',
      // 8 am in Honolulu.
      '2037-11-23T18:00:00.000Z',
    ])
    expect((await hold(kai, '2037-11-23T17:30:00.000Z')).statusCode).toBe(409)
    expect((await hold(kai, '2037-11-23T18:00:00.000Z')).statusCode).toBe(201)
  })

  test('where no zone is known, none is offered, held or booked until there is one', async () => {
    const { app } = await start()
    const ruth = await investor(app)
    const request = await ruth.ask()
    await database()
      .updateTable('consultationRequests')
      .set({ contactTimeZone: null })
      .where('id', '=', request)
      .execute()
    const unknown = { 'time-zone': 'Moon/Crater' }
    const listed = await ruth.call('GET', '/api/slots', undefined, unknown)
    expect(listed.json()).toMatchObject({ personTimeZone: null, days: [] })
    const refused = [400, 'validation_failed', ['contactTimeZone time-zone-missing']]
    expect(await missing(await ruth.call('POST', '/api/slots/holds', { start: ten }, unknown))).toEqual(refused)
    const { id } = await held(ruth, ten)
    expect(await missing(await bookHeld(ruth, request, id))).toEqual(refused)
    expect((await bookHeld(ruth, request, id, { timeZone: 'America/New_York' })).statusCode).toBe(200)
    expect((await ruth.requests())[0]).toMatchObject({ contactTimeZone: 'America/New_York' })
  })

  test('a slot that was held before the person moved to another zone is not booked at night there', async () => {
    const { app } = await start()
    const ruth = await investor(app)
    const request = await ruth.ask()
    const { id } = await held(ruth, ten)
    await ruth.call('POST', '/api/consultation-requests', {
      shareDataConsent: true,
      contactTimeZone: 'Pacific/Honolulu',
    })
    const answer = await bookHeld(ruth, request, id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'slot_taken', slots: [{ start: '2037-11-23T18:00:00.000Z' }, {}, {}] })
  })

  test('nothing is booked without a number or a link', async () => {
    const { app } = await start()
    const ruth = await investor(app)
    const request = await ruth.ask()
    await database().updateTable('consultationRequests').set({ phoneNumber: null }).where('id', '=', request).execute()
    const { id } = await held(ruth, ten)
    expect(await missing(await bookHeld(ruth, request, id))).toEqual([
      400,
      'validation_failed',
      ['phoneNumber phone-required'],
    ])
    expect(await missing(await bookHeld(ruth, request, id, { way: { kind: 'link' } }))).toEqual([
      400,
      'validation_failed',
      ['way no-meeting-link'],
    ])
    expect((await bookHeld(ruth, request, id, { way: { kind: 'phone', phoneNumber: '' } })).statusCode).toBe(400)
    const way = { kind: 'phone', phoneNumber: '+1 555 555 0142' }
    expect((await bookHeld(ruth, request, id, { way })).json()).toMatchObject({ way })
    expect((await ruth.requests())[0]).toMatchObject({ phoneNumber: null, appointment: { way } })
    const { id: next } = await held(ruth, half)
    expect((await bookHeld(ruth, request, next)).json(), 'moved, it keeps its way').toMatchObject({ way })
  })

  test('times and the link are those of the schedule that the firm saved, and what is booked stays', async () => {
    const { app } = await start()
    const [ruth, walter] = [await investor(app), await investor(app)]
    const { way, ...kept } = await booked(ruth, await ruth.ask(), ten)
    const firm = { ...partnerFirm, placeholder: false }
    const { schedule, version } = await readSchedule(database(), firm)
    expect([version, schedule.meetingLink, way?.kind]).toEqual([0, null, 'phone'])
    const afternoon = { from: '14:00', to: '16:00' }
    const saved = await saveSchedule(database(), {
      firm,
      schedule: {
        ...schedule,
        hours: { 1: afternoon, 2: afternoon, 3: null, 4: null, 5: afternoon, 6: null, 7: null },
        conversationMinutes: 60,
        meetingLink: 'https://meet.example.com/fir',
        blocked: [{ from: '2037-11-24T19:30:00Z', to: '2037-11-24T20:00:00Z' }],
      },
      version,
      by: null,
      now: monday,
    })
    onTestFinished(async () => void (await database().deleteFrom('firmSchedules').execute()))
    expect(saved).toMatchObject({ ok: true, value: { version: 1 } })
    expect(await free(walter)).toEqual({
      timeZone: 'America/New_York',
      personTimeZone: 'America/New_York',
      hasMeetingLink: true,
      days: [
        [
          { start: '2037-11-23T19:00:00.000Z', end: '2037-11-23T20:00:00.000Z' },
          { start: '2037-11-23T20:00:00.000Z', end: '2037-11-23T21:00:00.000Z' },
        ],
        [{ start: '2037-11-24T20:00:00.000Z', end: '2037-11-24T21:00:00.000Z' }],
        [
          { start: '2037-11-27T19:00:00.000Z', end: '2037-11-27T20:00:00.000Z' },
          { start: '2037-11-27T20:00:00.000Z', end: '2037-11-27T21:00:00.000Z' },
        ],
      ],
    })
    const request = await walter.ask()
    const { id } = await held(walter, '2037-11-24T20:00:00.000Z')
    expect((await bookHeld(walter, request, id, { way: { kind: 'link' } })).json()).toMatchObject({
      way: { kind: 'link', url: 'https://meet.example.com/fir' },
    })
    expect((await ruth.requests())[0]?.appointment).toEqual({ ...kept, way })
    const { days } = await slotsOfDays(database(), { firm, now: monday })
    expect(days.map((day) => day.map(({ state }) => state))).toEqual([
      ['free', 'free'],
      ['blocked', 'booked'],
      ['free', 'free'],
      ['free', 'free'],
      ['free', 'free'],
    ])
  })
})
