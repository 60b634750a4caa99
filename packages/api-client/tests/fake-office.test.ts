import type { ListRequests } from '@dst/contracts/desk'
import { expect, test } from 'vitest'
import { createFakeDeskClient, deletedProof, samplePartner, sampleProof } from '../src/testing/index.ts'

const morning = new Date('2026-11-23T15:00:00.000Z')
const openDesk = (office = {}) => createFakeDeskClient({ office, now: () => morning })

async function valueOf<Value>(outcome: Promise<{ ok: true; value: Value } | { ok: false; error: unknown }>) {
  const answer = await outcome
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}

const missing = { ok: false, error: { status: 404 } }

test.each<[string, ListRequests, number]>([
  ['all', {}, 10],
  ['a state', { state: 'acknowledged' }, 2],
  ['a day', { age: 'day' }, 4],
  ['a week', { age: 'week' }, 7],
  ['a month', { age: 'month' }, 9],
  ['older', { age: 'older' }, 1],
  ['a firm', { firm: samplePartner.crd }, 7],
  ['a channel', { channel: 'mail' }, 8],
  ['what needs help', { needsHelp: true }, 2],
  ['a search', { search: ' INES.' }, 1],
])('requests are found by %s', async (_what, wanted, count) => {
  expect((await valueOf(openDesk().requests.list(wanted))).total).toBe(count)
})

test('a page is followed by the next', async () => {
  const desk = openDesk({ pageSize: 1 })
  const { next } = await valueOf(desk.requests.list({}))
  expect((await valueOf(desk.requests.list({ cursor: next ?? '' }))).requests).toHaveLength(1)
})

test('each request has its proof, also where its account is gone', async () => {
  expect(await valueOf(openDesk().requests.proof(deletedProof.requestId))).toEqual(deletedProof)
  expect(await openDesk({ proofs: [] }).requests.proof(sampleProof.requestId)).toMatchObject(missing)
})

test('a request is opened by its id', async () => {
  const { requests } = await valueOf(openDesk().requests.list({ search: 'Gloria' }))
  const { id = '' } = requests[0] ?? {}
  expect((await valueOf(openDesk().requests.open(id))).name).toBe('Gloria Santangelo')
})

test('a new consent is asked for once', async () => {
  const desk = openDesk()
  const { requests } = await valueOf(desk.requests.list({ search: 'Gloria' }))
  const { id = '' } = requests[0] ?? {}
  expect((await desk.requests.askForConsent(id)).ok).toBe(true)
  expect(await desk.requests.askForConsent(id)).toMatchObject({ ok: false, error: { status: 409 } })
})

test('a delivery that is retried or canceled is no longer dead', async () => {
  const desk = openDesk()
  const [first, second] = await valueOf(desk.jobs.dead())
  expect((await desk.jobs.retry(first?.id ?? '')).ok).toBe(true)
  expect((await desk.jobs.cancel(second?.id ?? '')).ok).toBe(true)
  expect(await valueOf(desk.jobs.dead())).toEqual([])
  expect(await desk.jobs.retry(first?.id ?? '')).toMatchObject(missing)
})

test('a message that is answered leaves the open ones, and comes back', async () => {
  const desk = openDesk()
  const [first, ...others] = (await valueOf(desk.messages.list(false))).messages
  const id = first?.id ?? ''
  expect((await valueOf(desk.messages.mark(id, true))).answeredAt).toBe(morning.toISOString())
  expect((await valueOf(desk.messages.list(false))).messages).toEqual(others)
  expect(await valueOf(desk.messages.mark(id, false))).toEqual(first)
})
