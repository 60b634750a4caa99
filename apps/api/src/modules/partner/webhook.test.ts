import { once } from 'node:events'
import { createServer as createHttpsServer } from 'node:https'
import { createServer as createRawServer, type AddressInfo, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { loopbackCertificate } from '../../testing/loopback-certificate.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { postWebhook } from './webhook.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const formerSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const message = { id: 'one.1', type: 'lead.created', data: { id: 'one' }, timestamp: new Date('2026-11-22T12:00:00Z') }
/** Timeout in milliseconds for a partner that never responds. */
const limit = 300

let partner: WebhookReceiver
beforeEach(async () => {
  partner = await startWebhookReceiver()
})
afterEach(() => partner.close())

const never = new AbortController().signal
const post = (url = partner.url, { secrets = [secret], ...patience }: { secrets?: string[]; limit?: number } = {}) =>
  postWebhook({ url, secrets, allowPrivate: true }, message, { signal: never, ...patience })
const code = (url?: string, patience = {}) =>
  post(url, patience).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )

/** A server that handles the raw connection as it likes once a request has begun. */
async function rawPartner(treat: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createRawServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.once('data', () => treat(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`
}

/** Writes a piece every 50 ms forever, so that no idle timeout fires. */
function drip(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 50)
  socket.on('close', () => clearInterval(timer))
}

describe('the whole exchange has one limit', () => {
  test('which is ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await postWebhook({ url: partner.url, secrets: [secret], allowPrivate: true }, message, { signal: never })
    expect(timeout.mock.calls).toEqual([[10_000]])
  })

  test.each([
    ['never answers', () => {}],
    ['sends its status line and no more', (socket) => void socket.write('HTTP/1.1 200 OK\r\n')],
    [
      'sends one header after the other',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n')
        drip(socket, 'x-more: 1\r\n')
      },
    ],
  ] satisfies [string, (socket: Socket) => void][])('also for a partner that %s', async (_what, treat) => {
    const begun = performance.now()
    expect(await code(await rawPartner(treat), { limit })).toBe('webhook_timeout')
    expect(performance.now() - begun).toBeGreaterThan(limit - 20)
  })

  test('and the time of the job ends it too', async () => {
    partner.answer(() => {})
    const posting = postWebhook({ url: partner.url, secrets: [secret], allowPrivate: true }, message, {
      signal: AbortSignal.timeout(50),
    })
    await expect(posting).rejects.toMatchObject({ code: 'webhook_timeout' })
  })
})

describe('the status is the answer', () => {
  test.each([200, 201, 202, 204, 299])('%i is a yes', async (status) => {
    partner.answer((reply) => void reply.writeHead(status).end())
    expect(await code()).toBe('taken')
  })

  test.each([301, 302, 303, 307, 308])('%i leads nowhere, however often it is tried', async (status) => {
    const elsewhere = await startWebhookReceiver()
    onTestFinished(() => elsewhere.close())
    partner.answer((reply) => void reply.writeHead(status, { location: elsewhere.url }).end())
    expect([await code(), await code()]).toEqual([`webhook_status_${status}`, `webhook_status_${status}`])
    expect(elsewhere.received).toEqual([])
  })

  test.each([304, 400, 404, 410, 429, 500, 503])('%i is a no', async (status) => {
    partner.answer((reply) => void reply.writeHead(status).end())
    expect(await code()).toBe(`webhook_status_${status}`)
  })

  test('a body that says the opposite changes nothing', async () => {
    partner.answer((reply) => void reply.writeHead(200).end('{"error":"not taken"}'))
    expect(await code()).toBe('taken')
  })

  test('a body that never ends keeps nobody waiting, and its connection is let go', async () => {
    let closed: Promise<unknown> | undefined
    const url = await rawPartner((socket) => {
      closed = new Promise((resolve) => socket.on('close', resolve))
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
      drip(socket, '1\r\nx\r\n')
    })
    const attempt = new AbortController()
    await postWebhook({ url, secrets: [secret], allowPrivate: true }, message, { signal: attempt.signal })
    attempt.abort()
    await closed
  })

  test('of a huge body a little is read', async () => {
    let sent = 0
    let closed: Promise<unknown> | undefined
    const url = await rawPartner((socket) => {
      closed = new Promise((resolve) => socket.on('close', resolve))
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n')
      const piece = Buffer.alloc(16 * 1024, 'x')
      const more = () => {
        while (!socket.destroyed && sent < 1_000_000_000) {
          sent += piece.length
          if (!socket.write(piece)) return void socket.once('drain', more)
        }
      }
      more()
    })
    expect(await code(url)).toBe('taken')
    await closed
    // What fits into the buffers of two sockets is sent without being read.
    expect(sent).toBeLessThan(20_000_000)
  })

  test.each([
    ['resets the connection', (socket) => void socket.resetAndDestroy(), 'ECONNRESET'],
    ['hangs up', (socket) => void socket.end(), 'ECONNRESET'],
    ['answers garbage', (socket) => void socket.end('garbage\r\n\r\n'), expect.stringMatching(/^HPE_/)],
  ] satisfies [string, (socket: Socket) => void, unknown][])(
    'a partner that %s has not taken it',
    async (_what, treat, expected) => {
      expect(await code(await rawPartner(treat))).toEqual(expected)
    },
  )
})

test('each try is signed anew under the same id, by every secret in use', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const now of ['2026-11-22T12:00:05Z', '2026-11-22T15:00:00Z']) {
    vi.setSystemTime(new Date(now))
    await post(partner.url, { secrets: [secret, formerSecret] })
    const { headers, body } = partner.received.at(-1) ?? { at: new Date(0), headers: {}, body: '' }
    // The library rejects timestamps older than five minutes.
    for (const each of [secret, formerSecret])
      expect(new Webhook(each).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'lead.created' })
    expect(() =>
      new Webhook(`whsec_${Buffer.alloc(32, 9).toString('base64')}`).verify(body, headers as Record<string, string>),
    ).toThrow('No matching signature')
    expect(headers['webhook-timestamp']).toBe(String(Date.parse(now) / 1000))
  }
  expect(partner.received.map(({ headers }) => headers['webhook-id'])).toEqual(['one.1', 'one.1'])
  expect(new Set(partner.received.map(({ body }) => body)).size, 'what happened when does not change').toBe(1)
})

test('over https it is told until when the partner’s certificate is valid', async () => {
  const trusted = getCACertificates()
  setDefaultCACertificates([...trusted, loopbackCertificate.cert])
  const server = createHttpsServer(loopbackCertificate, (_request, reply) => void reply.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    setDefaultCACertificates(trusted)
    server.close()
  })
  const seeCertificate = vi.fn()
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  await postWebhook({ url, secrets: [secret], allowPrivate: true }, message, { signal: never, seeCertificate })
  expect(seeCertificate.mock.calls).toEqual([[loopbackCertificate.validTo]])
})
