import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { away, brokenDatabase } from '../testing/broken-database.ts'
import { observatoryScore } from '../testing/observatory.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { createMint } from '../testing/tokens.ts'

/** 100, and 30 more: the most that headers alone can earn. */
const highest = 130
let root: string
let app: FastifyInstance

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'dst-graded-'))
  mkdirSync(join(root, 'login'))
  const page =
    '<h1 style="color:red">A</h1><style>h1{margin:0}</style><script>a = 1</script><script src="/b.js"></script>'
  for (const file of ['index.html', 'login/index.html', '__spa-fallback.html', '404.html'])
    writeFileSync(join(root, file), page)
  writeFileSync(join(root, 'b.js'), 'export {}')
  writeFileSync(join(root, 'site-paths.json'), JSON.stringify({ pages: ['/', '/login', '/profile'], moved: {} }))
  const { verifier } = await createMint()
  app = await buildTestApp({ db: brokenDatabase(away), verifier, config: { webRoot: root } })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

test.each(['/', '/login', '/profile', '/no/such/page', '/b.js', '/api/faqs', '/api/nothing', '/health/live'])(
  '%s has the highest grade that headers can earn',
  async (url) => {
    const { score, findings } = observatoryScore((await app.inject(url)).headers)
    expect(findings.filter(({ modifier }) => modifier < 0)).toEqual([])
    expect(score).toBe(highest)
  },
)

const good = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}
const withPolicy = (more: string) => ({
  ...good,
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; ${more}`,
})

test.each([
  ['no header', {}, 100 - 25 - 20 - 20 - 5],
  ['frames', { ...good, 'content-security-policy': "default-src 'none'" }, 80],
  ['inline scripts', withPolicy("script-src 'unsafe-inline'"), 80],
  ['inline scripts by hash', withPolicy("script-src 'unsafe-inline' 'sha256-a'"), 130],
  ['scripts over http', withPolicy('script-src http:'), 80],
  ['eval', withPolicy("script-src 'unsafe-eval'"), 90 + 20],
  ['inline styles', withPolicy("style-src 'unsafe-inline'"), 100 + 20],
  ['a short time for https', { ...good, 'strict-transport-security': 'max-age=3600' }, 90 + 30],
  ['everybody reading', { ...good, 'access-control-allow-origin': '*' }, 50],
  ['an open referrer', { ...good, 'referrer-policy': 'unsafe-url' }, 95 + 25],
])('the rubric: %s', (_, headers, expected) => {
  expect(observatoryScore(headers).score).toBe(expected)
})
