import { leadPageSchema, leadSchema, type DeskLead, type LeadAction } from '@dst/contracts/desk'
import { expect, test } from 'vitest'
import {
  createFakeDeskClient,
  lateLead,
  sampleLead,
  sampleLeads,
  sentLead,
  withdrawnLead,
} from '../src/testing/index.ts'

const morning = new Date('2026-11-23T15:00:00.000Z')

function openDesk(leads = sampleLeads) {
  let time = morning.getTime()
  const desk = createFakeDeskClient({ leads, now: () => new Date(time) })
  return { desk, pass: (seconds: number) => void (time += seconds * 1000) }
}

async function valueOf<Value>(outcome: Promise<{ ok: true; value: Value } | { ok: false; error: unknown }>) {
  const answer = await outcome
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}

test('every sample keeps the contract', () => {
  expect(sampleLeads.map((lead) => leadSchema.safeParse(lead).error)).toEqual(sampleLeads.map(() => undefined))
  expect(sampleLeads.length).toBeGreaterThanOrEqual(10)
})

test('what is open is listed by the time at which it is due, and what is over is not', async () => {
  const { desk } = openDesk()
  const page = await valueOf(desk.leads.list('open'))
  expect(leadPageSchema.safeParse(page).error).toBeUndefined()
  expect(page.leads.map(({ name }) => name?.split(' ')[0])).toEqual([
    'Walter',
    'Diane',
    'Margaret',
    'Ruth',
    'Joseph',
    'Maximiliana-Alexandrina',
    'Harold',
  ])
  expect([page.late, page.today.map(({ name }) => name)]).toEqual([1, ['Diane Castellanos']])
})

test('fifty leads are a page', async () => {
  const { desk } = openDesk(Array.from({ length: 51 }, (_, count) => sampleLead(count)))
  const { next, total } = await valueOf(desk.leads.list('open'))
  expect(total).toBe(51)
  const second = await valueOf(desk.leads.list('open', { cursor: next ?? '' }))
  expect([second.leads.length, second.next]).toEqual([1, null])
})

test('an action takes effect after ten seconds, and until then it can be undone', async () => {
  const { desk, pass } = openDesk([lateLead, sentLead])
  const act = (id: string, key: string) =>
    desk.leads.act(id, { kind: 'acknowledge' }, { idempotencyKey: key, version: 1 })
  const kept = await valueOf(act(lateLead.id, 'one'))
  expect(kept.undoUntil).toBe('2026-11-23T15:00:10.000Z')
  expect(await valueOf(act(lateLead.id, 'one'))).toEqual(kept)
  const undone = await valueOf(act(sentLead.id, 'two'))
  pass(9)
  expect(await valueOf(desk.leads.undo(undone.id))).toBeNull()
  pass(1)
  expect((await desk.leads.undo(kept.id)).ok).toBe(false)
  const states = await Promise.all([lateLead, sentLead].map(({ id }) => valueOf(desk.leads.open(id))))
  expect(states.map(({ state, version }) => [state, version])).toEqual([
    ['acknowledged', 2],
    ['sent', 1],
  ])
})

test('an action on a lead that has changed in the meantime is refused', async () => {
  const { desk } = openDesk([sentLead])
  desk.fake.change(sentLead.id, { state: 'called' })
  const outcome = await desk.leads.act(sentLead.id, { kind: 'reached' }, { idempotencyKey: 'one', version: 1 })
  expect(outcome).toMatchObject({ ok: false, error: { status: 409 } })
})

test('what comes and changes after a page was read is counted', async () => {
  const { desk, pass } = openDesk([sentLead])
  const { stamp } = await valueOf(desk.leads.list('open'))
  pass(5)
  desk.fake.arrive(lateLead)
  desk.fake.change(sentLead.id, { state: 'called' })
  expect(await valueOf(desk.leads.news(stamp))).toMatchObject({ arrived: 1, changed: 1 })
  const one = desk.leads.news(stamp, { lead: sentLead.id })
  expect(await valueOf(one), 'with one lead alone').toMatchObject({ arrived: 0, changed: 1 })
})

test('what ended last is listed first, with today’s appointments only where work is to be done', async () => {
  const { desk } = openDesk()
  const page = await valueOf(desk.leads.list('ended'))
  expect(page.leads.map(({ endedAt }) => endedAt?.slice(0, 10))).toEqual(['2026-11-21', '2026-11-20', '2026-11-19'])
  expect([page.late, page.today]).toEqual([0, []])
})

test('today’s appointments are listed by time', async () => {
  const at = (start: string) => ({ id: sentLead.id, start, end: start, sequence: 0, way: null })
  const leads = ['2026-11-23T21:00:00.000Z', '2026-11-23T17:00:00.000Z', '2026-11-24T17:00:00.000Z'].map(
    (start, count) => sampleLead(count, { state: 'scheduled', appointment: at(start) }),
  )
  const { today } = await valueOf(openDesk(leads).desk.leads.list('open'))
  expect(today.map(({ appointment }) => appointment?.start.slice(11, 16))).toEqual(['17:00', '21:00'])
})

