import { partnerFirm } from '@dst/content/partner'
import type { ConsultationReceipt, MyData } from '@dst/contracts'
import { beforeEach, expect, test } from 'vitest'
import { onEmbedded } from '../../testing/engines.ts'
import { messageTo, newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, makeDue, queueRows } from '../../testing/queue-rows.ts'

const elm = { ...partnerFirm, placeholder: false, name: 'Elm Advisers', crd: '111111' }
const hour = 3_600_000

onEmbedded((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))
  const on = () => ({ db: database(), queueOn: queueOn() })
  const jobs = async (kind: string) => (await queueRows(database())).filter((job) => job.kind === kind)
  const refused = { state: 'retry', output: { code: 'partner_changed' } }

  /** A request that the firm named in the consent has received, with an appointment. */
  async function startShared() {
    const fir = await startPartnerHarness(on())
    const ruth = await newInvestor(fir.app)
    const { id } = (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    await expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe('acknowledged')
    const { investorId } = await database()
      .selectFrom('consultationRequests')
      .select('investorId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const startsAt = new Date(Date.now() + 48 * hour)
    await database()
      .insertInto('appointments')
      .values({
        investorId,
        requestId: id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + hour / 2),
        heldUntil: null,
        holdId: null,
      })
      .execute()
    await fir.app.close()
    return { id, ruth }
  }

  test('a request agreed to for one firm never leaves for another, and goes on once its firm is back', async () => {
    const waiting = await startPartnerHarness(on(), {}, { jobs: false })
    const ruth = await newInvestor(waiting.app)
    const { id } = (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    const other = await startPartnerHarness(on(), {
      firm: elm,
      email: 'desk@elm.example',
      channels: ['webhook', 'mail'],
    })
    await expect.poll(() => jobs('lead-webhook'), soon).toMatchObject([refused])
    expect([other.partner.received, other.mails]).toEqual([[], []])
    expect((await ruth.requests())[0]?.state).toBe('queued')
    await other.app.close()
    const { partner } = await startPartnerHarness(on())
    await makeDue(database())
    await expect.poll(() => partner.received.length, soon).toBe(1)
    expect(messageTo(partner)).toMatchObject({ type: 'lead.created', data: { id } })
  })

  test('a withdrawal, its ledger and appointment name the firm that was agreed to; no other is told', async () => {
    const { id, ruth } = await startShared()
    const { app, partner } = await startPartnerHarness(on(), { firm: elm })
    await ruth.on(app).call('POST', `/api/consultation-requests/${id}/withdraw`)
    await expect
      .poll(() => jobs('withdrawal-webhook'), soon)
      .toMatchObject([{ ...refused, payload: { requestId: id, firm: partnerFirm.crd } }])
    await expect.poll(() => jobs('appointment-webhook'), soon).toMatchObject([refused])
    expect(partner.received).toEqual([])
    const [taken] = (await ruth.on(app).call('GET', '/api/me/consents')).json<MyData['consents']>()
    expect(taken).toMatchObject({ given: false, recipient: { crd: partnerFirm.crd } })
  })

  test('who then agrees to the new firm is new to it, and the former one is still to be told', async () => {
    const { id, ruth } = await startShared()
    const { app, partner } = await startPartnerHarness(on(), { firm: elm })
    await ruth.on(app).ask({ shareDataConsent: true })
    await expect.poll(() => partner.received.length, soon).toBe(1)
    expect(messageTo(partner)).toMatchObject({ type: 'lead.created', data: { id, version: 2 } })
    await expect
      .poll(() => jobs('withdrawal-webhook'), soon)
      .toMatchObject([{ ...refused, payload: { firm: partnerFirm.crd } }])
    expect((await ruth.on(app).requests())[0]).toMatchObject({ appointment: null, partner: { crd: elm.crd } })
    expect(partner.received).toHaveLength(1)
  })
})
