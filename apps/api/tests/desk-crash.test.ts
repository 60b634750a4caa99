import { randomUUID } from 'node:crypto'
import type { ConsultationReceipt } from '@dst/contracts'
import type { DeskLead, PendingAction } from '@dst/contracts/desk'
import { freePort } from '@dst/vitest-config/free-port'
import { byRun } from '@dst/vitest-config/run'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ownFirm } from '../src/testing/desk-harness.ts'
import { startIssuer } from '../src/testing/issuer.ts'
import { goldRecord } from '../src/testing/records.ts'
import { serverDataOn, type ServerData } from '../src/testing/server-data.ts'
import { endServer, startServer } from '../src/testing/server-process.ts'

const rounds = byRun({ core: 1, full: 20 })
/** Leads of a round, about which something is reported at once. */
const leads = 4
// Starts a real server three times a round, and waits until what a killed one had in hand is released.
vi.setConfig({ testTimeout: 240_000 * rounds })

/** The built server with a member of the firm; it can be killed and restarted on the same data. */
async function startDesk(data: ServerData) {
  onTestFinished(() => data.remove())
  const [port, issuer] = [String(await freePort()), await startIssuer()]
  const sam = { userId: randomUUID(), email: 'sam@firm.example' }
  await data.query(`insert into desk_members (user_id, email, role, firm_crd, firm_name)
    values ('${sam.userId}', '${sam.email}', 'partner', '${ownFirm.crd}', '${ownFirm.name}')`)
  const environment = {
    ...data.environment,
    PORT: port,
    SUPABASE_URL: issuer.url,
    SUPABASE_ANON_KEY: 'public',
    // Nothing listens there: the desk alone brings the firm its leads.
    PARTNER_WEBHOOK_URL: 'http://127.0.0.1:9/leads',
    PARTNER_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on',
  }
  let server = await startServer(environment)
  const kill = () => endServer(server, 'SIGKILL')
  onTestFinished(() => void kill())
  /** Undefined if the server died before it answered. */
  const send = async <T>(
    token: string,
    [method, path]: [string, string],
    body?: object,
    key: string = randomUUID(),
  ) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key }
    const call = () =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).then(
        async (reply) => ({ status: reply.status, value: JSON.parse((await reply.text()) || 'null') as T }),
        () => undefined,
      )
    // A server that is still starting up may respond with 503, and people retry.
    return vi.waitFor(
      async () => {
        const answer = await call()
        expect(answer?.status).not.toBe(503)
        return answer
      },
      { timeout: 20_000, interval: 500 },
    )
  }
  const memberToken = await issuer.memberToken(sam)
  return {
    kill,
    restart: async () => {
      server = await startServer(environment)
      expect(server.announcement).toMatchObject({ event: 'listening' })
    },
    newLead: async () => {
      const email = `${randomUUID()}@example.com`
      const token = await issuer.token(email)
      const record = { ...goldRecord(email), phoneNumber: '+1 555 555 0100' }
      await send(token, ['PUT', `/api/users/${encodeURIComponent(email)}`], record)
      const asked = await send<ConsultationReceipt>(token, ['POST', '/api/consultation-requests'], {
        shareDataConsent: true,
        contactTimeZone: 'America/Denver',
      })
      return asked?.value.id ?? ''
    },
    stateOf: async (id: string) => (await send<DeskLead>(memberToken, ['GET', `/api/desk/leads/${id}`]))?.value.state,
    lead: async (id: string) => (await send<DeskLead>(memberToken, ['GET', `/api/desk/leads/${id}`]))?.value,
    reportReached: (id: string, key: string) =>
      send<PendingAction>(
        memberToken,
        ['POST', `/api/desk/leads/${id}/actions`],
        { action: { kind: 'reached' }, version: 1 },
        key,
      ),
  }
}

test.each(Object.entries(serverDataOn))(
  'on %s: however the server is killed, each action that was reported takes effect once, at its own time',
  async (_name, makeData) => {
    const data = await makeData()
    const desk = await startDesk(data)
    const reported = new Map<string, string>()
    for (let round = 0; round < rounds; round += 1) {
      const ids: string[] = []
      for (let count = 0; count < leads; count += 1) ids.push(await desk.newLead())
      await desk.lead(ids[0] ?? '')
      // Dies while the actions are being recorded: before the first answer, or right after it.
      const reports = ids.map(async (id) => {
        const key = randomUUID()
        return { id, key, answer: await desk.reportReached(id, key) }
      })
      if (round % 2 === 0) await Promise.race(reports)
      await desk.kill()
      const first = await Promise.all(reports)
      await desk.restart()
      for (const { id, key, answer } of first) {
        // Whoever got no answer repeats the call with its key; whoever got one may do so too.
        const again = await desk.reportReached(id, key)
        expect([200, 201]).toContain(again?.status)
        if (answer) expect(again).toEqual({ status: 200, value: answer.value })
        reported.set(id, again?.value.at ?? '')
      }
      // Dies while they take effect.
      const effects = async () =>
        (await Promise.all(ids.map(desk.stateOf))).filter((state) => state === 'called').length
      await expect.poll(effects, { timeout: 60_000, interval: 25 }).toBeGreaterThan(round % leads)
      await desk.kill()
      await desk.restart()
    }
    // A job whose worker was killed is released 20 s later, and found within another ten.
    for (const [id, at] of reported) {
      await expect.poll(async () => (await desk.lead(id))?.state, { timeout: 120_000, interval: 500 }).toBe('called')
      expect((await desk.lead(id))?.events.filter(({ event }) => event === 'called')).toEqual([
        { event: 'called', at, by: 'firm' },
      ])
    }
    expect(reported.size).toBe(rounds * leads)
    await desk.kill()
    expect(await data.query('select state, count(*)::int from desk_actions group by state')).toEqual([
      { state: 'done', count: rounds * leads },
    ])
  },
)
