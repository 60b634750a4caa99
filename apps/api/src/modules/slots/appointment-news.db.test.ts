import type { Appointment, ConsultationReceipt, Hold } from '@dst/contracts'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { openQueue } from '../../jobs/job-queue.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { messageTo, newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { partnerSecret, signedByPartner } from '../../testing/partner-signature.ts'
import { emptyQueue, makeDue, waitingJobs } from '../../testing/queue-rows.ts'
import { recordedLog } from '../../testing/recorded-log.ts'
import { watchHandler } from '../partner/watch.ts'

// Far in the future, because the queue uses the system clock and no job may become due; 2037 has the same calendar as
// 2026.
const monday = new Date('2037-11-23T12:00:00Z')
const [ten, half] = ['2037-11-24T15:00:00.000Z', '2037-11-24T15:30:00.000Z'] as const

onBothEngines((database, queueOn) => {
  beforeEach(async () => {
    await emptyQueue(database())
    await database().deleteFrom('appointments').execute()
  })

  async function start(changes: Partial<Config['partner']> = {}) {
    const clock = { now: monday }
    const {
      app,
      partner,
      mails: toPartner,
      toInvestors,
    } = await startPartnerHarness({ db: database(), queueOn: queueOn(), now: () => clock.now }, changes)
    const ruth = await newInvestor(app)
    const { id: request } = (
      await ruth.ask({ shareDataConsent: true, contactTimeZone: 'America/Phoenix' })
    ).json<ConsultationReceipt>()
    const path = `/api/consultation-requests/${request}/appointment`
    return {
      app,
      partner,
      toPartner,
      request,
      ...ruth,
      /** Emails about the appointment, identified by subject. */
      mails: () => toInvestors.filter(({ subject }) => subject.startsWith('Your conversation')),
      subjects: () =>
        toInvestors.map(({ subject }) => subject).filter((subject) => subject.startsWith('Your conversation')),
      book: async (startsAt: string) => {
        const { id: holdId } = (await ruth.call('POST', '/api/slots/holds', { start: startsAt })).json<Hold>()
        return (await ruth.call('PUT', path, { holdId, timeZone: 'America/Phoenix' })).json<Appointment>()
      },
      cancel: async () => ruth.call('DELETE', path),
      /** Waits until only reminders are left. */
      rest: () =>
        expect
          .poll(
            async () =>
              (await waitingJobs(database())).filter(({ payload }) => !String(payload['what']).startsWith('reminder')),
            soon,
          )
          .toEqual([]),
      /** Sets the clock to `now` and makes every job due. */
      passTo: async (now: string) => {
        clock.now = new Date(now)
        await expect
          .poll(async () => {
            await makeDue(database())
            return waitingJobs(database())
          }, soon)
          .toEqual([])
      },
    }
  }
  const typesTo = (partner: Awaited<ReturnType<typeof start>>['partner']) =>
    partner.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)

  test('person and partner hear of each change, the partner signed and with an id that shows repeats', async () => {
    const { partner, mails, book, cancel, rest, person } = await start()
    await rest()
    const { id } = await book(ten)
    await rest()
    expect(mails().at(-1)).toMatchObject({
      to: person.email,
      subject: 'Your conversation is booked',
      calendar: { method: 'REQUEST' },
    })
    expect(mails().at(-1)?.text).toContain('When: Tuesday, November 24, 8:00 AM MST')
    const { headers, body } = partner.received.at(-1) ?? { at: new Date(0), headers: {}, body: '' }
    expect(new Webhook(partnerSecret).verify(body, headers as Record<string, string>)).toBeTruthy()
    expect(headers['webhook-id']).toBe(`${id}.0`)
    expect(messageTo(partner)).toMatchObject({ type: 'appointment.booked' })
    const { requestId, ...data } = messageTo(partner).data
    const way = { kind: 'phone', phoneNumber: '+1 555 555 0100' }
    expect(data).toEqual({ id, sequence: 0, start: ten, end: half, way })
    expect(requestId).toBe(messageTo(partner, 0).data['id'])
    await book(half)
    await rest()
    await cancel()
    await rest()
    expect(typesTo(partner)).toEqual([
      'lead.created',
      'appointment.booked',
      'appointment.moved',
      'appointment.cancelled',
    ])
    expect(messageTo(partner).data, 'nobody’s number').not.toHaveProperty('way')
    expect(partner.received.slice(1).map(({ headers }) => headers['webhook-id'])).toEqual([
      `${id}.0`,
      `${id}.1`,
      `${id}.2`,
    ])
    expect(mails().map(({ subject, calendar }) => [subject, calendar?.method])).toEqual([
      ['Your conversation is booked', 'REQUEST'],
      ['Your conversation has a new time', 'REQUEST'],
      ['Your conversation is canceled', 'CANCEL'],
    ])
  })

  test('after a withdrawal only the cancellation is told, also of what had not left yet', async () => {
    const { partner, book, rest, call, request, subjects } = await start()
    await rest()
    partner.answer((reply) => reply.writeHead(500).end())
    await book(ten)
    await expect.poll(() => typesTo(partner), soon).toContain('appointment.booked')
    const before = partner.received.length
    expect((await call('POST', `/api/consultation-requests/${request}/withdraw`)).statusCode).toBe(200)
    partner.answer((reply) => reply.writeHead(204).end())
    await expect
      .poll(async () => {
        await makeDue(database())
        return waitingJobs(database())
      }, soon)
      .toEqual([])
    expect(
      typesTo(partner)
        .slice(before)
        .filter((type) => type.startsWith('appointment.')),
    ).toContain('appointment.cancelled')
    expect(typesTo(partner).slice(before)).not.toContain('appointment.booked')
    expect(
      partner.received
        .slice(before)
        .map(({ body }) => body)
        .join(),
    ).not.toMatch(/Ruth|example\.com|\+1 555/)
    expect(subjects()).toEqual(['Your conversation is booked', 'Your conversation is canceled'])
  })

  test('a partner that closes a request cancels its appointment, and both sides hear it', async () => {
    const { app, partner, book, rest, request, subjects, requests } = await start()
    await rest()
    await book(ten)
    await rest()
    const closed = signedByPartner({ type: 'lead.closed', timestamp: new Date().toISOString(), data: { id: request } })
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect((await app.inject({ method: 'POST', url: '/api/partner/events', ...closed })).statusCode).toBe(204)
    await rest()
    expect(typesTo(partner).slice(-2)).toEqual(['appointment.booked', 'appointment.cancelled'])
    expect(subjects()).toEqual(['Your conversation is booked', 'Your conversation is canceled'])
    expect((await requests())[0]).toMatchObject({ state: 'closed', appointment: null })
  })

  test('by mail the partner gets the invitation too, also where a webhook has brought the request', async () => {
    const { toPartner, partner, book, cancel, rest } = await start({
      email: 'desk@partner.example',
      channels: ['webhook', 'mail'],
    })
    await rest()
    await book(ten)
    await rest()
    await cancel()
    await rest()
    const about = toPartner.filter(({ subject }) => subject.startsWith('A conversation'))
    expect(about.map(({ subject, calendar }) => [subject.replace(/ \(.*/, ''), calendar?.method])).toEqual([
      ['A conversation was booked', 'REQUEST'],
      ['A conversation was canceled', 'CANCEL'],
    ])
    expect(about[0]?.text).toContain('With: Ruth Okafor')
    expect(typesTo(partner).slice(-2)).toEqual(['appointment.booked', 'appointment.cancelled'])
  })

  test('reminders come once each, of the appointment as it stands', async () => {
    const { book, passTo, rest, subjects, mails } = await start()
    await rest()
    await book(ten)
    await rest()
    await book(half)
    await rest()
    await passTo('2037-11-23T15:30:00Z')
    expect(subjects().slice(2).toSorted()).toEqual(['Your conversation begins soon', 'Your conversation is coming up'])
    for (const { text } of mails().slice(2)) expect(text).toContain('When: Tuesday, November 24, 8:30 AM MST')
  })

  test.each([
    [
      'a server that was away for the first sends the last',
      '2037-11-24T14:30:00.000Z',
      ['Your conversation begins soon'],
    ],
    ['a server that was away for both sends none', '2037-11-24T15:00:00.000Z', []],
  ])('%s', async (_what, back, expected) => {
    const { book, passTo, rest, subjects } = await start()
    await rest()
    await book(ten)
    await rest()
    await passTo(back)
    expect(subjects().slice(1)).toEqual(expected)
  })

  test('after a cancellation nobody is reminded', async () => {
    const { book, cancel, passTo, rest, subjects } = await start()
    await rest()
    await book(ten)
    await cancel()
    await passTo('2037-11-24T14:00:00Z')
    expect(subjects().at(-1)).toBe('Your conversation is canceled')
    expect(subjects().join()).not.toMatch(/soon|coming/)
  })

  test('who has switched mails off gets invitations and cancellations, and no reminders', async () => {
    const { book, cancel, passTo, rest, subjects, call } = await start()
    await call('PUT', '/api/me/notifications', {
      emailNotifications: false,
      smsNotifications: false,
      marketingNotifications: false,
    })
    await rest()
    await book(ten)
    await rest()
    await passTo('2037-11-24T14:00:00Z')
    await cancel()
    await rest()
    expect(subjects()).toEqual(['Your conversation is booked', 'Your conversation is canceled'])
  })

  test('the partner’s messages are remembered for as long as it may repeat them', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await database()
      .insertInto('partnerMessages')
      .values([
        { id: 'late', receivedAt: ago(7 * 24 + 1) },
        { id: 'new', receivedAt: ago(7 * 24 - 1) },
      ])
      .execute()
    const queue = await openQueue(queueOn(), { workers: false })
    onTestFinished(() => queue.close())
    await watchHandler({ db: database(), queue, channels: [], now: () => monday }, recordedLog().log)(
      {},
      AbortSignal.timeout(5000),
      false,
    )
    expect(
      await database().selectFrom('partnerMessages').select('id').where('id', 'in', ['late', 'new']).execute(),
    ).toEqual([{ id: 'new' }])
  })

  test('holds whose time is over are cleared away, and nothing else', async () => {
    const { book, call, rest } = await start()
    await rest()
    const appointment = await book(ten)
    await call('POST', '/api/slots/holds', { start: half })
    const ids = async () => (await database().selectFrom('appointments').select('id').execute()).map(({ id }) => id)
    await database()
      .updateTable('appointments')
      .set({ heldUntil: new Date(Date.now() + 60_000) })
      .where('heldUntil', 'is not', null)
      .execute()
    const queue = await openQueue(queueOn(), { workers: false })
    onTestFinished(() => queue.close())
    const watch = watchHandler({ db: database(), queue, channels: [], now: () => monday }, recordedLog().log)
    await watch({}, AbortSignal.timeout(5000), false)
    expect(await ids()).toHaveLength(2)
    await database()
      .updateTable('appointments')
      .set({ heldUntil: new Date(Date.now() - 1) })
      .where('heldUntil', 'is not', null)
      .execute()
    await watch({}, AbortSignal.timeout(5000), false)
    expect(await ids()).toEqual([appointment.id])
  })
})
