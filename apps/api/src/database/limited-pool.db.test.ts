import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createServerCopy } from '@dst/vitest-config/database-copies'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../process/metrics.ts'
import { acquireLimit } from './connection.ts'
import { limitedPool, usageOf } from './limited-pool.ts'

test('the numbers say how many connections are used and how many callers wait for one', async () => {
  const copy = await createServerCopy()
  const pool = limitedPool(copy.url, { connections: 1, acquire: () => 5000 }, () => {})
  onTestFinished(async () => {
    await pool.end()
    await copy.drop()
  })
  const { registry } = createMetrics({ dataFolder: '/nowhere', pools: () => [usageOf('calls', pool)] })
  const states = async () => {
    const { values = [] } = (await registry.getSingleMetric('dst_database_connections')?.get()) ?? {}
    return Object.fromEntries(values.map(({ labels, value }) => [`${labels['pool']} ${labels['state']}`, value]))
  }
  const first = await pool.connect()
  const second = pool.connect()
  expect(await states()).toEqual({ 'calls used': 1, 'calls idle': 0, 'calls waiting': 1 })
  first.release()
  const taken = await second
  expect(await states()).toEqual({ 'calls used': 1, 'calls idle': 0, 'calls waiting': 0 })
  taken.release()
  expect(await states()).toEqual({ 'calls used': 0, 'calls idle': 1, 'calls waiting': 0 })
})

test.each([
  [0, 700],
  [30, 1000],
  [99, 1690],
  // A database that cannot be reached is reported within two seconds.
  [100, 1700],
  [5000, 1700],
])('while the event loop is late by %i ms, a call may wait %i ms for a connection', (delay, limit) => {
  expect(acquireLimit(delay)).toBe(limit)
})

test('each caller waits for a connection as long as the limit is then', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const limits = { connections: 1, acquire: () => limit }
  let limit = 600_000
  const pool = limitedPool(`postgres://127.0.0.1:${(silent.address() as AddressInfo).port}/any`, limits, () => {})
  onTestFinished(async () => {
    await pool.end()
    silent.close()
  })
  limit = 1
  await expect(pool.connect()).rejects.toThrow('timeout')
})
