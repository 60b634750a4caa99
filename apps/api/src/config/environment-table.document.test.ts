import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentSchema, readConfig } from './config.ts'

/** These are read by Node, by the build of the site and by tests. */
const ofOthers = ['CHROMIUM_PATH', 'SITE_URL', 'TEST_DATABASE_URL', 'UV_THREADPOOL_SIZE']
/** Defaults that follow from something else. */
const derived: Record<string, string> = {
  CONTACT_EMAIL: 'packages/content/src/site',
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: '720h',
  GOTRUE_SESSIONS_TIMEBOX: '4320h',
  MAIL_FROM: 'packages/content/src/site',
  METRICS_HOST: '127.0.0.1',
  PUBLIC_URL: 'http://localhost:$PORT',
  TRUST_PROXY: 'off',
  WEB_ROOT: 'apps/web/build/client',
}

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | '))
  .map(([names = '', standard = '']) => ({ names: codes(names), standard: codes(standard) }))

test('docs/configuration.md names every variable that the server reads, once, and no other', () => {
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(
    [...Object.keys(environmentSchema.shape), ...ofOthers].toSorted(),
  )
})

test.each(Object.entries(environmentSchema.shape))('its default of %s is the one that is used', (name, schema) => {
  const row = rows.find(({ names }) => names.includes(name))
  const reported = row?.standard[row.names.indexOf(name)]
  const { data: used } = schema.safeParse(undefined)
  if (name in derived) expect(reported).toBe(derived[name])
  else if (used !== undefined) expect(reported).toBe(String(used))
  else expect(row?.standard.filter((code) => !['/dev/google', 'auth-keys.json', 'DATA_DIR'].includes(code))).toEqual([])
})

test('a derived default is that of an empty environment', () => {
  expect(readConfig({}, '/root')).toMatchObject({
    publicUrl: 'http://localhost:4000',
    sessions: { timeboxSeconds: 4320 * 3600, inactivitySeconds: 720 * 3600 },
    trustProxy: false,
    webRoot: '/root/apps/web/build/client',
  })
  expect(readConfig({ METRICS_PORT: '9464' }, '/root').metrics?.own?.host).toBe('127.0.0.1')
})

/** Where the variables of a deployment are written, and those in it that the server doesn't read. */
const deployments: Record<string, string[]> = {
  'compose.yaml': ['DATABASE_PASSWORD', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_USER'],
  Dockerfile: ['NODE_ENV', 'NODE_IMAGE'],
  'apps/api/operations/kubernetes/dst-investing.yaml': [],
  'apps/api/operations/systemd/dst-investing.service': ['AF_INET', 'AF_INET6', 'AF_UNIX', 'NODE_ENV'],
}

test.each(Object.entries(deployments))('%s sets only variables that are read', (file, others) => {
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
  const names = new Set(text.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g))
  expect(names.size).toBeGreaterThan(0)
  const known = [...Object.keys(environmentSchema.shape), ...others]
  expect([...names].filter((name) => !known.includes(name))).toEqual([])
})
