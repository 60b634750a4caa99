/**
 * Kills a server at each step, and waits until what it had in hand is released.
 *
 * @module-tag full
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Consultation, ConsultationReceipt } from '@dst/contracts'
import { freePort } from '@dst/vitest-config/free-port'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startIssuer } from '../src/testing/issuer.ts'
import { goldRecord } from '../src/testing/records.ts'
import { serverDataOn, type ServerData } from '../src/testing/server-data.ts'
import { endServer, startServer } from '../src/testing/server-process.ts'
import { startWebhookReceiver } from '../src/testing/webhook-receiver.ts'

/** `CRASH_ROUNDS=8` runs forty crashes on each engine instead of ten. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 2)
// Starts a real server many times, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 600_000 * rounds })
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** The built server, its partner and its users; it can be killed and restarted on the same data. */
async function startHouse(data: ServerData) {
  onTestFinished(() => data.remove())
  const port = String(await freePort())
  const [issuer, partner] = await Promise.all([startIssuer(), startWebhookReceiver()])
  const environment = {
    ...data.environment,
    PORT: port,
    SUPABASE_URL: issuer.url,
    SUPABASE_ANON_KEY: 'public',
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: secret,
    PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on',
  }
  let server = await startServer(environment)
  onTestFinished(async () => {
    await endServer(server, 'SIGKILL')
    await partner.close()
  })
  return {
    partner,
    kill: () => endServer(server, 'SIGKILL'),
    restart: async () => {
      server = await startServer(environment)
      expect(server.announcement).toMatchObject({ event: 'listening' })
    },
    /** A person who is allowed to request a call. A call without a response returns undefined. */
    newUser: async () => {
      const email = `${randomUUID()}@example.com`
      const headers = { authorization: `Bearer ${await issuer.token(email)}`, 'content-type': 'application/json' }
      const call = async <T>(
        method: string,
        path: string,
        body?: object,
        more: Record<string, string> = {},
      ): Promise<T | undefined> => {
        const init = { method, headers: { ...headers, ...more }, ...(body ? { body: JSON.stringify(body) } : {}) }
        const send = () =>
          fetch(`http://127.0.0.1:${port}${path}`, init).then(
            async (reply) => ({ ok: reply.ok, status: reply.status, text: await reply.text() }),
            () => undefined,
          )
        let answer = await send()
        // A server that is still starting up may respond with 503: that is no acknowledgement, and people retry.
        for (let tries = 0; answer?.status === 503 && tries < 20; tries += 1) {
          await sleep(500)
          answer = await send()
        }
        if (answer && !answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`)
        return answer && (JSON.parse(answer.text) as T)
      }
      await call('PUT', `/api/users/${encodeURIComponent(email)}`, {
        ...goldRecord(email),
        phoneNumber: '+1 555 555 0100',
      })
      const key = randomUUID()
      return {
        email,
        ask: (shareDataConsent: boolean) =>
          call<ConsultationReceipt>(
            'POST',
            '/api/consultation-requests',
            { shareDataConsent, contactTimeZone: 'America/Chicago' },
            { 'idempotency-key': key },
          ),
        requests: async () => (await call<Consultation[]>('GET', '/api/consultation-requests')) ?? [],
      }
    },
  }
}

type House = Awaited<ReturnType<typeof startHouse>>
type Person = Awaited<ReturnType<House['newUser']>>

/** The points at which the server is killed. Each returns the response that the person got before that. */
const deaths: Record<string, (house: House, ruth: Person, round: number) => Promise<ConsultationReceipt | undefined>> =
  {
    'before the commit': (house, ruth, round) => killAfter(house, ruth, round * 2),
    'around the commit and the answer': (house, ruth, round) => killAfter(house, ruth, 8 + round * 4),
    'before the delivery': async (house, ruth, round) => {
      const receipt = await ruth.ask(true)
      await sleep(round * 40)
      await house.kill()
      return receipt
    },
    'while the partner answers': (house, ruth) =>
      killAt(house, ruth, (reply, kill) => kill().then(() => reply.destroy())),
    'after the partner’s answer, before it is written down': (house, ruth) =>
      killAt(house, ruth, (reply, kill) => new Promise((resolve) => reply.writeHead(204).end(() => resolve(kill())))),
  }

async function killAfter(house: House, ruth: Person, ms: number): Promise<ConsultationReceipt | undefined> {
  const asking = ruth.ask(true)
  await sleep(ms)
  await house.kill()
  return asking
}

type Answer = Parameters<House['partner']['answer']>[0]

/**
 * Waits for the message about this person only, since an earlier one's may be repeated. It may arrive before the
 * response does.
 */
async function killAt(
  house: House,
  ruth: Person,
  treat: (reply: Parameters<Answer>[0], kill: () => Promise<unknown>) => Promise<unknown>,
): Promise<ConsultationReceipt | undefined> {
  const killed = new Promise<unknown>((resolve) => {
    house.partner.answer((reply) => {
      if (house.partner.received.at(-1)?.body.includes(ruth.email)) resolve(treat(reply, house.kill))
      else reply.writeHead(204).end()
    })
  })
  const receipt = await ruth.ask(true)
  await killed
  house.partner.answer((reply) => void reply.writeHead(204).end())
  return receipt
}

async function runRounds(house: House) {
  const reported: { ruth: Person; id: string }[] = []
  const silent: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const die of Object.values(deaths)) {
      const [ruth, walter] = await Promise.all([house.newUser(), house.newUser()])
      silent.push((await walter.ask(false))?.id ?? '')
      const answered = await die(house, ruth, round)
      await house.restart()
      // Anyone who got no response retries with the same idempotency key.
      const receipt = answered ?? (await ruth.ask(true))
      reported.push({ ruth, id: receipt?.id ?? '' })
    }
  }
  return { reported, silent }
}

test.each(Object.entries(serverDataOn))(
  'on %s: however the server is killed, each answered request arrives under one id, none late or without consent',
  async (_name, makeData) => {
    const house = await startHouse(await makeData())
    const { reported, silent } = await runRounds(house)
    expect(reported).toHaveLength(rounds * 5)
    // A job whose worker was killed is released 15 s later, and found within another ten.
    const requests = await Promise.all(
      reported.map(async ({ ruth, id }) => {
        await expect
          .poll(async () => (await ruth.requests()).map((request) => [request.id, request.state]), {
            timeout: 120_000,
            interval: 500,
          })
          .toEqual([[id, 'acknowledged']])
        return (await ruth.requests())[0]
      }),
    )
    const { received } = house.partner
    for (const request of requests) {
      const own = received.filter(({ body }) => body.includes(request?.id ?? '-'))
      expect(own.length).toBeGreaterThanOrEqual(1)
      expect(new Set(own.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([`${request?.id}.1`]))
      expect(
        new Set(own.map(({ body }) => JSON.stringify((JSON.parse(body) as { data: object }).data))).size,
        'the same words each time',
      ).toBe(1)
      const acknowledged = request?.events.filter(({ event }) => event === 'acknowledged') ?? []
      expect(acknowledged).toHaveLength(1)
      for (const { at } of own) expect(at.getTime()).toBeLessThanOrEqual(Date.parse(acknowledged[0]?.at ?? ''))
    }
    for (const { headers, body } of received)
      expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow(/signature/)
    expect(silent.filter((id) => id === '' || received.some(({ body }) => body.includes(id)))).toEqual([])
    const known = received.length
    await house.kill()
    await house.restart()
    // Whatever waited before it is sent before it.
    const last = await house.newUser()
    await last.ask(true)
    await expect.poll(() => received.some(({ body }) => body.includes(last.email)), { timeout: 60_000 }).toBe(true)
    expect(received.length, 'what was acknowledged is not sent again').toBe(known + 1)
    process.stdout.write(`${JSON.stringify({ deaths: reported.length, messages: known })}\n`)
  },
)
