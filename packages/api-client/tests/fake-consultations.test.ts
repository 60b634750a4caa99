import { consultationSchema, holdSchema, slotDaysSchema } from '@dst/contracts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  acknowledgedConsultation,
  createFakeApiClient,
  goldInvestor,
  samplePartner,
  type FakeApiClient,
} from '../src/testing/index.ts'

let time = new Date('2026-11-21T12:00:00Z')
beforeEach(() => {
  time = new Date('2026-11-21T12:00:00Z')
})

const now = () => time
/** What every request names that is shared. */
const contactTimeZone = 'America/New_York'
const investor = { ...goldInvestor, phoneNumber: '5550104477' }
const unknown = '00000000-0000-4000-8000-000000009999'
const notFound = { error: { status: 404, code: 'not_found' } }

async function ask(client: FakeApiClient, shareDataConsent: boolean, key = 'a'): Promise<string> {
  const asked = await client.consultations.request({ shareDataConsent, contactTimeZone }, { idempotencyKey: key })
  if (!asked.ok) throw new Error(asked.error.kind)
  return asked.value.id
}

async function only(client: FakeApiClient) {
  const listed = await client.consultations.list()
  if (!listed.ok || listed.value.length !== 1) throw new Error('expected one request')
  return consultationSchema.parse(listed.value[0])
}

describe('a request of the fake', () => {
  test('is one receipt per key, and a key with other details is refused', async () => {
    const client = createFakeApiClient({ investor, now })
    const first = await client.consultations.request(
      { shareDataConsent: true, contactTimeZone },
      { idempotencyKey: 'a' },
    )
    expect(first).toEqual({
      ok: true,
      value: {
        id: '00000000-0000-4000-8000-000000000001',
        requestDate: '2026-11-21T12:00:00.000Z',
        preferredContactMethod: 'phone',
        bestContactTime: 'anytime',
        shareDataConsent: true,
        textConsent: false,
        phoneNumber: '5550104477',
        contactTimeZone: 'America/New_York',
        facts: null,
        state: 'queued',
        contactBy: '2026-11-22T12:00:00.000Z',
        sharedAt: '2026-11-21T12:00:00.000Z',
        partner: samplePartner,
      },
    })
    expect(
      await client.consultations.request({ shareDataConsent: true, contactTimeZone }, { idempotencyKey: 'a' }),
    ).toEqual(first)
    expect(await client.consultations.request({}, { idempotencyKey: 'a' })).toMatchObject({
      error: { status: 409, code: 'idempotency_key_reused' },
    })
  })

  test('is changed by the next one while it is open, and stands beside it once it is closed', async () => {
    const client = createFakeApiClient({ investor, now })
    const id = await ask(client, false)
    const other = { preferredContactMethod: 'text', bestContactTime: 'evening', notes: 'After work' } as const
    expect(await client.consultations.request(other, { idempotencyKey: 'b' })).toMatchObject({
      value: { id, state: 'saved', bestContactTime: 'evening' },
    })
    expect(await only(client)).toMatchObject({
      notes: 'After work',
      contactBy: null,
      events: [{ event: 'asked' }, { event: 'changed' }],
    })
    client.backend.consultations.happen(id, 'closed')
    time = new Date('2026-11-23T12:00:00Z')
    const next = await ask(client, true, 'c')
    const listed = await client.consultations.list()
    expect(listed).toMatchObject({
      value: [
        { id: next, state: 'queued' },
        { id, state: 'closed' },
      ],
    })
  })

  test.each([
    [null, 'questionnaire_incomplete'],
    ['bronze', 'tier_not_eligible'],
    ['nurtured', 'tier_not_eligible'],
  ] as const)('is refused for the tier %s', async (dstSegment, code) => {
    const client = createFakeApiClient({ investor: { ...investor, dstSegment } })
    expect(await client.consultations.request({}, { idempotencyKey: 'a' })).toMatchObject({
      ok: false,
      error: { status: 403, code },
    })
  })

  test('needs a number where somebody is to call or write, and keeps it with the profile', async () => {
    const client = createFakeApiClient({ investor: { ...goldInvestor, phoneNumber: null } })
    const refused = { error: { status: 400, issues: [{ field: 'phoneNumber' }] } }
    expect(
      await client.consultations.request({ shareDataConsent: true, contactTimeZone }, { idempotencyKey: 'a' }),
    ).toMatchObject(refused)
    const id = await ask(client, false)
    expect(await client.consultations.share(id, { textConsent: false })).toMatchObject(refused)
    const byMail = { shareDataConsent: true, preferredContactMethod: 'email', contactTimeZone } as const
    expect(await client.consultations.request(byMail, { idempotencyKey: 'b' })).toMatchObject({
      value: { phoneNumber: null, state: 'queued' },
    })
    expect(await client.me.get()).toMatchObject({ value: { phoneNumber: null } })
    await client.consultations.request(
      { shareDataConsent: true, contactTimeZone, phoneNumber: '5550100000' },
      { idempotencyKey: 'c' },
    )
    expect(await client.me.get()).toMatchObject({ value: { phoneNumber: '5550100000', shareWithVc: true } })
  })

  test('can be shared after all, and shared once', async () => {
    const client = createFakeApiClient({ investor, now })
    const id = await ask(client, false)
    const shared = await client.consultations.share(id, { textConsent: true })
    expect(shared).toMatchObject({ value: { id, state: 'queued', textConsent: true, shareDataConsent: true } })
    expect(await client.consultations.share(id, { textConsent: false })).toEqual(shared)
    expect((await only(client)).events.map(({ event }) => event)).toEqual(['asked', 'shared'])
    expect(await client.consultations.share(unknown, { textConsent: false })).toMatchObject(notFound)
  })

  test('can be withdrawn, once, and leaves a row in the ledger where there was consent', async () => {
    const client = createFakeApiClient({ investor, consultations: [acknowledgedConsultation] })
    const { id } = acknowledgedConsultation
    const withdrawn = await client.consultations.withdraw(id)
    expect(withdrawn).toMatchObject({ value: { state: 'withdrawn', shareDataConsent: false, contactBy: null } })
    expect(await client.consultations.withdraw(id)).toEqual(withdrawn)
    expect(await client.me.consents()).toMatchObject({
      value: [{ kind: 'data-sharing', given: false, consultationRequestId: id }],
    })
    expect(await client.consultations.withdraw(unknown)).toMatchObject(notFound)
    const saved = createFakeApiClient({ investor })
    await saved.consultations.withdraw(await ask(saved, false))
    expect(await saved.me.consents()).toMatchObject({ value: [{ given: false }] })
  })

  test('goes where a test lets the partner take it', async () => {
    const client = createFakeApiClient({ investor })
    const id = await ask(client, true)
    expect(await only(client)).toMatchObject({ state: 'queued', partnerMayHaveIt: false })
    client.backend.consultations.happen(id, 'acknowledged')
    expect(await only(client)).toMatchObject({
      state: 'acknowledged',
      partnerMayHaveIt: true,
      events: [{ event: 'asked' }, { event: 'acknowledged' }],
    })
    expect(() => client.backend.consultations.happen(unknown, 'called')).toThrow(`There is no request ${unknown}`)
  })

  test('says when it was opened at the desk, by whom, and that the partner has it then', async () => {
    const client = createFakeApiClient({ investor })
    const id = await ask(client, true)
    client.backend.consultations.look(id, 'staff')
    expect(await only(client)).toMatchObject({ partnerMayHaveIt: false, opened: [{ by: 'staff' }] })
    client.backend.consultations.look(id, 'partner')
    expect(await only(client)).toMatchObject({ partnerMayHaveIt: true, opened: [{ by: 'staff' }, { by: 'partner' }] })
  })
})

