import { randomUUID } from 'node:crypto'
import type { Consultation, ConsultationReceipt } from '@dst/contracts'
import type { DeskRequest } from '@dst/contracts/desk'
import { partnerFirm } from '@dst/content/partner'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { newInvestor, newStaff, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, makeDue, queueRows, waitingJobs } from '../../testing/queue-rows.ts'

vi.setConfig({ testTimeout: 60_000 })

const other = { ...partnerFirm, placeholder: false, name: 'Harbor Advisers', crd: '654321' }

onBothEnginesInEveryRun((database, queueOn) => {
  beforeEach(async () => {
    await emptyQueue(database())
    await sql`delete from investors`.execute(database())
  })

  async function start(changes: Parameters<typeof startPartnerHarness>[1] = {}, { jobs = false } = {}) {
    const harness = await startPartnerHarness({ db: database(), queueOn: queueOn() }, changes, { jobs })
    const staff = await newStaff(harness.app, database())
    const ask = async (id: string) => staff.call('POST', `/api/desk/requests/${id}/ask-consent`)
    const open = async (id: string) => (await staff.call('GET', `/api/desk/requests/${id}`)).json<DeskRequest>()
    return { ...harness, staff, ask, open }
  }
  async function request({ app }: Pick<Awaited<ReturnType<typeof start>>, 'app'>, details: object) {
    const investor = await newInvestor(app)
    return { investor, id: (await investor.ask(details)).json<ConsultationReceipt>().id }
  }
  const asks = async () => (await queueRows(database())).filter(({ kind }) => kind === 'consent-ask-mail')

  test('the person is asked once by mail with the name of the firm, and nothing is handed over', async () => {
    const desk = await start()
    const { investor, id } = await request(desk, { shareDataConsent: false })
    expect((await desk.open(id)).askableFirm).toEqual({ name: expect.any(String) as string, crd: partnerFirm.crd })
    expect((await desk.ask(id)).statusCode).toBe(204)
    expect(await desk.ask(id)).toMatchObject({ statusCode: 409 })
    expect((await desk.ask(id)).json()).toMatchObject({ code: 'consent_already_asked' })
    expect((await desk.open(id)).askableFirm).toBeNull()
    expect((await asks()).map(({ payload }) => payload)).toEqual([{ requestId: id, firm: partnerFirm.crd }])

    await sql`delete from pgboss.job where name = 'request-mail'`.execute(database())
    const working = await start({}, { jobs: true })
    await makeDue(database())
    await expect.poll(() => working.toInvestors.length, soon).toBe(1)
    const [mail] = working.toInvestors
    expect(mail?.to).toBe(investor.person.email)
    expect(mail?.subject).toMatch(/^May we share your request with Example Advisory Partners/)
    expect(mail?.text).toContain('https://site.example.com/profile')
    expect(mail?.text).toContain('“Share it after all”')
    expect(working.partner.received).toEqual([])
    const [seen] = await investor.on(working.app).requests()
    expect(seen).toMatchObject({ state: 'saved', shareDataConsent: false })
  })

  test('a request agreed to for a former firm is asked for, and the present one gets it once shared', async () => {
    const former = await start()
    const { investor, id } = await request(former, { shareDataConsent: true })
    await emptyQueue(database())
    const desk = await start({ firm: other })
    expect(await desk.open(id)).toMatchObject({ firm: { crd: partnerFirm.crd }, askableFirm: { crd: '654321' } })
    expect((await desk.ask(id)).statusCode).toBe(204)
    expect((await waitingJobs(database())).map(({ kind }) => kind)).toEqual(['consent-ask-mail'])
    const shared = await investor
      .on(desk.app)
      .call('POST', `/api/consultation-requests/${id}/share`, { shareDataConsent: true })
    expect(shared.json<Consultation>()).toMatchObject({ state: 'queued', partner: { crd: '654321' } })
    expect((await desk.ask(id)).json()).toMatchObject({ code: 'request_shared' })
  })

  test.each([
    ['withdrawn', sql`state = 'withdrawn', share_data_consent = false`, 'request_withdrawn', 409],
    ['closed', sql`state = 'closed'`, 'request_ended', 409],
    ['shared', sql`state = 'queued', share_data_consent = true`, 'request_shared', 409],
  ] as const)('nobody is asked about a request that is %s', async (_state, change, code, status) => {
    const desk = await start()
    const { id } = await request(desk, { shareDataConsent: true })
    await sql`update consultation_requests set ${change}`.execute(database())
    expect((await desk.open(id)).askableFirm).toBeNull()
    expect(await desk.ask(id)).toMatchObject({ statusCode: status })
    expect((await desk.ask(id)).json()).toMatchObject({ code })
    expect(await asks()).toEqual([])
  })

  test('nor a person without mails or the tier, nor one who is gone, nor while consultations are closed', async () => {
    const desk = await start()
    const { id } = await request(desk, { shareDataConsent: false })
    await sql`update investors set email_notifications = false`.execute(database())
    expect((await desk.ask(id)).json()).toMatchObject({ code: 'mails_switched_off' })
    await sql`update investors set email_notifications = true, dst_segment = 'bronze'`.execute(database())
    expect((await desk.ask(id)).json()).toMatchObject({ code: 'tier_not_eligible' })
    await sql`update investors set dst_segment = 'gold'`.execute(database())
    const closed = await start({ open: false })
    expect((await closed.ask(id)).json()).toMatchObject({ code: 'consultations_closed' })
    await sql`delete from investors`.execute(database())
    expect((await desk.ask(id)).statusCode).toBe(404)
    expect((await desk.ask(randomUUID())).statusCode).toBe(404)
    expect(await asks()).toEqual([])
  })

  test('a person who withdraws while they are asked gets no question, whoever comes first', async () => {
    const desk = await start()
    const { investor, id } = await request(desk, { shareDataConsent: false })
    const [asked, withdrawn] = await Promise.all([
      desk.ask(id),
      investor.call('POST', `/api/consultation-requests/${id}/withdraw`),
    ])
    expect([204, 409]).toContain(asked.statusCode)
    expect(withdrawn.statusCode).toBe(200)
    const working = await start({}, { jobs: true })
    await makeDue(database())
    await expect.poll(async () => waitingJobs(database()), soon).toEqual([])
    expect(working.toInvestors.map(({ subject }) => subject)).toEqual(['Your request for a consultation is withdrawn'])
  })

  test('of two members who ask at once, one asks', async () => {
    const desk = await start()
    const second = await newStaff(desk.app, database())
    const { id } = await request(desk, { shareDataConsent: false })
    const answers = await Promise.all([desk.ask(id), second.call('POST', `/api/desk/requests/${id}/ask-consent`)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([204, 409])
    expect(await asks()).toHaveLength(1)
  })
})
