import { createServerCopy } from '@dst/vitest-config/database-copies'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { limitedPool, usageOf } from './limited-pool.ts'

test('the numbers say how many connections are used and how many callers wait for one', async () => {
  const copy = await createServerCopy()
  const pool = limitedPool(copy.url, { connections: 1, acquire: 5000 }, () => {})
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
