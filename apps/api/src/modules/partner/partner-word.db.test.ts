import { randomUUID } from 'node:crypto'
import type { ConsentRecord, ConsultationReceipt } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../../mail/mailer.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { messageTo, newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { partnerSecret } from '../../testing/partner-signature.ts'
import { emptyQueue, makeDue, waitingJobs } from '../../testing/queue-rows.ts'

const foreignSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const sharing = { shareDataConsent: true }

onBothEngines((database, queueOn) => {
  beforeEach(() => emptyQueue(database()))
  const start = (changes: Parameters<typeof startPartnerHarness>[1] = {}) =>
    startPartnerHarness({ db: database(), queueOn: queueOn() }, changes)

  describe('the link in a mail to the partner', () => {
    const startMail = () => start({ email: 'desk@partner.example', webhook: undefined, channels: ['mail'] })
    const linkIn = (mail: Mail | undefined) => new URL(/https?:\S+acknowledge\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const press = (app: FastifyInstance, path: string) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      })
    async function asked(app: FastifyInstance, mails: Mail[], details: object = sharing) {
      const person = await newInvestor(app)
      const before = mails.length
      const receipt = (await person.ask(details)).json<ConsultationReceipt>()
      await expect.poll(() => mails.length, soon).toBe(before + 1)
      await expect.poll(async () => (await person.requests())[0]?.state, soon).toBe('sent')
      return { ...person, receipt, link: linkIn(mails.at(-1)) }
    }

    test('says by a button that the partner has the request; a program that opens links says nothing', async () => {
      const { app, mails } = await startMail()
      const ruth = await asked(app, mails)
      expect(mails[0]).toMatchObject({
        to: 'desk@partner.example',
        subject: expect.stringMatching(/^A person asks for a call \([0-9a-f]{8}\)$/) as string,
      })
      expect(mails[0]?.text).toContain('Ruth Okafor')
      expect(mails[0]?.text, 'what they share is read at the desk').not.toContain(ruth.person.email)
      expect(ruth.link.href).not.toContain('@')
      for (const method of ['GET', 'HEAD', 'GET'] as const)
        expect((await app.inject({ method, url: ruth.link.pathname })).statusCode).toBe(200)
      expect((await ruth.requests())[0]?.state).toBe('sent')
      for (let presses = 0; presses < 2; presses += 1)
        expect((await press(app, ruth.link.pathname)).statusCode).toBe(200)
      expect((await ruth.requests())[0]).toMatchObject({
        state: 'acknowledged',
        events: [{ event: 'asked' }, { event: 'sent' }, { event: 'acknowledged' }],
      })
    })

    test('that was pressed stops a mail whose sending the server forgot when it died', async () => {
      const { app, mails } = await startMail()
      const { link, receipt, requests } = await asked(app, mails)
      await database()
        .updateTable('consultationRequests')
        .set({ mailVersion: 0, state: 'queued' })
        .where('id', '=', receipt.id)
        .execute()
      expect((await press(app, link.pathname)).statusCode).toBe(200)
      await sql`update pgboss.job set state = 'created', start_after = now(), completed_on = null
        where name = 'lead-mail'`.execute(database())
      await expect.poll(() => waitingJobs(database()), soon).toEqual([])
      expect([mails.length, (await requests())[0]?.state]).toEqual([1, 'acknowledged'])
    })

    test('in the hands of a thief acknowledges that one version, and shows nothing of anybody', async () => {
      const { app, mails } = await startMail()
      const ruth = await asked(app, mails, { ...sharing, notes: 'After six, please.' })
      const walter = await asked(app, mails)
      const page = await app.inject(ruth.link.pathname)
      expect(page.body).toContain('I have this request')
      expect(page.body).not.toMatch(/Ruth|Okafor|@|\+1 555|After six|gold|\b95\b/)
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      expect(page.body).not.toContain('<script')
      const token = ruth.link.pathname.split('/').at(-1) ?? ''
      for (const url of ['/api/me', '/api/consultation-requests'])
        expect((await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(401)
      expect((await press(app, ruth.link.pathname)).statusCode).toBe(200)
      expect((await walter.requests())[0]?.state).toBe('sent')
    })

    test('forged, for another request or for another version, opens nothing', async () => {
      const { app, mails } = await startMail()
      const { link, receipt, requests } = await asked(app, mails)
      for (const forged of [
        link.pathname.replace(receipt.id, randomUUID()),
        link.pathname.replace('.1.', '.2.'),
        `${link.pathname}x`,
        '/partner/acknowledge/x',
        `/partner/acknowledge/${receipt.id}.1.99999999999.x`,
      ]) {
        expect((await press(app, forged)).statusCode).toBe(404)
        expect((await app.inject(forged)).statusCode).toBe(404)
      }
      expect((await requests())[0]?.state).toBe('sent')
    })

    test('of a version that was changed or withdrawn acknowledges nothing, and says so', async () => {
      const { app, mails } = await startMail()
      const ruth = await asked(app, mails)
      await ruth.ask({ ...sharing, bestContactTime: 'morning' })
      await expect.poll(() => mails.length, soon).toBe(2)
      await expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe('sent')
      const late = await press(app, ruth.link.pathname)
      expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('changed or withdrawn')])
      expect((await ruth.requests())[0]?.state).toBe('sent')
      await ruth.call('POST', `/api/consultation-requests/${ruth.receipt.id}/withdraw`)
      expect((await press(app, linkIn(mails[1]).pathname)).statusCode).toBe(409)
      expect((await ruth.requests())[0]?.state).toBe('withdrawn')
    })
  })

  describe('an event from the partner', () => {
    const tell = (
      app: FastifyInstance,
      type: string,
      about: string,
      {
        by = partnerSecret,
        messageId = `msg_${randomUUID()}`,
        at = new Date(),
        changed = '',
        headers = {},
        from = undefined as string | undefined,
      } = {},
    ) => {
      const payload = JSON.stringify({ type, timestamp: at.toISOString(), data: { id: about, from } })
      const signed = {
        'content-type': 'application/json',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(by).sign(messageId, at, payload),
        ...headers,
      }
      return app.inject({ method: 'POST', url: '/api/partner/events', headers: signed, payload: payload + changed })
    }
    async function acknowledged() {
      const desk = await start()
      const ruth = await newInvestor(desk.app)
      const { id } = (await ruth.ask(sharing)).json<ConsultationReceipt>()
      await expect.poll(async () => (await ruth.requests())[0]?.state, soon).toBe('acknowledged')
      return { ...desk, ruth, id }
    }
    const minutes = (count: number) => new Date(Date.now() + count * 60_000)

    test('counts once, only when signed and fresh, and only about a request that it was told of', async () => {
      const { app, ruth, id } = await acknowledged()
      expect((await tell(app, 'lead.called', id, { by: foreignSecret })).statusCode).toBe(401)
      expect((await tell(app, 'lead.called', id, { changed: ' ' })).statusCode).toBe(401)
      expect((await tell(app, 'lead.called', id, { at: minutes(-6) })).statusCode).toBe(401)
      expect((await tell(app, 'lead.called', id, { at: minutes(6) })).statusCode).toBe(401)
      // A captured message replayed under another id or a newer timestamp does not match its signature.
      expect((await tell(app, 'lead.called', id, { headers: { 'webhook-id': 'another' } })).statusCode).toBe(401)
      expect(
        (
          await tell(app, 'lead.called', id, {
            at: minutes(-4),
            headers: { 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) },
          })
        ).statusCode,
      ).toBe(401)
      for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
        expect((await tell(app, 'lead.called', id, { headers: { [name]: '' } })).statusCode).toBe(401)
      expect((await app.inject({ method: 'POST', url: '/api/partner/events', payload: {} })).statusCode).toBe(401)
      expect((await tell(app, 'lead.called', randomUUID())).statusCode).toBe(404)
      expect((await tell(app, 'lead.exploded', id)).statusCode).toBe(400)
      expect((await ruth.requests())[0]?.state).toBe('acknowledged')
      for (let repeat = 0; repeat < 2; repeat += 1)
        expect((await tell(app, 'lead.called', id, { messageId: `one_${id}` })).statusCode).toBe(204)
      expect((await ruth.requests())[0]).toMatchObject({ state: 'called', events: [{}, {}, {}, { event: 'called' }] })
      expect(
        (await tell(app, 'lead.scheduled', id, { messageId: `one_${id}` })).statusCode,
        'an id that has been taken',
      ).toBe(204)
      expect((await ruth.requests())[0]?.state).toBe('called')
      await tell(app, 'lead.closed', id)
      expect((await ruth.requests())[0]?.state).toBe('closed')
      for (const type of ['lead.acknowledged', 'lead.called', 'lead.scheduled']) {
        const late = await tell(app, type, id, { messageId: `late_${id}` })
        expect([late.statusCode, late.json()], type).toMatchObject([409, { code: 'request_ended', state: 'closed' }])
      }
      expect((await tell(app, 'lead.closed', id)).statusCode).toBe(204)
      expect((await tell(app, 'lead.called', id, { messageId: `one_${id}` })).statusCode, 'a repeat').toBe(204)
      expect((await ruth.requests())[0]?.state).toBe('closed')
    })

    test('about an opt-out ends that consent, tells the person once, and stands in what is sent next', async () => {
      const { app, partner, toInvestors, ruth, id } = await acknowledged()
      await ruth.ask({ ...sharing, textConsent: true, preferredContactMethod: 'phone' })
      await expect.poll(() => partner.received.length, soon).toBe(2)
      const ways = () => (messageTo(partner).data['consents'] as { kind: string }[]).map(({ kind }) => kind)
      expect(ways()).toEqual(['data-sharing', 'phone-calls', 'text-messages'])
      await expect.poll(() => waitingJobs(database()), soon).toEqual([])
      const before = toInvestors.length
      for (let repeat = 0; repeat < 2; repeat += 1)
        expect((await tell(app, 'lead.opted_out', id, { from: 'text' })).statusCode).toBe(204)
      await expect.poll(() => waitingJobs(database()), soon).toEqual([])
      expect(toInvestors.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
        [ruth.person.email, 'Noted: no more text messages about your request'],
      ])
      const consents = (await ruth.call('GET', '/api/me/consents')).json<ConsentRecord[]>()
      expect(consents[0]).toMatchObject({ kind: 'text-messages', given: false, reason: 'partner_event' })
      const [request] = await ruth.requests()
      expect(request).toMatchObject({ state: 'acknowledged', textConsent: false })
      expect(request?.events.filter(({ event }) => event === 'opted_out')).toHaveLength(1)

      await ruth.ask({ ...sharing, preferredContactMethod: 'phone', bestContactTime: 'evening' })
      await expect.poll(() => partner.received.length, soon).toBe(3)
      expect(ways()).toEqual(['data-sharing', 'phone-calls'])
      expect(messageTo(partner).data).toMatchObject({
        contact: { textMessages: false },
        optedOut: [{ from: 'text', at: consents[0]?.at }],
      })
    })

    test('about an opt-out changes a version that has yet to reach it by another attempt', async () => {
      const { app, partner, ruth, id } = await acknowledged()
      partner.answer((reply) => void reply.writeHead(503).end())
      await ruth.ask({ ...sharing, preferredContactMethod: 'phone', bestContactTime: 'evening' })
      await expect.poll(() => partner.received.length, soon).toBe(2)
      expect((await tell(app, 'lead.opted_out', id, { from: 'all' })).statusCode).toBe(204)
      partner.answer((reply) => void reply.writeHead(204).end())
      await makeDue(database())
      await expect.poll(() => partner.received.length, soon).toBe(3)
      expect(messageTo(partner).data).toMatchObject({
        version: 2,
        consents: [{ kind: 'data-sharing' }],
        optedOut: [{ from: 'calls' }],
      })
    })

    test('about an opt-out or a deletion is taken after the end as well, each once', async () => {
      const { app, ruth, id } = await acknowledged()
      await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
      await expect.poll(() => waitingJobs(database()), soon).toEqual([])
      for (const type of ['lead.opted_out', 'lead.deleted', 'lead.opted_out', 'lead.deleted'])
        expect((await tell(app, type, id, { from: 'all' })).statusCode, type).toBe(204)
      const [request] = await ruth.requests()
      expect(request?.state).toBe('withdrawn')
      expect(request?.events.slice(-3).map(({ event }) => event)).toEqual([
        'withdrawal_told',
        'opted_out',
        'partner_deleted',
      ])
      expect((await tell(app, 'lead.opted_out', id)).statusCode, 'without what').toBe(400)
    })

    test('about a deletion makes what is sent next a new lead, and what follows that an update', async () => {
      const { app, partner, ruth, id } = await acknowledged()
      expect((await tell(app, 'lead.deleted', id)).statusCode).toBe(204)
      await ruth.ask({ ...sharing, bestContactTime: 'morning' })
      await expect.poll(() => partner.received.length, soon).toBe(2)
      expect(messageTo(partner)).toMatchObject({ type: 'lead.created', data: { version: 2 } })
      await expect.poll(() => waitingJobs(database()), soon).toEqual([])
      await ruth.ask({ ...sharing, bestContactTime: 'evening' })
      await expect.poll(() => partner.received.length, soon).toBe(3)
      expect(messageTo(partner)).toMatchObject({ type: 'lead.updated', data: { version: 3 } })
    })

    test('about a deletion is taken after the account is gone', async () => {
      const { app, ruth, id } = await acknowledged()
      await database().deleteFrom('investors').where('email', '=', ruth.person.email).execute()
      expect((await tell(app, 'lead.called', id)).statusCode).toBe(404)
      expect((await tell(app, 'lead.deleted', id)).statusCode).toBe(204)
      const events = await database()
        .selectFrom('consultationEvents')
        .select(['event', 'version'])
        .where('requestId', '=', id)
        .orderBy('id')
        .execute()
      expect(events.at(-1)).toEqual({ event: 'partner_deleted', version: 1 })
    })

    test('about a former request stands beside the newer one, and does not open it again', async () => {
      const { app, ruth, id } = await acknowledged()
      expect((await tell(app, 'lead.called', id)).statusCode).toBe(204)
      await ruth.ask({ ...sharing, bestContactTime: 'morning' })
      expect((await tell(app, 'lead.scheduled', id)).statusCode).toBe(204)
      const [newer, former] = await ruth.requests()
      expect(former).toMatchObject({ id, state: 'called' })
      expect(former?.events.at(-1)?.event).toBe('scheduled')
      expect(newer?.bestContactTime).toBe('morning')
      expect((await tell(app, 'lead.closed', id)).statusCode).toBe(204)
      expect((await ruth.requests())[1]?.state).toBe('closed')
    })

    test('brings a request that was called back to scheduled while there is no other', async () => {
      const { app, ruth, id } = await acknowledged()
      for (const type of ['lead.called', 'lead.scheduled']) expect((await tell(app, type, id)).statusCode).toBe(204)
      expect((await ruth.requests()).map(({ state }) => state)).toEqual(['scheduled'])
    })

    test('about a request that was never sent is about nothing it knows; after an end it names the state', async () => {
      const { app, ruth, id } = await acknowledged()
      await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
      const { id: saved } = (await ruth.ask({})).json<ConsultationReceipt>()
      await expect.poll(() => waitingJobs(database()), soon).toEqual([])
      for (const type of ['lead.called', 'lead.opted_out', 'lead.deleted'])
        expect((await tell(app, type, saved, { from: 'all' })).statusCode).toBe(404)
      for (const type of ['lead.acknowledged', 'lead.called', 'lead.scheduled']) {
        const late = await tell(app, type, id)
        expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'request_ended', state: 'withdrawn' }])
      }
      expect((await tell(app, 'lead.closed', id)).statusCode, 'ends what has ended').toBe(204)
      expect((await ruth.requests()).map(({ state }) => state)).toEqual(['saved', 'withdrawn'])
    })

    test('does not stand for a version that has yet to reach it', async () => {
      const { app, partner, ruth, id } = await acknowledged()
      partner.answer((reply) => void reply.writeHead(503).end())
      await ruth.ask({ ...sharing, bestContactTime: 'evening' })
      await expect.poll(() => partner.received.length, soon).toBe(2)
      expect((await tell(app, 'lead.acknowledged', id)).statusCode).toBe(204)
      expect((await ruth.requests())[0]?.state).toBe('queued')
      expect((await tell(app, 'lead.called', id)).statusCode).toBe(204)
      partner.answer((reply) => void reply.writeHead(204).end())
      await makeDue(database())
      await expect.poll(() => partner.received.length, soon).toBe(3)
      expect(messageTo(partner)).toMatchObject({
        type: 'lead.updated',
        data: { version: 2, contact: { time: 'evening' } },
      })
      await expect
        .poll(async () => (await ruth.requests())[0]?.events.map(({ event }) => event), soon)
        .toEqual(['asked', 'sent', 'acknowledged', 'changed', 'called', 'sent', 'acknowledged'])
      expect((await ruth.requests())[0]?.state).toBe('called')
    })

    test('may come before the answer to the message that it is about', async () => {
      const { app, partner } = await start()
      const reported: Promise<number>[] = []
      partner.answer((reply) => {
        const { id } = messageTo(partner).data
        reported.push(tell(app, 'lead.called', String(id)).then(({ statusCode }) => statusCode))
        void reported[0]?.then(() => reply.writeHead(204).end())
      })
      const ruth = await newInvestor(app)
      await ruth.ask(sharing)
      await expect
        .poll(async () => (await ruth.requests())[0]?.events.map(({ event }) => event), soon)
        .toEqual(['asked', 'called', 'sent', 'acknowledged'])
      expect(await Promise.all(reported)).toEqual([204])
    })
  })
})
