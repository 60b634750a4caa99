import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const linesOf = async ({ registry }: ReturnType<typeof createMetrics>, name: string) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(name))

test('the disk of the data folder is told by its size and what is free; without the folder nothing is', async () => {
  const bytes = async (dataFolder: string) => {
    const lines = await linesOf(createMetrics({ dataFolder }), 'dst_data_disk_bytes')
    const pairs = lines.map((line) => line.replace(/.*"(\w+)"\} (\d+)$/, '$1 $2').split(' '))
    return Object.fromEntries(pairs) as Record<string, string>
  }
  const { size, free } = await bytes(tmpdir())
  expect(Number(free)).toBeGreaterThan(1_000_000)
  expect(Number(size)).toBeGreaterThanOrEqual(Number(free))
  expect(await bytes('/nowhere')).toEqual({})
})

test('the end of the partner’s certificate is told in seconds since 1970, once it was seen', async () => {
  const metrics = createMetrics({ dataFolder: '/nowhere' })
  const name = 'dst_partner_certificate_expiry_timestamp_seconds'
  expect(await linesOf(metrics, name)).toEqual([])
  metrics.seeCertificate(new Date('2027-03-01T00:00:00Z'))
  expect(await linesOf(metrics, name)).toEqual([`${name}{channel="webhook"} 1803859200`])
})

test('an ended webhook is told from the start, as not ended', async () => {
  const metrics = createMetrics({ dataFolder: '/nowhere' })
  const name = 'dst_partner_webhook_ended'
  expect(await linesOf(metrics, name)).toEqual([`${name} 0`])
  metrics.seeEnded(true)
  expect(await linesOf(metrics, name)).toEqual([`${name} 1`])
})

test('attempts at every kind of job are there from the start, at zero: a first one is then an increase', async () => {
  const metrics = createMetrics({ dataFolder: '/nowhere' })
  metrics.countAttempt('lead-mail', 'failed')
  expect(await linesOf(metrics, 'dst_job_attempts_total{kind="lead-mail"')).toEqual([
    'dst_job_attempts_total{kind="lead-mail",outcome="done"} 0',
    'dst_job_attempts_total{kind="lead-mail",outcome="failed"} 1',
    'dst_job_attempts_total{kind="lead-mail",outcome="dead"} 0',
  ])
})
