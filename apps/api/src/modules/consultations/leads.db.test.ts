import { createHash } from 'node:crypto'
import { consentText, type ConsentKind } from '@dst/content/consents'
import type { ConsultationReceipt } from '@dst/contracts'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { messageTo, newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { partnerSecret } from '../../testing/partner-signature.ts'
import { goldRecord, nurturedRecord } from '../../testing/records.ts'
import { emptyQueue, makeDue, waitingJobs } from '../../testing/queue-rows.ts'
import type { WebhookReceiver } from '../../testing/webhook-receiver.ts'

const formerSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`

/** A consent in a lead, as it was given with the request. */
const consentIn = (kind: ConsentKind) => {
  const words = consentText(kind)
  const hash = createHash('sha256').update(words).digest('hex')
  return { kind, words, hash, version: hash.slice(0, 12), language: 'en', givenAt: expect.any(String) as string }
}

onBothEngines((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))
  const start = (changes: Partial<Config['partner']> = {}) =>
    startPartnerHarness({ db: database(), queueOn: queueOn() }, changes)

  test('with consent the partner gets what was agreed to, signed, and the person sees that it arrived', async () => {
    const { app, partner } = await start()
    const ruth = await newInvestor(app)
    const answer = await ruth.ask({
      shareDataConsent: true,
      textConsent: true,
      preferredContactMethod: 'text',
      phoneNumber: '+1 (555) 555-0101',
      bestContactTime: 'morning',
      contactTimeZone: 'America/Los_Angeles',
      notes: 'After six.',
    })
    expect(answer.statusCode).toBe(201)
    const receipt = answer.json<ConsultationReceipt>()
    expect(receipt).toMatchObject({ state: 'queued', textConsent: true, phoneNumber: '+1 (555) 555-0101' })
    await expect.poll(() => partner.received.length, soon).toBe(1)
    const { headers, body } = partner.received[0] ?? { at: new Date(0), headers: {}, body: '' }
    expect(new Webhook(partnerSecret).verify(body, headers as Record<string, string>)).toBeTruthy()
    const { type, data } = messageTo(partner)
    expect(type).toBe('lead.created')
    expect(headers['webhook-id']).toBe(`${receipt.id}.1`)
    expect(data).toEqual({
      id: receipt.id,
      version: 1,
      requestedAt: receipt.requestDate,
      contactBy: receipt.contactBy,
      person: { firstName: 'Ruth', lastName: 'Okafor', email: ruth.person.email, phoneNumber: '+1 (555) 555-0101' },
      contact: { method: 'text', time: 'morning', textMessages: true, timeZone: 'America/Los_Angeles' },
      notes: 'After six.',
      answers: expect.objectContaining({
        accredited: 'yes',
        location: 'Texas',
        truthfulAcknowledgement: true,
      }) as object,
      score: 95,
      tier: 'gold',
      accredited: 'yes',
      riskInput: 5,
      consent: {
        version: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        givenAt: expect.any(String) as string,
      },
      consents: [
        { ...consentIn('data-sharing'), page: null },
        { ...consentIn('text-messages'), page: null, number: '+1 (555) 555-0101', source: 'request_form' },
      ],
    })
    await expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe('acknowledged')
    expect((await ruth.requests())[0]?.events.map(({ event }) => event)).toEqual(['asked', 'sent', 'acknowledged'])
    const words = await database().selectFrom('consentWordings').select(['words', 'hash']).execute()
    expect(words.find(({ hash }) => hash === (data['consent'] as { hash: string }).hash)?.words).toBe(
      consentText('data-sharing'),
    )
    const me = (await ruth.call('GET', '/api/me')).json<{ phoneNumber: string; shareWithVc: boolean }>()
    expect(me).toMatchObject({ phoneNumber: '+1 (555) 555-0101', shareWithVc: true })
  })

  test('without consent nothing is sent, until the person shares it after all', async () => {
    const { app, partner } = await start()
    const ruth = await newInvestor(app)
    const receipt = (await ruth.ask({ preferredContactMethod: 'email' })).json<ConsultationReceipt>()
    expect(receipt).toMatchObject({ state: 'saved', contactBy: null, shareDataConsent: false })
    expect((await waitingJobs(database())).map(({ kind }) => kind)).toEqual(['request-mail'])
    const shared = await ruth.call('POST', `/api/consultation-requests/${receipt.id}/share`, { shareDataConsent: true })
    expect(shared.json()).toMatchObject({ id: receipt.id, state: 'queued', shareDataConsent: true })
    await expect.poll(() => partner.received.length, soon).toBe(1)
    expect((await ruth.requests())[0]?.events.map(({ event }) => event).slice(0, 2)).toEqual(['asked', 'shared'])
  })

  test('a time zone that nobody knows is left out, and a change without one takes it back', async () => {
    const { app, partner } = await start()
    const ruth = await newInvestor(app)
    const zoneOf = async (details: object) => {
      const answer = await ruth.ask({ preferredContactMethod: 'email', shareDataConsent: true, ...details })
      return answer.json<ConsultationReceipt>().contactTimeZone
    }
    expect(await zoneOf({ contactTimeZone: 'Pacific/Honolulu' })).toBe('Pacific/Honolulu')
    expect(await zoneOf({ contactTimeZone: 'Mars/Olympus' })).toBeNull()
    expect(await zoneOf({})).toBeNull()
    const last = () =>
      partner.received.map(({ body }) => JSON.parse(body) as { data: { version: number } }).at(-1)?.data
    await expect.poll(() => last()?.version, soon).toBe(3)
    expect(last()).toMatchObject({ contact: { method: 'email', time: 'anytime', textMessages: false } })
    expect(JSON.stringify(last())).not.toContain('timeZone')
  })

  test('what is shared later has the score and tier of now, and needs a tier that may ask', async () => {
    const { app, partner } = await start()
    const ruth = await newInvestor(app)
    const { id } = (await ruth.ask({ preferredContactMethod: 'email' })).json<ConsultationReceipt>()
    const share = () => ruth.call('POST', `/api/consultation-requests/${id}/share`, { shareDataConsent: true })
    const answer = (record: object) => ruth.call('PUT', `/api/users/${encodeURIComponent(ruth.person.email)}`, record)
    await answer(nurturedRecord(ruth.person.email))
    expect([(await share()).statusCode, (await share()).json<{ code: string }>().code]).toEqual([
      403,
      'tier_not_eligible',
    ])
    // Without an arranged qualified intermediary the score is 8 of the 95 points lower, and without a former exchange
    // 15.
    await answer({ ...goldRecord(ruth.person.email), qiReady: 'no', prior1031: 'no' })
    const { dstScore, dstSegment } = (await ruth.call('GET', '/api/me')).json<{
      dstScore: number
      dstSegment: string
    }>()
    expect(dstScore).toBeLessThan(95)
    expect((await share()).statusCode).toBe(200)
    await expect.poll(() => partner.received.length, soon).toBe(1)
    expect(messageTo(partner).data).toMatchObject({ score: dstScore, tier: dstSegment, answers: { qiReady: 'no' } })
  })

  test('a withdrawal of one request says nothing of another that is shared', async () => {
    const { app } = await start()
    const ruth = await newInvestor(app)
    const ask = async () => (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>().id
    const former = await ask()
    await expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe('acknowledged')
    await database().updateTable('consultationRequests').set({ state: 'closed' }).where('id', '=', former).execute()
    const newer = await ask()
    const shares = async () => (await ruth.call('GET', '/api/me')).json<{ shareWithVc: boolean }>().shareWithVc
    await ruth.call('POST', `/api/consultation-requests/${former}/withdraw`)
    expect(await shares()).toBe(true)
    await ruth.call('POST', `/api/consultation-requests/${newer}/withdraw`)
    expect(await shares()).toBe(false)
  })

  test('a number is needed where somebody is to call or write, and nowhere else', async () => {
    const { app } = await start()
    const ruth = await newInvestor(app)
    await ruth.call('PUT', `/api/users/${encodeURIComponent(ruth.person.email)}`, {
      firstName: 'Ruth',
      lastName: 'Okafor',
      email: ruth.person.email,
      phoneNumber: '',
      location: '',
      bio: '',
    })
    const refused = await ruth.ask({ shareDataConsent: true, preferredContactMethod: 'phone' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'validation_failed', issues: [{ field: 'phoneNumber' }] })
    expect((await ruth.ask({ shareDataConsent: false, preferredContactMethod: 'phone' })).statusCode).toBe(201)
    expect((await ruth.ask({ shareDataConsent: true, preferredContactMethod: 'email' })).statusCode).toBe(200)
  })

  test('text messages need a consent of their own, asked for or shared later', async () => {
    const { app } = await start()
    const ruth = await newInvestor(app)
    const missing = { code: 'validation_failed', issues: [{ field: 'textConsent' }] }
    expect((await ruth.ask({ shareDataConsent: true, preferredContactMethod: 'text' })).json()).toMatchObject(missing)
    const { id } = (await ruth.ask({ preferredContactMethod: 'text' })).json<ConsultationReceipt>()
    const share = (textConsent: boolean) =>
      ruth.call('POST', `/api/consultation-requests/${id}/share`, { shareDataConsent: true, textConsent })
    expect((await share(false)).json()).toMatchObject(missing)
    expect((await share(true)).json()).toMatchObject({ state: 'queued', textConsent: true })
  })

  test('a second request changes the open one, under its id and the next version', async () => {
    const { app, partner } = await start()
    const ruth = await newInvestor(app)
    const first = (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    await expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe('acknowledged')
    const second = await ruth.ask({ shareDataConsent: true, bestContactTime: 'morning' })
    expect(second.statusCode).toBe(200)
    expect(second.json()).toMatchObject({ id: first.id, bestContactTime: 'morning', state: 'queued' })
    await expect.poll(() => partner.received.length, soon).toBe(2)
    expect(messageTo(partner)).toMatchObject({
      type: 'lead.updated',
      data: { id: first.id, version: 2, contact: { time: 'morning' } },
    })
    expect(await ruth.requests()).toHaveLength(1)
  })

  test('a withdrawal stops what has not left', async () => {
    const on = { db: database(), queueOn: queueOn() }
    const ruth = await newInvestor((await startPartnerHarness(on, {}, { jobs: false })).app)
    const { id } = (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    expect((await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)).json()).toMatchObject({
      state: 'withdrawn',
    })
    const { partner } = await start()
    await expect.poll(() => waitingJobs(database()), soon).toEqual([])
    expect(partner.received).toEqual([])
  })

  test('what left and may have arrived is taken back, once it is on its way no more', async () => {
    const { app, partner } = await start()
    partner.answer((reply) => reply.destroy())
    const ruth = await newInvestor(app)
    const { id } = (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    await expect.poll(() => partner.received.length, soon).toBe(1)
    partner.answer((reply) => reply.writeHead(204).end())
    const reported = async () =>
      (await ruth.requests()).map(({ partnerMayHaveIt, events }) => [
        partnerMayHaveIt,
        ...events.map(({ event }) => event),
      ])
    expect(await reported(), 'the person is not told that nothing left').toEqual([[true, 'asked']])
    await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
    expect(await reported()).toEqual([[true, 'asked', 'withdrawn']])
    const waits = async () => (await waitingJobs(database())).filter(({ kind }) => kind === 'withdrawal-webhook')
    expect(await waits()).toHaveLength(1)
    await makeDue(database())
    await expect.poll(() => partner.received.length, soon).toBe(2)
    expect(messageTo(partner)).toMatchObject({ type: 'lead.withdrawn', data: { id } })
    await expect.poll(reported, soon).toEqual([[false, 'asked', 'withdrawn', 'withdrawal_told']])
  })

  test('a withdrawal tells the partner, by the request’s number alone', async () => {
    const { app, partner } = await start()
    const ruth = await newInvestor(app)
    const reported = (await ruth.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    await expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe('acknowledged')
    expect((await ruth.call('POST', `/api/consultation-requests/${reported.id}/withdraw`)).statusCode).toBe(200)
    await expect.poll(() => partner.received.length, soon).toBe(2)
    expect(messageTo(partner)).toMatchObject({ type: 'lead.withdrawn', data: { id: reported.id } })
    expect(Object.keys(messageTo(partner).data)).toEqual(['id', 'version'])
    await expect
      .poll(async () => (await ruth.requests())[0]?.events.map(({ event }) => event), soon)
      .toEqual(['asked', 'sent', 'acknowledged', 'withdrawn', 'withdrawal_told'])
    const stored = await database()
      .selectFrom('consultationRequests')
      .select('lead')
      .where('id', '=', reported.id)
      .executeTakeFirstOrThrow()
    expect(stored.lead).toBeNull()
  })

  describe('a partner that', () => {
    test.each([
      ['answers 500', (reply) => reply.writeHead(500).end()],
      ['has no such page', (reply) => reply.writeHead(404).end()],
      ['points elsewhere', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
      ['hangs up', (reply) => reply.destroy()],
      ['answers garbage', (reply) => void reply.socket?.end('garbage\r\n\r\n')],
    ] satisfies [string, Parameters<WebhookReceiver['answer']>[0]][])(
      '%s gets the same message again later, under one id',
      async (_what, how) => {
        const { app, partner } = await start()
        partner.answer(how)
        const ruth = await newInvestor(app)
        await ruth.ask({ shareDataConsent: true })
        await expect.poll(() => partner.received.length, soon).toBe(1)
        await expect.poll(async () => (await ruth.requests())[0]?.state).toBe('queued')
        partner.answer((reply) => reply.writeHead(200).end('ok'))
        await expect
          .poll(async () => {
            await makeDue(database())
            return partner.received.length
          }, soon)
          .toBe(2)
        const [one, other] = [0, 1].map((index) => ({
          headers: partner.received[index]?.headers,
          message: messageTo(partner, index),
        }))
        expect(other?.headers?.['webhook-id']).toBe(one?.headers?.['webhook-id'])
        expect(other?.message.data).toEqual(one?.message.data)
        await expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe('acknowledged')
      },
    )
  })

  test('while two secrets are in use both sign', async () => {
    const { app, partner } = await start()
    await app.close()
    const second = await start({
      webhook: { url: partner.url, secrets: [partnerSecret, formerSecret], allowPrivate: true },
    })
    const ruth = await newInvestor(second.app)
    await ruth.ask({ shareDataConsent: true })
    await expect.poll(() => partner.received.length, soon).toBe(1)
    const { headers, body } = partner.received[0] ?? { at: new Date(0), headers: {}, body: '' }
    for (const each of [partnerSecret, formerSecret])
      expect(new Webhook(each).verify(body, headers as Record<string, string>)).toBeTruthy()
  })

  test('each sees and changes only their own requests', async () => {
    const { app } = await start()
    const [ruth, walter] = [await newInvestor(app), await newInvestor(app)]
    const { id } = (await ruth.ask({})).json<ConsultationReceipt>()
    expect(await walter.requests()).toEqual([])
    expect(
      (await walter.call('POST', `/api/consultation-requests/${id}/share`, { shareDataConsent: true })).statusCode,
    ).toBe(404)
    expect((await walter.call('POST', `/api/consultation-requests/${id}/withdraw`)).statusCode).toBe(404)
    expect((await ruth.requests())[0]?.state).toBe('saved')
  })

  test('while no partner is named, nothing is taken', async () => {
    const { app } = await start({ open: false })
    const ruth = await newInvestor(app)
    const answer = await ruth.ask({ shareDataConsent: true })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'consultations_closed'])
    expect((await app.inject('/config.json')).json()).toMatchObject({ consultationsOpen: false })
  })
})