describe('the times of the fake', () => {
  async function held(client: FakeApiClient, start: string): Promise<string> {
    const hold = await client.slots.hold(start, { timeZone: contactTimeZone })
    if (!hold.ok) throw new Error(hold.error.kind)
    return holdSchema.parse(hold.value).id
  }

  test('are four on each of the next three days, but those that are taken', async () => {
    const client = createFakeApiClient({ investor, now })
    client.backend.slots.take('2026-11-22T15:30:00.000Z')
    const listed = await client.slots.list({ timeZone: contactTimeZone })
    const { days } = slotDaysSchema.parse(listed.ok ? listed.value : undefined)
    expect(days.map((day) => day.map(({ start }) => start.slice(8, 16)))).toEqual([
      ['22T15:00', '22T16:00', '22T16:30'],
      ['23T15:00', '23T15:30', '23T16:00', '23T16:30'],
      ['24T15:00', '24T15:30', '24T16:00', '24T16:30'],
    ])
    expect(await client.slots.hold('2026-11-22T15:30:00Z', { timeZone: contactTimeZone })).toMatchObject({
      error: {
        code: 'slot_taken',
        slots: [
          { start: '2026-11-22T15:00:00.000Z' },
          { start: '2026-11-22T16:00:00.000Z' },
          { start: '2026-11-22T16:30:00.000Z' },
        ],
      },
    })
    for (const { start } of days.flat()) client.backend.slots.take(start)
    expect(await client.slots.hold('2026-11-22T15:30:00Z', { timeZone: contactTimeZone })).toMatchObject({
      error: { code: 'slot_taken', slots: [] },
    })
  })

  test('are booked, moved and canceled for a shared request', async () => {
    const client = createFakeApiClient({ investor, now })
    const id = await ask(client, true)
    const holdId = await held(client, '2026-11-22T15:00:00Z')
    const booked = await client.slots.book(id, holdId, { timeZone: 'America/Phoenix' })
    expect(booked).toMatchObject({ value: { id: holdId, start: '2026-11-22T15:00:00.000Z', sequence: 0 } })
    expect(client.callsOf('slots.book')).toEqual([
      { requestId: id, holdId, timeZone: 'America/Phoenix', way: undefined },
    ])
    expect(await client.slots.hold('2026-11-22T15:00:00Z')).toMatchObject({ error: { code: 'slot_taken' } })
    const moved = await client.slots.book(id, await held(client, '2026-11-23T15:00:00Z'))
    expect(moved).toMatchObject({ value: { id: holdId, start: '2026-11-23T15:00:00.000Z', sequence: 1 } })
    expect(await client.slots.cancel(id)).toEqual({ ok: true, value: null })
    expect(await client.slots.cancel(id)).toEqual({ ok: true, value: null })
    const { appointment, events } = await only(client)
    expect([appointment, ...events.map(({ event }) => event)]).toEqual([null, 'asked', 'booked', 'moved', 'cancelled'])
    expect(await client.slots.cancel(unknown)).toMatchObject(notFound)
  })

  test('are none while nobody knows the zone of the person, and are booked with a way to talk', async () => {
    const client = createFakeApiClient({ investor: { ...goldInvestor, phoneNumber: null }, now })
    expect(await client.slots.list()).toMatchObject({
      value: { personTimeZone: null, hasMeetingLink: false, days: [] },
    })
    const missing = { error: { status: 400, issues: [{ field: 'contactTimeZone' }] } }
    expect(await client.slots.hold('2026-11-22T15:00:00Z')).toMatchObject(missing)
    const byMail = { preferredContactMethod: 'email' } as const
    expect(
      await client.consultations.request({ ...byMail, shareDataConsent: true }, { idempotencyKey: 'a' }),
    ).toMatchObject(missing)
    const saved = await client.consultations.request(byMail, { idempotencyKey: 'b' })
    const id = saved.ok ? saved.value.id : ''
    expect(await client.consultations.share(id, { textConsent: false })).toMatchObject(missing)
    await client.consultations.share(id, { textConsent: false, contactTimeZone })
    const holdId = await held(client, '2026-11-22T15:00:00Z')
    for (const way of [undefined, { kind: 'link' } as const])
      expect(await client.slots.book(id, holdId, { way })).toMatchObject({ error: { code: 'validation_failed' } })
    client.backend.slots.meetingLink = 'https://meet.example.com/fir'
    expect(await client.slots.list()).toMatchObject({
      value: { personTimeZone: contactTimeZone, hasMeetingLink: true },
    })
    expect(await client.slots.book(id, holdId, { way: { kind: 'link' } })).toMatchObject({
      value: { way: { kind: 'link', url: 'https://meet.example.com/fir' } },
    })
    const way = { kind: 'phone', phoneNumber: '5550100000' } as const
    const next = await held(client, '2026-11-22T15:30:00Z')
    expect(await client.slots.book(id, next, { way })).toMatchObject({ value: { way, sequence: 1 } })
  })

  test('are booked within ten minutes, once, and for nothing that the partner does not have', async () => {
    const client = createFakeApiClient({
      investor,
      now,
      consultations: [{ ...acknowledgedConsultation, state: 'closed' }],
    })
    const saved = await ask(client, false)
    expect(await client.slots.book(saved, await held(client, '2026-11-22T15:00:00Z'))).toMatchObject(notFound)
    expect(await client.slots.book(unknown, unknown)).toMatchObject(notFound)
    await client.consultations.share(saved, { textConsent: false })
    const holdId = await held(client, '2026-11-22T15:00:00Z')
    time = new Date('2026-11-21T12:10:00Z')
    const expired = { error: { status: 409, code: 'hold_expired' } }
    expect(await client.slots.book(saved, holdId)).toMatchObject(expired)
    expect(await client.slots.book(saved, unknown)).toMatchObject(expired)
    const again = await held(client, '2026-11-22T15:00:00Z')
    time = new Date('2026-11-21T12:19:59Z')
    const booked = await client.slots.book(saved, again)
    expect(await client.consultations.list()).toMatchObject({
      value: [
        { id: saved, appointment: booked.ok && booked.value },
        { state: 'closed', appointment: null },
      ],
    })
  })
})
