import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '@dst/vitest-config/free-port'
import { openQueue } from '../../jobs/job-queue.ts'
import { mailboxMailer, smtpMailer, type Mail } from '../../mail/mailer.ts'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { emptyQueue, makeDue, waitingJobs } from '../../testing/queue-rows.ts'
import { recordedLog } from '../../testing/recorded-log.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint } from '../../testing/tokens.ts'
import { contactMailHandler } from './contact-mail.ts'

const message = {
  firstName: 'Ruth',
  lastName: 'Okafor',
  email: 'ruth@example.com',
  subject: 'Deadlines',
  message: 'When does day 45 fall?',
}
const addresses = { contactEmail: 'desk@example.org', publicUrl: 'https://site.example.com' }

onBothEnginesInEveryRun((database, queueOn) => {
  let app: FastifyInstance
  beforeEach(async () => {
    for (const table of ['contactMessages', 'mailboxMessages'] as const) await database().deleteFrom(table).execute()
    await emptyQueue(database())
    app = await buildTestApp({ db: database(), queueOn: queueOn(), verifier: (await createMint()).verifier })
    return () => app.close()
  })
  const send = (payload: object, key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  const stored = () => database().selectFrom('contactMessages').select(['subject', 'suspected']).execute()
  const queued = () => waitingJobs(database())

  test('a message and its mail are put down together, and the queue holds no word of it', async () => {
    const answer = await send(message)
    expect(answer.statusCode).toBe(201)
    expect(await stored()).toEqual([{ subject: 'Deadlines', suspected: false }])
    expect(await queued()).toEqual([{ kind: 'contact-mail', payload: { messageId: answer.json<{ id: string }>().id } }])
  })

  test('five clicks with one key store one message, queue one mail and get one receipt', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(message, key)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 201,
    ])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await queued()).toHaveLength(1)
  })

  test('a key is good for one message only', async () => {
    const key = randomUUID()
    await send(message, key)
    const answer = await send({ ...message, message: 'Something else' }, key)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'idempotency_key_reused' })
    expect(await stored()).toHaveLength(1)
  })

  test('without a key every message is one of its own', async () => {
    await send(message)
    await send(message)
    expect(await stored()).toHaveLength(2)
  })

  test('a robot that fills in every field is answered like anybody, and nobody gets its mail', async () => {
    const [robot, person] = [await send({ ...message, topic: 'Cheap loans' }), await send({ ...message, topic: '' })]
    expect(robot.statusCode).toBe(201)
    expect(robot.body).toHaveLength(person.body.length)
    expect(Object.keys(robot.json<object>())).toEqual(Object.keys(person.json<object>()))
    expect((await stored()).filter(({ suspected }) => suspected)).toHaveLength(1)
    expect(await queued()).toEqual([{ kind: 'contact-mail', payload: { messageId: person.json<{ id: string }>().id } }])
  })

  test('while the mail server is down the answer stands, and the mail arrives once it is up', async () => {
    const port = await freePort()
    const smtp = smtpMailer(`smtp://127.0.0.1:${port}`, 'DST Investing <no-reply@example.com>', () => {})
    const { log, lines } = recordedLog()
    const queue = await openQueue(queueOn(), { workers: true })
    const { id } = (await send({ ...message, subject: 'Day 45\r\nBcc: everybody@example.com' })).json<{ id: string }>()

    const handler = contactMailHandler({ db: database(), sendMail: smtp.send }, addresses)
    await queue.work({ 'contact-mail': handler }, log)
    await expect.poll(() => lines.join(), { timeout: 30_000 }).toContain('"code":"ESOCKET"')
    const server = await startMailServer(port)
    try {
      await makeDue(database())
      await expect.poll(queued, { timeout: 30_000 }).toEqual([])
      expect(server.messages).toHaveLength(1)
      const [mail] = server.messages
      expect(mail).toMatchObject({ from: 'no-reply@example.com', to: ['desk@example.org'] })
      const [head = ''] = mail?.raw.split('\r\n\r\n') ?? []
      expect(head).toContain('Reply-To: Ruth Okafor <ruth@example.com>')
      expect(head).toContain(`Message-ID: <contact-${id}@site.example.com>`)
      expect(head).toContain('Subject: Contact form: Day 45 Bcc: everybody@example.com')
      expect(head).not.toMatch(/^Bcc:/m)
      expect(lines.join()).not.toMatch(/ruth|okafor|deadlines|day 45/i)
    } finally {
      await queue.close()
      smtp.close()
      await server.close()
    }
  })

  test('a mail that is handed over twice is in the mailbox once', async () => {
    const { id } = (await send(message)).json<{ id: string }>()
    const handler = contactMailHandler({ db: database(), sendMail: mailboxMailer(database()) }, addresses)
    for (let count = 0; count < 2; count++) await handler({ messageId: id }, AbortSignal.timeout(1000), false)
    expect(await database().selectFrom('mailboxMessages').select(['to', 'replyTo', 'subject']).execute()).toEqual([
      { to: 'desk@example.org', replyTo: 'ruth@example.com', subject: 'Contact form: Deadlines' },
    ])
  })

  test('a server with workers mails by itself', async () => {
    await send(message)
    const sent = vi.fn<(mail: Mail) => Promise<void>>(() => Promise.resolve())
    const worker = await buildTestApp({
      db: database(),
      queueOn: queueOn(),
      verifier: (await createMint()).verifier,
      config: { jobs: true },
      sendMail: sent,
    })
    await expect.poll(queued, { timeout: 30_000 }).toEqual([])
    await worker.close()
    expect(sent.mock.calls.map(([{ to }]) => to)).toEqual(['contact@example.com'])
  })
})
