import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { freePort } from '@dst/vitest-config/free-port'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { metricsRoutes } from '../modules/metrics/metrics-routes.ts'
import { listen } from './listen.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import { away, brokenDatabase } from '../testing/broken-database.ts'
import { expectInTime } from '../testing/in-time.ts'

const host = '127.0.0.1'
const source = { db: brokenDatabase(away), registry: new Registry(), token: 'sixteen-or-longer' }
const headers = { authorization: `Bearer ${source.token}` }

async function start(own: number) {
  const app = Fastify()
  app.get('/', () => 'the site')
  onTestFinished(() => app.close())
  const port = await freePort()
  await listen(app, { host, port, metrics: { token: source.token, own: { host, port: own } } }, metricsRoutes(source))
  return { app, port }
}

test('numbers on a port of their own are there and nowhere else, for whoever has the token', async () => {
  const own = await freePort()
  const { port } = await start(own)
  const status = async (at: number, path: string, sent = {}) =>
    (await fetch(`http://${host}:${at}${path}`, { headers: sent })).status
  expect(await status(own, '/metrics', headers)).toBe(200)
  expect(await status(own, '/metrics')).toBe(401)
  expect([await status(own, '/', headers), await status(port, '/metrics', headers)]).toEqual([404, 404])
})

test('a server that closes also closes the port of the numbers, and waits for no reader', async () => {
  const own = await freePort()
  const { app } = await start(own)
  const reader = connect(own, host).on('error', () => {})
  await once(reader, 'connect')
  reader.write('GET /metrics HTTP/1.1\r\n')
  const cut = new Promise((resolve) => reader.on('close', resolve))
  const begun = performance.now()
  await app.close()
  await cut
  expectInTime(begun, 3000)
  await expect(fetch(`http://${host}:${own}/metrics`, { headers })).rejects.toThrow()
})

test('a port for the numbers that is taken is refused by its name, and nothing is served', async () => {
  const other = createServer().listen(0, host)
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port: taken } = other.address() as { port: number }
  const refusal = await start(taken).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect(refusal).toMatchObject({
    code: 'port-in-use',
    message: expect.stringContaining(`Port ${taken} on ${host} cannot be used (EADDRINUSE)`) as string,
  })
  expect((refusal as Error).message).toContain(`METRICS_PORT=${taken + 1}`)
})

// An address for documentation (RFC 5737), one with too large a number, a link-local one without a zone.
test.each([
  ['192.0.2.1', 'EADDRNOTAVAIL'],
  ['999.1.1.1', 'ENOTFOUND'],
  ['fe80::1', 'EINVAL'],
])('%s, which the machine does not have, is named with the variable that chooses another', async (there, code) => {
  const app = Fastify()
  const port = await freePort()
  const refusal = await listen(app, { host: there, port, metrics: undefined }, metricsRoutes(source)).catch(
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect(refusal).toMatchObject({
    code: 'address-not-there',
    message:
      `This machine has no address ${there} (${code}). Choose one that it has, for example HOST=::1 npm start ` +
      'where there is only IPv6.',
  })
})
