import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { DeskHealth } from '@dst/contracts/desk'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { examineLive, report } from '../../commands/diagnosis.ts'
import { readConfig } from '../../config/config.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { newInvestor, newStaff, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { partnerSecret } from '../../testing/partner-signature.ts'
import { emptyQueue } from '../../testing/queue-rows.ts'

vi.setConfig({ testTimeout: 60_000 })

onBothEngines((database, queueOn) => {
  beforeEach(async () => {
    await emptyQueue(database())
    await sql`delete from delivery_attempts`.execute(database())
  })

  async function start({ url, jobs = true }: { url?: string; jobs?: boolean } = {}) {
    const webhook = url === undefined ? {} : { webhook: { url, secrets: [partnerSecret], allowPrivate: true } }
    const on = { db: database(), queueOn: queueOn() }
    const harness = await startPartnerHarness(on, webhook, { jobs })
    const staff = await newStaff(harness.app, database())
    const health = async () => (await staff.call('GET', '/api/desk/health')).json<DeskHealth>()
    return { ...harness, staff, health }
  }
  const texts = ({ checks }: DeskHealth, level: string) =>
    checks.filter((check) => check.level === level).map(({ text }) => text)

  test('a receiver that takes connections and refuses leads does not "answer"', async () => {
    const { app, partner, health } = await start()
    expect(texts(await health(), 'fine')).toContain('partner: its webhook answers, without TLS')
    partner.answer((reply) => void reply.writeHead(500).end())
    const asked = [await newInvestor(app), await newInvestor(app)]
    for (const investor of asked) await investor.ask({ shareDataConsent: true })
    await expect
      .poll(async () => texts(await health(), 'failure').join('\n'), soon)
      .toMatch(
        /partner: 2 leads failed with webhook_status_500 in the last day, the last at \d{4}-\d\d-\d\d \d\d:\d\d UTC/,
      )
    const sick = await health()
    expect(JSON.stringify(sick)).not.toContain('webhook answers')
    expect(texts(sick, 'notice')).toContain('partner: its webhook can be reached, without TLS')
    expect(sick.failures).toMatchObject([{ what: 'lead-webhook', reason: 'webhook_status_500' }])
    expect(sick.failures[0]?.count).toBeGreaterThanOrEqual(2)

    const doctor = report(await examineLive(configFor(partner.url), database()))
    expect(doctor.exitCode).toBe(1)
    expect(doctor.text).toMatch(/\n! partner {7}2 leads failed with webhook_status_500 in the last day, the last at /)
    expect(doctor.text).not.toContain('webhook answers')
  })

  test('what was delivered since, or failed earlier than a day ago, keeps nothing from being well', async () => {
    const { health } = await start({ jobs: false })
    const [requestId, old] = [randomUUID(), randomUUID()]
    await sql`insert into delivery_attempts (request_id, job_id, attempt, channel, what, version, outcome, reason, at)
      values (${old}, ${old}, 1, 'webhook', 'lead', 1, 'failed', 'webhook_timeout', now() - interval '25 hours'),
        (${requestId}, ${requestId}, 1, 'webhook', 'lead', 1, 'failed', 'webhook_timeout', now() - interval '2 hours'),
        (${requestId}, ${requestId}, 2, 'webhook', 'lead', 1, 'delivered', null, now() - interval '1 hour')`.execute(
      database(),
    )
    const well = await health()
    expect(texts(well, 'fine')).toContain('partner: its webhook answers, without TLS')
    expect(well.failures).toMatchObject([{ what: 'lead-webhook', reason: 'webhook_timeout', count: 1 }])
  })

  test('failed mails and dead letters of the last day are counted by kind', async () => {
    const { health } = await start({ jobs: false })
    await sql`insert into pgboss.job (name, data, state, retry_count, started_on, created_on, output, source_name)
      values ('request-mail', '{}', 'retry', 2, now(), now(), '{"code":"EAUTH"}', null),
        ('request-mail', '{}', 'retry', 2, now() - interval '1 hour', now(), '{"code":"EAUTH"}', null),
        ('contact-mail', '{}', 'retry', 1, now() - interval '2 hours', now(), '{"code":"550 ruth@example.com"}', null),
        ('account-mail', '{}', 'retry', 1, now() - interval '2 days', now(), '{"code":"EAUTH"}', null),
        ('dead-letters', '{}', 'created', 0, null, now() - interval '3 hours', null, 'lead-mail'),
        ('dead-letters', '{}', 'created', 0, null, now() - interval '3 days', null, 'lead-mail')`.execute(database())
    const { failures } = await health()
    expect(failures.map(({ what, reason, count }) => [what, reason, count])).toEqual([
      ['request-mail', 'EAUTH', 2],
      ['contact-mail', 'unknown', 1],
      ['lead-mail', 'given_up', 1],
    ])
  })

  test('a partner that never answers costs less than two seconds', async () => {
    // Takes connections, and never greets as a mail server would.
    const silent = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/leads`
    const { health } = await start({ url, jobs: false })
    const begun = performance.now()
    const { checks } = await health()
    expect(performance.now() - begun).toBeLessThan(2500)
    expect(checks).toContainEqual({
      level: 'failure',
      text: expect.stringMatching(/^partner: its webhook can't be reached \(webhook_timeout\)/) as string,
    })
  })
})

function configFor(url: string) {
  return readConfig(
    { PARTNER_WEBHOOK_URL: url, PARTNER_WEBHOOK_SECRET: partnerSecret, PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on' },
    '/nowhere',
  )
}
