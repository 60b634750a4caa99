import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint } from '../../testing/tokens.ts'

onBothEnginesInEveryRun((database) => {
  let app: FastifyInstance
  let time = '2026-10-31T23:59:59.999Z'
  beforeAll(async () => {
    const { verifier } = await createMint()
    app = await buildTestApp({ db: database(), verifier, now: () => new Date(time) })
  })

  test('shown verdicts are counted by month and rule, also many at once', async () => {
    const count = (rule: number) => app.inject({ method: 'POST', url: '/api/verdicts', payload: { rule } })
    expect((await app.inject('/api/verdicts')).json()).toEqual([])
    expect((await count(6)).statusCode).toBe(204)
    time = '2026-11-01T00:00:00.000Z'
    await count(2)
    await Promise.all(Array.from({ length: 20 }, () => count(11)))
    expect((await app.inject('/api/verdicts')).json()).toEqual([
      { month: '2026-11', rule: 2, shown: 1 },
      { month: '2026-11', rule: 11, shown: 20 },
      { month: '2026-10', rule: 6, shown: 1 },
    ])
  })
})
