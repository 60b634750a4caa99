import { beforeEach, expect, test } from 'vitest'
import { onEmbedded } from '../../testing/engines.ts'
import { newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, makeDue, queueRows, waitingJobs } from '../../testing/queue-rows.ts'

onEmbedded((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))
  const start = (email?: string) =>
    startPartnerHarness({ db: database(), queueOn: queueOn() }, { email, channels: ['webhook', 'mail'] })

  test('each configured channel brings a request once, whichever is first', async () => {
    const first = await start()
    const ruth = await newInvestor(first.app)
    await ruth.ask({ shareDataConsent: true })
    await expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe('acknowledged')
    await expect
      .poll(async () => (await queueRows(database())).find(({ kind }) => kind === 'lead-mail')?.state, soon)
      .toBe('retry')
    await first.app.close()
    const { app, partner, mails } = await start('desk@partner.example')
    await makeDue(database())
    await expect.poll(() => waitingJobs(database()), soon).toEqual([])
    expect([first.partner.received.length, partner.received.length, mails.length]).toEqual([1, 0, 1])
    expect((await ruth.on(app).requests())[0]?.state).toBe('acknowledged')
  })
})
