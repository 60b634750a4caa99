import type { ConsultationReceipt, MyData } from '@dst/contracts'
import { beforeEach, expect, test } from 'vitest'
import { onEmbedded } from '../../testing/engines.ts'
import { newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue } from '../../testing/queue-rows.ts'

onEmbedded((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))

  async function start({ jobs = true } = {}) {
    const { app } = await startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs })
    const ruth = await newInvestor(app)
    const shared = async () => (await ruth.call('GET', '/api/me/data')).json<MyData>().shared
    return { ...ruth, shared }
  }
  const agreed = { tier: 'gold', accredited: 'yes' }

  test('what was agreed to and has not left is not said to have been passed on', async () => {
    const { ask, shared, call } = await start({ jobs: false })
    const { id } = (await ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    expect(await shared()).toMatchObject([{ requestId: id, state: 'queued', passedOn: false, lead: agreed }])
    await call('POST', `/api/consultation-requests/${id}/withdraw`)
    expect(await shared()).toEqual([{ requestId: id, state: 'withdrawn', passedOn: false, lead: null }])
  })

  test('what has left stays listed after it was taken back, and so does that it had left', async () => {
    const { ask, shared, requests, call } = await start()
    const { id } = (await ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    await expect.poll(async () => (await requests())[0]?.state, soon).toBe('acknowledged')
    expect(await shared()).toMatchObject([{ requestId: id, state: 'acknowledged', passedOn: true, lead: agreed }])
    await call('POST', `/api/consultation-requests/${id}/withdraw`)
    expect(await shared()).toEqual([{ requestId: id, state: 'withdrawn', passedOn: true, lead: null }])
    await expect.poll(async () => (await requests())[0]?.events.at(-1)?.event, soon).toBe('withdrawal_told')
    expect(await shared()).toEqual([{ requestId: id, state: 'withdrawn', passedOn: true, lead: null }])
  })

  test('what was only saved was not agreed to', async () => {
    const { ask, shared } = await start()
    await ask({})
    expect(await shared()).toEqual([])
  })
})
