import type { Consultation, ConsultationReceipt } from '@dst/contracts'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { messageTo, newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue } from '../../testing/queue-rows.ts'

const facts = { lastNamingDay: '2027-01-05', debtToReplace: 400_000 }
const byEmail = { preferredContactMethod: 'email' }

onBothEngines((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))
  const start = async () => {
    const desk = await startPartnerHarness({ db: database(), queueOn: queueOn() })
    return { ...desk, ruth: await newInvestor(desk.app) }
  }

  test('the partner gets the facts that were ticked, and only those; the person sees which', async () => {
    const { partner, ruth } = await start()
    const receipt = (await ruth.ask({ ...byEmail, shareDataConsent: true, facts })).json<ConsultationReceipt>()
    expect(receipt.facts).toEqual(facts)
    await expect.poll(() => partner.received.length, soon).toBe(1)
    expect(messageTo(partner).data['facts']).toEqual(facts)
    expect((await ruth.requests())[0]?.facts).toEqual(facts)
    const { shared } = (await ruth.call('GET', '/api/me/data')).json<{ shared: { lead: object }[] }>()
    expect(shared[0]?.lead).toMatchObject({ facts })
  })

  test('without a tick the partner gets no facts', async () => {
    const { partner, ruth } = await start()
    for (const none of [{}, { facts: {} }])
      expect((await ruth.ask({ ...byEmail, shareDataConsent: true, ...none })).json()).toMatchObject({ facts: null })
    await expect.poll(() => partner.received.length, soon).toBeGreaterThanOrEqual(1)
    for (const { body } of partner.received) expect(body).not.toContain('"facts"')
  })

  test('without consent the facts stay with the request, and leave when it is shared later', async () => {
    const { partner, ruth } = await start()
    const { id, ...saved } = (await ruth.ask({ ...byEmail, facts })).json<ConsultationReceipt>()
    expect(saved).toMatchObject({ state: 'saved', facts })
    expect(partner.received).toEqual([])
    await ruth.call('POST', `/api/consultation-requests/${id}/share`, { shareDataConsent: true })
    await expect.poll(() => partner.received.length, soon).toBe(1)
    expect(messageTo(partner).data['facts']).toEqual(facts)
  })

  test('a change without a fact takes it back', async () => {
    const { partner, ruth } = await start()
    await ruth.ask({ ...byEmail, shareDataConsent: true, facts })
    await expect.poll(() => partner.received.length, soon).toBe(1)
    await ruth.ask({ ...byEmail, shareDataConsent: true, facts: { debtToReplace: 400_000 } })
    await expect.poll(() => partner.received.length, soon).toBe(2)
    const newest = partner.received.map(({ body }) => JSON.parse(body) as { data: { version: number; facts: object } })
    expect(newest.find(({ data }) => data.version === 2)?.data.facts).toEqual({ debtToReplace: 400_000 })
    expect(await ruth.requests()).toMatchObject([
      { facts: { debtToReplace: 400_000 } },
    ] satisfies Partial<Consultation>[])
  })

  test('a key stands for the facts that it was first sent with', async () => {
    const { ruth } = await start()
    const key = randomUUID()
    const ask = (changed: object) => ruth.ask({ ...byEmail, facts: changed }, key)
    const first = (await ask(facts)).json<ConsultationReceipt>()
    expect((await ask(facts)).json()).toMatchObject({ id: first.id, facts })
    const other = await ask({ ...facts, debtToReplace: 400_001 })
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotency_key_reused'])
    expect(await ruth.requests()).toMatchObject([{ facts }])
  })

  test('a fact out of its bounds is refused by name', async () => {
    const { ruth } = await start()
    const refused = await ruth.ask({ ...byEmail, facts: { netSalePrice: 12_000_000_001 } })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('facts.netSalePrice')
    expect(await ruth.requests()).toEqual([])
  })
})
