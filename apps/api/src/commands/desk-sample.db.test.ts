import { partnerFirm } from '@dst/content/partner'
import { requestStates } from '@dst/contracts'
import type { DeskRequest, MessagePage, RequestPage } from '@dst/contracts/desk'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openQueue, type JobQueue } from '../jobs/job-queue.ts'
import { onBothEngines } from '../testing/engines.ts'
import { newStaff, startPartnerHarness } from '../testing/partner-harness.ts'
import { fillSample } from './desk-sample.ts'

vi.setConfig({ testTimeout: 60_000 })

const here = { reachable: false, databaseUrl: undefined, partner: { firm: partnerFirm } }

onBothEngines((database, queueOn) => {
  async function fill(where: { reachable: boolean; databaseUrl: string | undefined } = here, send?: JobQueue['send']) {
    const queue = await openQueue(queueOn(), { workers: false })
    try {
      const used = send === undefined ? queue : { ...queue, send }
      return await fillSample(database(), { ...here, ...where, queue: used, now: new Date() })
    } finally {
      await queue.close()
    }
  }
  const count = async () =>
    (await sql<{ count: number }>`select count(*)::int from consultation_requests`.execute(database())).rows[0]?.count

  test('samples are refused where others can reach the server or its database', async () => {
    for (const where of [
      { reachable: true, databaseUrl: undefined },
      { reachable: false, databaseUrl: 'postgres://dst@db.example.com/dst' },
      { reachable: false, databaseUrl: 'postgres://dst@10.0.0.7/dst' },
    ])
      expect(await fill(where)).toEqual({ ok: false, error: 'not_alone' })
    expect(await count()).toBe(0)
  })

  test('forty requests fill the desk, also after a run that was broken off; another run adds nothing', async () => {
    const { app } = await startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs: false })
    const staff = await newStaff(app, database())
    await expect(fill(here, () => Promise.reject(new Error('connection lost')))).rejects.toThrow('connection lost')
    const before = (await count()) ?? 0
    expect(before).toBeGreaterThan(0)
    expect(await fill({ reachable: false, databaseUrl: 'postgres://dst@localhost:5432/dst' })).toEqual({
      ok: true,
      value: 40 - before,
    })
    const list = async (filter: object) =>
      (await staff.call('POST', '/api/desk/requests/list', filter)).json<RequestPage>()
    const { requests, total } = await list({})
    expect([total, new Set(requests.map(({ state }) => state))]).toEqual([40, new Set(requestStates)])
    expect(new Set(requests.map(({ tier }) => tier))).toEqual(new Set(['gold', 'silver']))
    for (const { email } of requests) expect(email).toMatch(/^[a-z.]+@example\.com$/)
    const help = await list({ needsHelp: true })
    expect(help.requests.filter(({ late }) => late).length).toBeGreaterThanOrEqual(3)
    expect(help.requests.filter(({ failing }) => failing).length).toBeGreaterThanOrEqual(6)
    expect(help.total).toBeLessThan(15)

    const open = async (id = '') => (await staff.call('GET', `/api/desk/requests/${id}`)).json<DeskRequest>()
    const failed = await open(requests.find(({ state }) => state === 'failed')?.id)
    expect(failed.jobs).toMatchObject([{ kind: 'lead-webhook', state: 'dead', reason: 'webhook_timeout' }])
    expect(failed.attempts[0]).toMatchObject({ attempt: 75, outcome: 'failed', nextTryAt: null })
    expect((await open(requests.find(({ state }) => state === 'scheduled')?.id)).appointment).not.toBeNull()
    const proof = await staff.call('GET', `/api/desk/requests/${failed.id}/proof`)
    expect(proof.statusCode).toBe(200)
    const messages = async (answered: boolean) =>
      (await staff.call('POST', '/api/desk/messages/list', { answered })).json<MessagePage>().total
    expect([await messages(false), await messages(true)]).toEqual([3, 3])

    expect(await fill()).toEqual({ ok: true, value: 0 })
    expect([await count(), await messages(false)]).toEqual([40, 3])
  })
})
