import { leadPageSchema, leadSchema } from '@dst/contracts/desk'
import { expect, test } from 'vitest'
import { createFakeDeskClient, lateLead, sampleLead, sampleLeads, sentLead } from '../src/testing/index.ts'

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
})

test('a stranger to the desk finds nothing there', async () => {
  const desk = createFakeDeskClient({ member: null })
  expect(await desk.leads.list('open')).toMatchObject({ ok: false, error: { status: 404 } })
  expect(await desk.member()).toMatchObject({ ok: false, error: { status: 404 } })
})
