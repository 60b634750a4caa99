/**
 * It measures how long answers take.
 *
 * @module-tag full
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dst/vitest-config/free-port'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { accountCalls, type Answer } from '../src/testing/account-calls.ts'
import { newAddress } from '../src/testing/account-server.ts'
import { accountOf, accountWithEverything } from '../src/testing/ledger.ts'
import { startStallMeter } from '../src/testing/stall-meter.ts'
import { goldRecord } from '../src/testing/records.ts'
import { serverDataOn } from '../src/testing/server-data.ts'
import { endServer, startServer } from '../src/testing/server-process.ts'
import { reported } from '../src/testing/write-log.ts'
import { startSlowMailServer, type Mood } from '../src/testing/slow-mail-server.ts'
import { startWriters } from '../src/testing/writers.ts'

// Waits for retries, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 400_000 })

/** `OUTAGE_ROUNDS=10` has the mail server in every mood, each longer than an attempt. */
const isLong = Number(process.env['OUTAGE_ROUNDS'] ?? 1) > 1
const moods: Mood[] = isLong
  ? [{ pause: 4000 }, { drip: 700 }, { silentAt: 'MAIL' }, { silentAt: 'body' }]
  : [{ pause: 500 }, { silentAt: 'body' }]
/** Milliseconds of each mood. */
const lasting = isLong ? 22_000 : 3000

describe.each(Object.entries(serverDataOn))('on %s', (engine, makeData) => {
  test('a slow mail server delays its mails and nothing else, and gets each once it is well', async () => {
    const data = await makeData()
    onTestFinished(() => data.remove())
    const mail = await startSlowMailServer()
    onTestFinished(() => mail.close())
    const port = String(await freePort())
    const server = await startServer({
      ...data.environment,
      PORT: port,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      CONTACT_EMAIL: 'desk@example.org',
    })
    onTestFinished(async () => void (await endServer(server, 'SIGKILL')))
    const mailsTo = (email: string) => [...mail.arrivals.values()].filter(({ to }) => to === email)
    const people = accountCalls(`http://127.0.0.1:${port}`)

    const ruth = newAddress()
    await people.signUp(ruth)
    await expect.poll(() => mailsTo(ruth), { timeout: 20_000 }).toHaveLength(1)
    const { body: session } = await people.confirm(ruth, mailsTo(ruth)[0]?.raw ?? '')
    const asRuth = (method: string, path: string, body?: object) =>
      people.call(method, path, { token: String(session['access_token']), ...(body ? { body } : {}) })
    const saved = await asRuth('PUT', `/api/users/${encodeURIComponent(ruth)}`, goldRecord(ruth))
    expect(saved.status).toBe(200)

    const meter = await startStallMeter()
    onTestFinished(meter.stop)
    const begun = performance.now()
    const requests: Answer[] = []
    const signUps: Answer[] = []
    const newcomers: string[] = []
    const waited: string[] = []
    const writers = startWriters(`http://127.0.0.1:${port}`, 4, { pause: isLong ? 2000 : 300 })
    for (const mood of moods) {
      mail.feel(mood)
      const asked = await asRuth('POST', '/api/consultation-requests', {
        shareDataConsent: true,
        contactTimeZone: 'America/Chicago',
        phoneNumber: '+1 555 555 0100',
      })
      requests.push(asked)
      for (let count = 0; count < 3; count += 1) {
        const newcomer = newAddress()
        newcomers.push(newcomer)
        signUps.push(await people.signUp(newcomer))
        if (mailsTo(newcomer).some(({ answered }) => answered > 0)) waited.push(newcomer)
      }
      // The partner is told meanwhile.
      const states = async () => JSON.stringify((await asRuth('GET', '/api/consultation-requests')).body)
      await expect.poll(states, { timeout: 3000 }).toMatch(/"state":"acknowledged"/)
      await sleep(lasting)
    }
    mail.feel({})
    await writers.stop()
    const { seen } = writers
    expect(server.child.exitCode).toBeNull()
    const statuses = [...requests, ...signUps].map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
    expect(Object.keys(seen.statuses)).toEqual(['201'])
    const slowest = Math.max(seen.slowest, ...requests.map(({ ms }) => ms))
    expect(slowest).toBeLessThan(2000 + meter.stalledSince(begun))
    // A sign-up takes as long as its hash, which leaves the cores to everything else; it never waits for its mail, nor
    // until the server gives a mail up, after 15 seconds.
    expect(waited).toEqual([])
    expect(Math.max(...signUps.map(({ ms }) => ms))).toBeLessThan(10_000)

    const answered = () => [...mail.arrivals.values()].filter((arrival) => arrival.answered > 0)
    const arrived = () => ({
      desk: answered().filter(({ to }) => to === 'desk@example.org').length,
      newcomers: newcomers.filter((email) => answered().some(({ to }) => to === email)).length,
      ruth: answered().filter(({ to }) => to === ruth).length > 1,
      // Taken without an answer, and to be sent again.
      open: mail.arrivals.size - answered().length,
    })
    await expect
      .poll(arrived, { timeout: 200_000, interval: 100 })
      .toEqual({ desk: seen.acknowledged, newcomers: newcomers.length, ruth: true, open: 0 })
    // Long enough for a second attempt to show up, if there were one.
    await sleep(isLong ? 10_000 : 1000)
    const all = [...mail.arrivals.values()]
    const account = accountOf(seen, (await endServer(server, 'SIGTERM'), await data.messages()))
    if (isLong)
      reported(seen, {
        engine,
        ...account,
        mails: all.length,
        twice: all.filter(({ unanswered }) => unanswered).length,
      })
    expect(account).toEqual(accountWithEverything(seen))
    expect(all.filter((arrival) => arrival.answered !== 1).map(({ raw: _raw, ...arrival }) => arrival)).toEqual([])
    // Nobody can know whether a message was taken whose answer never came: it is sent again, under its id.
    const isForgetful = moods.some(({ silentAt }) => silentAt === 'body')
    if (!isForgetful) expect(all.filter(({ unanswered }) => unanswered > 0)).toEqual([])
  })
})
