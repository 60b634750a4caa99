import type { ConsultationReceipt } from '@dst/contracts'
import { beforeEach, expect, test } from 'vitest'
import { clockTime } from '../../mail/clock-time.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue, makeDue, waitingJobs } from '../../testing/queue-rows.ts'

const due = { timeout: 30_000, interval: 20 }

onBothEngines((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))

  async function start({ jobs = true } = {}) {
    const {
      app,
      partner,
      toInvestors: mails,
    } = await startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs })
    const { person, call, ask: send } = await newInvestor(app)
    const ask = async (details: object) => (await send(details)).json<ConsultationReceipt>()
    const subjects = () => mails.map(({ subject }) => subject)
    const rest = () => expect.poll(() => waitingJobs(database()), due).toEqual([])
    return { email: person.email, partner, mails, call, ask, subjects, rest }
  }

  test('with consent the mail says what is shared, with whom, by when; another, that the partner has it', async () => {
    const { email, mails, ask, subjects, rest } = await start()
    const receipt = await ask({
      shareDataConsent: true,
      bestContactTime: 'evening',
      contactTimeZone: 'America/Los_Angeles',
    })
    await rest()
    expect(subjects().toSorted()).toEqual([
      'Example Advisory Partners has your request',
      'We have your request for a consultation',
    ])
    const clock = clockTime(new Date(receipt.contactBy ?? ''), 'America/Los_Angeles')
    expect(clock).toMatch(/^\w+day, \w+ \d+, \d+:\d\d [AP]M P[SD]T$/)
    const received = mails.find(({ subject }) => subject.startsWith('We have'))
    expect(received).toMatchObject({ to: email, messageId: `<request-${receipt.id}.1.received@site.example.com>` })
    for (const words of [
      'Shared with: Example Advisory Partners, CRD number 000000',
      'What is shared: Your name, email, phone number, questionnaire answers, score, tier and notes',
      'How they reach you: By phone, in the evening (Pacific Time)',
      `They plan to get in touch by: ${clock}`,
      'See your request:\nhttps://site.example.com/profile',
      'To take your consent back, open your profile and choose Sharing.',
      'switch off Email notifications on your profile',
    ])
      expect(received?.text).toContain(words)
    for (const { html } of mails)
      expect(html).toContain('<a class="button" href="https://site.example.com/profile">See your request</a>')
  })

  test('facts of the exchange that go with it are named, without what they say', async () => {
    const { mails, ask, rest } = await start()
    await ask({ shareDataConsent: true, facts: { debtToReplace: 473_219, lastNamingDay: '2051-01-05' } })
    await rest()
    const received = mails.find(({ subject }) => subject.startsWith('We have'))
    expect(received?.text).toContain('Of your exchange: Last day to name property; Debt to replace')
    expect(received?.text).not.toMatch(/473,?219|2051/)
  })

  test('without consent they read that nothing was shared, and nothing else comes', async () => {
    const { mails, ask, subjects, rest } = await start()
    await ask({ preferredContactMethod: 'email' })
    await rest()
    expect(subjects()).toEqual(['Your request for a consultation is saved'])
    expect(mails[0]?.text).toContain('nothing was sent to anyone, and nobody will call you')
    expect(mails[0]?.text).not.toContain('get in touch')
  })

  test('what was withdrawn before its mail left has one mail, which says so', async () => {
    const { call, ask, subjects, mails } = await start({ jobs: false })
    const { id } = await ask({ shareDataConsent: true })
    await ask({ shareDataConsent: true, bestContactTime: 'morning' })
    await call('POST', `/api/consultation-requests/${id}/withdraw`)
    const kinds = (await waitingJobs(database()))
      .map(({ payload }) => payload['what'])
      .filter((what) => what !== undefined)
    expect(kinds).toEqual(['received', 'received', 'withdrawn'])
    const worker = await start()
    await worker.rest()
    expect(subjects()).toEqual([])
    expect(worker.subjects()).toEqual(['Your request for a consultation is withdrawn'])
    expect(worker.mails[0]?.text).toContain('If they already have your request, we tell them to stop.')
    expect(mails).toEqual([])
  })

  test('a job names nobody, and a person who switched such mails off gets none', async () => {
    const { email, call, ask, subjects, rest } = await start({ jobs: false })
    expect(
      (
        await call('PUT', '/api/me/notifications', {
          emailNotifications: false,
          smsNotifications: false,
          marketingNotifications: false,
        })
      ).statusCode,
    ).toBe(200)
    await ask({ shareDataConsent: true })
    const jobs = (await waitingJobs(database())).filter(({ kind }) => kind === 'request-mail')
    expect(Object.keys(jobs[0]?.payload ?? {}).toSorted()).toEqual(['requestId', 'version', 'what'])
    expect(JSON.stringify(jobs)).not.toContain(email)
    const worker = await start()
    await worker.rest()
    expect([...subjects(), ...worker.subjects()]).toEqual([])
    await rest()
  })

  test('the partner’s word that comes twice is passed on once', async () => {
    const { partner, ask, subjects, rest } = await start()
    partner.answer((reply) => reply.destroy())
    await ask({ shareDataConsent: true })
    await expect.poll(() => partner.received.length, soon).toBe(1)
    partner.answer((reply) => reply.writeHead(204).end())
    await expect
      .poll(async () => {
        await makeDue(database())
        return partner.received.length
      }, soon)
      .toBe(2)
    await rest()
    expect(subjects().filter((subject) => subject === 'Example Advisory Partners has your request')).toHaveLength(1)
  })
})
