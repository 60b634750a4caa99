import { partnerFirm } from '@dst/content/partner'
import type { ConsultationReceipt } from '@dst/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { lookAtDatabase } from '../../commands/examination/look-at-database.ts'
import { runJobsCommand } from '../../commands/jobs-command.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { messageTo, newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, makeDue, queueRows, waitingJobs } from '../../testing/queue-rows.ts'

onBothEngines((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))

  const jobs = async () =>
    (await queueRows(database()))
      .filter(({ kind }) => kind === 'lead-webhook')
      .map(({ state, output }) => [state, (output as { code?: string } | null)?.code])
  const number = async ({ app }: Awaited<ReturnType<typeof startPartnerHarness>>) =>
    /^dst_partner_webhook_ended (\d)$/m.exec((await app.inject('/metrics')).body)?.[1]

  test('a 410 ends the subscription: nothing more is sent, nothing is lost, and the operator is told', async () => {
    const desk = await startPartnerHarness({ db: database(), queueOn: queueOn() })
    const errors = vi.spyOn(desk.app.log, 'error')
    const { partner } = desk
    partner.answer((reply) => void reply.writeHead(410).end())
    const ruth = await newInvestor(desk.app)
    const { id } = (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    await expect.poll(jobs, soon).toEqual([['retry', 'webhook_status_410']])
    const walter = await newInvestor(desk.app)
    const { id: other } = (await walter.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    await expect.poll(jobs, soon).toEqual([
      ['retry', 'webhook_status_410'],
      ['retry', 'webhook_ended'],
    ])
    await makeDue(database())
    await expect.poll(jobs, soon).toEqual([
      ['retry', 'webhook_ended'],
      ['retry', 'webhook_ended'],
    ])
    expect(partner.received).toHaveLength(1)
    expect((await ruth.requests())[0]).toMatchObject({ state: 'queued', partnerMayHaveIt: true })
    expect((await walter.requests())[0]).toMatchObject({ state: 'queued', partnerMayHaveIt: false })

    expect(errors.mock.calls.map(([facts]) => facts)).toEqual([{ code: 'webhook_ended' }])
    expect(await number(desk)).toBe('1')
    const look = async (url: string) => {
      const webhook = { url, secrets: [], allowPrivate: true }
      const on = { databaseUrl: undefined, partner: { webhook, email: undefined, firm: partnerFirm } }
      const findings = await lookAtDatabase({ db: database(), description: 'it' }, on)
      // What failed is counted apart, in `look-at-deliveries.ts`.
      return findings.filter(({ about, says }) => about === 'partner' && !says.includes('leads failed'))
    }
    expect(await look(partner.url)).toEqual([
      { about: 'partner', says: expect.stringContaining('its webhook answered 410 on') as string, prevents: true },
    ])
    expect(await look('https://partner.example/new'), 'another address').toEqual([])
    const command = (...args: string[]) => runJobsCommand(args, { db: database(), queue: queueOn() })
    expect((await command('list')).text.match(/webhook_ended/g)).toHaveLength(2)

    partner.answer((reply) => void reply.writeHead(204).end())
    expect((await command('resume-webhook')).exitCode).toBe(0)
    expect((await command('resume-webhook')).text).toBe('No webhook was ended.\n')
    await makeDue(database())
    await expect.poll(() => partner.received.length, soon).toBe(3)
    expect(new Set([1, 2].map((index) => messageTo(partner, index).data['id']))).toEqual(new Set([id, other]))
    await expect
      .poll(async () => (await waitingJobs(database())).map(({ kind }) => kind), soon)
      .not.toContain('lead-webhook')
    expect(await number(desk)).toBe('0')
  })
})