const effects: [LeadAction, Partial<DeskLead>][] = [
  [{ kind: 'acknowledge' }, { state: 'acknowledged' }],
  [{ kind: 'reached' }, { state: 'called' }],
  [
    { kind: 'not_reached', againAt: '2026-11-23T18:00:00.000Z' },
    { state: 'sent', dueAt: '2026-11-23T18:00:00.000Z' },
  ],
  [
    { kind: 'schedule', start: '2026-11-24T19:00:00.000Z' },
    { state: 'scheduled', dueAt: '2026-11-24T19:00:00.000Z' },
  ],
  [
    { kind: 'close', outcome: 'later' },
    { state: 'closed', outcome: 'later', dueAt: null },
  ],
  [
    { kind: 'decline', reason: 'other' },
    { state: 'closed', declined: 'other', allowed: [] },
  ],
  [{ kind: 'opt_out', from: 'all' }, { state: 'sent' }],
]

test.each(effects)('what %o does', async (action, expected) => {
  const { desk, pass } = openDesk([sentLead])
  await valueOf(desk.leads.act(sentLead.id, action, { idempotencyKey: 'one', version: 1 }))
  pass(10)
  expect(await valueOf(desk.leads.open(sentLead.id))).toMatchObject({ ...expected, pending: null, version: 2 })
})

test('a deletion is confirmed once', async () => {
  const { desk, pass } = openDesk([withdrawnLead])
  await valueOf(desk.leads.act(withdrawnLead.id, { kind: 'confirm_deletion' }, { idempotencyKey: 'one', version: 1 }))
  pass(10)
  expect(await valueOf(desk.leads.open(withdrawnLead.id))).toMatchObject({ allowed: [], shared: null })
})

test('an opt-out takes back what was agreed to', async () => {
  const { desk, pass } = openDesk([sentLead])
  await valueOf(desk.leads.act(sentLead.id, { kind: 'opt_out', from: 'all' }, { idempotencyKey: 'one', version: 1 }))
  pass(10)
  expect(await valueOf(desk.leads.open(sentLead.id))).toMatchObject({ shared: { calls: false, textMessages: false } })
})

test('there is nothing of a lead that is unknown', async () => {
  const { desk } = openDesk([])
  const action = desk.leads.act(sentLead.id, { kind: 'reached' }, { idempotencyKey: 'one', version: 1 })
  const outcomes = [await desk.leads.open(sentLead.id), await action]
  expect(outcomes.map((outcome) => !outcome.ok && outcome.error)).toMatchObject([{ status: 404 }, { status: 404 }])
})

test('a time that is blocked is not free, and a schedule is saved in place of its version', async () => {
  const { desk } = openDesk()
  const { schedule, version } = await valueOf(desk.schedule.read())
  const statesOf = async () => (await valueOf(desk.schedule.slots())).days[0]?.map(({ state }) => state)
  expect(await statesOf()).toEqual(['free', 'free', 'booked', 'free', 'free'])
  const blocked = [{ from: '2026-11-24T15:00:00.000Z', to: '2026-11-24T15:10:00.000Z' }]
  expect(await valueOf(desk.schedule.save({ ...schedule, blocked }, version))).toMatchObject({ version: version + 1 })
  expect(await statesOf()).toEqual(['blocked', 'free', 'booked', 'free', 'free'])
  expect(await desk.schedule.save(schedule, version)).toMatchObject({
    ok: false,
    error: { code: 'version_conflict', schedule: { version: version + 1 } },
  })
})

test('at the office nothing has happened yet', async () => {
  const { desk } = openDesk()
  const { id } = sentLead
  const lists = [await desk.requests.list({}), await desk.jobs.dead(), await desk.messages.list(false)]
  expect(lists.every(({ ok }) => ok)).toBe(true)
  expect([(await desk.health()).ok, (await desk.figures()).ok, (await desk.member()).ok]).toEqual([true, true, true])
  const unknown = [
    await desk.requests.open(id),
    await desk.requests.askForConsent(id),
    await desk.jobs.retry(id),
    await desk.jobs.cancel(id),
    await desk.messages.mark(id, true),
  ]
  expect(unknown.map((outcome) => !outcome.ok && outcome.error)).toMatchObject(unknown.map(() => ({ status: 404 })))
  expect(desk.callsOf('requests.open')).toEqual([{ id }])
})

test('without a clock of its own, a desk has the machine’s', async () => {
  const before = Date.now()
  const { stamp } = await valueOf(createFakeDeskClient().leads.list('open'))
  expect(Date.parse(stamp)).toBeGreaterThanOrEqual(before)
})

test('a stranger to the desk finds nothing there', async () => {
  const desk = createFakeDeskClient({ member: null })
  expect(await desk.leads.list('open')).toMatchObject({ ok: false, error: { status: 404 } })
  expect(await desk.member()).toMatchObject({ ok: false, error: { status: 404 } })
})
