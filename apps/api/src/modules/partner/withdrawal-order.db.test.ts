import type { ServerResponse } from 'node:http'
import type { ConsultationReceipt } from '@dst/contracts'
import { beforeEach, expect, test } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { messageTo, newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, queueRows } from '../../testing/queue-rows.ts'

onBothEngines((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))

  /** A withdrawn request that the partner has; the partner has not responded to the withdrawal yet. */
  async function startWithSlowAnswer() {
    const { app, partner } = await startPartnerHarness({ db: database(), queueOn: queueOn() })
    const ruth = await newInvestor(app)
    const { id } = (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    const becomes = (state: string) => expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe(state)
    await becomes('acknowledged')
    const held = new Promise<ServerResponse>((resolve) => {
      partner.answer((reply) =>
        messageTo(partner).type === 'lead.withdrawn' ? resolve(reply) : void reply.writeHead(204).end(),
      )
    })
    await ruth.ask({ shareDataConsent: false })
    const reply = await held
    partner.answer((later) => void later.writeHead(204).end())
    const reported = async () => {
      reply.writeHead(204).end()
      await expect
        .poll(
          async () =>
            (await queueRows(database())).filter(
              ({ kind, state }) => kind === 'withdrawal-webhook' && state !== 'completed',
            ),
          soon,
        )
        .toEqual([])
    }
    return { id, ruth, partner, becomes, reported }
  }

  test('who shares again while the partner still answers to a withdrawal can withdraw that too', async () => {
    const { id, ruth, partner, becomes, reported } = await startWithSlowAnswer()
    expect(messageTo(partner)).toMatchObject({ type: 'lead.withdrawn', data: { id, version: 2 } })
    await ruth.call('POST', `/api/consultation-requests/${id}/share`, { shareDataConsent: true })
    await becomes('acknowledged')
    expect(messageTo(partner), 'of a newer version than the withdrawal').toMatchObject({
      type: 'lead.updated',
      data: { id, version: 3 },
    })
    await reported()
    expect((await ruth.requests())[0]?.events.map(({ event }) => event)).not.toContain('withdrawal_told')
    await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
    await expect
      .poll(() => messageTo(partner), soon)
      .toMatchObject({ type: 'lead.withdrawn', data: { id, version: 3 } })
    await expect.poll(async () => (await ruth.requests())[0]?.events.at(-1)?.event, soon).toBe('withdrawal_told')
  })

  test('a request that is deleted while the partner answers is told once', async () => {
    const { id, partner, reported } = await startWithSlowAnswer()
    await database().deleteFrom('consultationRequests').where('id', '=', id).execute()
    await reported()
    expect(partner.received).toHaveLength(2)
  })
})
