/**
 * It measures how long answers take.
 *
 * @module-tag full
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '@dst/vitest-config/free-port'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { accountCalls } from '../src/testing/account-calls.ts'
import { newAddress } from '../src/testing/account-server.ts'
import { accountOf, accountWithEverything } from '../src/testing/ledger.ts'
import { startStallMeter } from '../src/testing/stall-meter.ts'
import { serverDataOn } from '../src/testing/server-data.ts'
import { endServer, startServer } from '../src/testing/server-process.ts'
import { reported } from '../src/testing/write-log.ts'
import { startSlowMailServer } from '../src/testing/slow-mail-server.ts'
import { startWriters } from '../src/testing/writers.ts'

// Starts real servers, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 300_000 })

/** `OUTAGE_ROUNDS=10` sets the clock ten times. */
const isLong = Number(process.env['OUTAGE_ROUNDS'] ?? 1) > 1
/** Hours from the right time, one after the other. */
const settings = isLong ? [3, -3, 0, 30, 0, -30, 0, 1, -1, 0] : [3, -3, 30, 0]
const hour = 3_600_000

/** The time of day of a program that starts with `environment`, which can be set while it runs. */
function adjustableClock() {
  const folder = mkdtempSync(join(tmpdir(), 'dst-clock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'shift')
  writeFileSync(file, '0')
  const preloaded = pathToFileURL(join(import.meta.dirname, '../src/testing/shifted-clock.ts'))
  return {
    environment: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${preloaded.href}` },
    set: async (milliseconds: number, process: { kill: (signal: NodeJS.Signals) => boolean }) => {
      writeFileSync(file, String(milliseconds))
      process.kill('SIGUSR2')
      await expect.poll(() => readFileSync(`${file}.read`, 'utf8'), { interval: 5 }).toBe(String(milliseconds))
    },
  }
}

// The embedded database has the time of its process. A Postgres server keeps its own, as on another machine.
describe.each(Object.entries(serverDataOn))('on %s', (engine, makeData) => {
  test('a clock that is set under load loses nothing, sends nothing twice and locks nobody out', async () => {
    const data = await makeData()
    onTestFinished(() => data.remove())
    const mail = await startSlowMailServer()
    onTestFinished(() => mail.close())
    const clock = adjustableClock()
    const port = String(await freePort())
    const server = await startServer({
      ...data.environment,
      ...clock.environment,
      PORT: port,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      CONTACT_EMAIL: 'desk@example.org',
      LOG_LEVEL: 'error',
    })
    onTestFinished(async () => void (await endServer(server, 'SIGKILL')))
    const people = accountCalls(`http://127.0.0.1:${port}`)
    const mailsTo = (email: string) => [...mail.arrivals.values()].filter(({ to }) => to === email)
    const mailArrives = (email: string, count: number) =>
      expect.poll(() => mailsTo(email).length, { timeout: 15_000 }).toBe(count)
    const join = async () => {
      const email = newAddress()
      expect((await people.signUp(email)).status).toBe(200)
      await mailArrives(email, 1)
      const confirmed = await people.confirm(email, mailsTo(email)[0]?.raw ?? '')
      expect(confirmed.status).toBe(200)
      return { email, session: confirmed.body }
    }
    const me = async (session: Record<string, unknown>) =>
      (await people.call('GET', '/api/me', { token: String(session['access_token']) })).status

    const ruth = await join()
    const waiting = newAddress()
    await people.signUp(waiting)
    const meter = await startStallMeter()
    onTestFinished(meter.stop)
    const begun = performance.now()
    const writers = startWriters(`http://127.0.0.1:${port}`, 4, { pause: 100 })
    const { seen } = writers
    let mails = 1
    for (const hours of settings) {
      const before = seen.acknowledged
      await expect.poll(() => seen.acknowledged, { timeout: 20_000 }).toBeGreaterThan(before + 20)
      await clock.set(hours * hour, server.child)
      await expect.poll(() => seen.acknowledged, { timeout: 20_000 }).toBeGreaterThan(before + 40)
      // Her access token is good or has expired, by the time that there is now; her session goes on.
      expect([200, 401]).toContain(await me(ruth.session))
      const renewed = await people.refresh(ruth.session['refresh_token'])
      expect(renewed.status).toBe(200)
      ruth.session = renewed.body
      expect(await me(ruth.session)).toBe(200)
      expect((await people.signIn(ruth.email)).status).toBe(200)
      await join()
      // Nobody waits until the clock has caught up before they may ask for a mail again.
      expect((await people.signUp(waiting)).status).toBe(200)
      mails += 1
      await mailArrives(waiting, mails)
    }
    await writers.stop()
    const desk = () => mailsTo('desk@example.org')
    await expect.poll(() => desk().length, { timeout: 120_000 }).toBe(seen.acknowledged)

    expect(server.log.filter(({ level = 0 }) => level >= 50)).toEqual([])
    expect(Object.keys(seen.statuses)).toEqual(['201'])
    expect(seen.slowest).toBeLessThan(2000 + meter.stalledSince(begun))
    expect(await endServer(server, 'SIGTERM')).toBe(0)
    const account = accountOf(seen, await data.messages())
    if (isLong) reported(seen, { engine, ...account, mails: mail.arrivals.size })
    expect(account).toEqual(accountWithEverything(seen))
    expect([...mail.arrivals.values()].filter(({ answered }) => answered !== 1)).toEqual([])
  })
})
