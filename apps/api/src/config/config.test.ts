import { partnerFirm } from '@dst/content/partner'
import { expect, test } from 'vitest'
import { configWarnings, readConfig } from './config.ts'
import { StartRefusal } from './start-refusal.ts'

const refusal = (environment: NodeJS.ProcessEnv): StartRefusal => {
  try {
    readConfig(environment, '/srv/dst')
  } catch (error) {
    if (error instanceof StartRefusal) return error
    throw error
  }
  throw new Error('the configuration was accepted')
}

test('with an empty environment everything is embedded and only this machine can reach it', () => {
  expect(readConfig({}, '/srv/dst')).toEqual({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    dataFolder: '/srv/dst/.data',
    databaseUrl: undefined,
    redisUrl: undefined,
    hostedAuth: undefined,
    authKeys: undefined,
    authServiceKey: undefined,
    sessions: { timeboxSeconds: 15_552_000, inactivitySeconds: 2_592_000 },
    google: 'stand-in',
    smtpUrl: undefined,
    mailFrom: 'DST Investing <no-reply@example.com>',
    contactEmail: 'contact@example.com',
    partner: { firm: partnerFirm, email: undefined, webhook: 'stand-in', channels: ['webhook'], open: true },
    metrics: { token: undefined },
    accountDeletion: false,
    jobs: true,
    drainSeconds: 0,
    trustProxy: false,
    placeHeader: undefined,
    rateLimits: true,
    reachable: false,
    webRoot: '/srv/dst/apps/web/build/client',
    analyticsPath: undefined,
    logLevel: 'info',
  })
})

test('a variable that is set to nothing counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' }, '/srv/dst')).toMatchObject({ databaseUrl: undefined, port: 4000 })
})

test('a key for administering accounts is long, and never repeated by a refusal', () => {
  expect(readConfig({ AUTH_SERVICE_KEY: 'k'.repeat(32) }, '/').authServiceKey).toBe('k'.repeat(32))
  const { message } = refusal({ AUTH_SERVICE_KEY: 'too short' })
  expect(message).toContain('AUTH_SERVICE_KEY')
  expect(message).not.toContain('too short')
})

test.each([
  [{}, { timeboxSeconds: 180 * 86_400, inactivitySeconds: 30 * 86_400 }],
  [
    { GOTRUE_SESSIONS_TIMEBOX: '12h', GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: '1h30m' },
    { timeboxSeconds: 43_200, inactivitySeconds: 5400 },
  ],
  [{ GOTRUE_SESSIONS_TIMEBOX: '0', GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: '0s' }, {}],
  [{ SUPABASE_URL: 'https://project.example.co', SUPABASE_ANON_KEY: 'key' }, {}],
  [
    { SUPABASE_URL: 'https://project.example.co', SUPABASE_ANON_KEY: 'key', GOTRUE_SESSIONS_TIMEBOX: '24h' },
    { timeboxSeconds: 86_400 },
  ],
])('with %j sessions end as said, and those of a hosted service as nobody told', (environment, sessions) => {
  expect(readConfig(environment, '/').sessions).toEqual(sessions)
})

test.each(['30 days', '-1h', '720', 'forever'])('%s is no span of time for sessions', (text) => {
  expect(refusal({ GOTRUE_SESSIONS_TIMEBOX: text }).message).toContain('GOTRUE_SESSIONS_TIMEBOX')
})

test('a port that is no port is refused by name', () => {
  const { code, message } = refusal({ PORT: 'http' })
  expect(code).toBe('configuration')
  expect(message).toContain('PORT')
})

test.each(['0.0.0.0', '::', '192.0.2.7'])('the mailbox is not shown on %s unless the operator says so', (HOST) => {
  expect(refusal({ HOST }).code).toBe('public-mailbox')
  expect(readConfig({ HOST, ALLOW_PUBLIC_MAILBOX: 'on' }, '/').host).toBe(HOST)
  expect(readConfig({ HOST, SMTP_URL: 'smtp://mail.example.com' }, '/').host).toBe(HOST)
})

test.each([{ PUBLIC_URL: 'https://www.example.com' }, { TRUST_PROXY: '1' }])(
  'nor behind a proxy: %j',
  (environment) => {
    expect(refusal(environment).code).toBe('public-mailbox')
    expect(readConfig({ ...environment, SMTP_URL: 'smtp://mail.example.com' }, '/').smtpUrl).toBe(
      'smtp://mail.example.com',
    )
  },
)

test('proxies are counted or named, never trusted wholesale', () => {
  const trust = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY, ALLOW_PUBLIC_MAILBOX: 'on' }, '/').trustProxy
  expect(trust('off')).toBe(false)
  expect(trust('2')).toBe(2)
  expect(trust('10.0.0.0/8, 127.0.0.1')).toEqual(['10.0.0.0/8', '127.0.0.1'])
  expect(refusal({ TRUST_PROXY: 'on', ALLOW_PUBLIC_MAILBOX: 'on' }).message).toContain(
    'TRUST_PROXY must be off, the number',
  )
})

test('the analytics script comes from a path of this origin', () => {
  expect(readConfig({ ANALYTICS_PATH: '/insights/script.js' }, '/').analyticsPath).toBe('/insights/script.js')
})

test.each([
  'https://stats.example.com/s.js',
  '//stats.example.com/s.js',
  '/\\stats.example.com/s.js',
  '/\t/stats.example.com/s.js',
  'script.js',
  '/script.js?site=1',
  'javascript:0',
])('the analytics path %j is refused', (ANALYTICS_PATH) => {
  const { code, message } = refusal({ ANALYTICS_PATH })
  expect(code).toBe('configuration')
  expect(message).toContain('ANALYTICS_PATH')
})

test('a hosted auth service needs its key', () => {
  const { code, message } = refusal({ SUPABASE_URL: 'https://project.example.com' })
  expect(code).toBe('configuration')
  expect(message).toContain('SUPABASE_ANON_KEY')
})

test('links of a hosted auth service bring tokens, or codes where it is told to', () => {
  const hosted = { SUPABASE_URL: 'https://project.example.com', SUPABASE_ANON_KEY: 'anon' }
  expect(readConfig(hosted, '/nowhere').hostedAuth?.flow).toBe('implicit')
  expect(readConfig({ ...hosted, SUPABASE_AUTH_FLOW: 'pkce' }, '/nowhere').hostedAuth?.flow).toBe('pkce')
  expect(refusal({ ...hosted, SUPABASE_AUTH_FLOW: 'device' }).message).toContain('SUPABASE_AUTH_FLOW')
})

test('accounts at a hosted service are deleted only by a server that may', () => {
  const hosted = { SUPABASE_URL: 'https://project.example.com', SUPABASE_ANON_KEY: 'anon', ACCOUNT_DELETION: 'on' }
  expect(refusal(hosted).message).toContain('SUPABASE_SERVICE_ROLE_KEY')
  expect(readConfig({ ...hosted, SUPABASE_SERVICE_ROLE_KEY: 'secret' }, '/nowhere').accountDeletion).toBe(true)
  expect(readConfig({ ...hosted, ACCOUNT_DELETION: 'off' }, '/nowhere').accountDeletion).toBe(false)
})

test('messages of the contact form go where the operator says, and only to an address', () => {
  expect(readConfig({ CONTACT_EMAIL: 'desk@example.org' }, '/').contactEmail).toBe('desk@example.org')
  expect(refusal({ CONTACT_EMAIL: 'the desk' }).message).toContain('CONTACT_EMAIL')
})

test('mail that goes out with a placeholder for an address is worth a warning', () => {
  const warnings = (environment: NodeJS.ProcessEnv) =>
    configWarnings(readConfig(environment, '/')).map(({ message }) => message)
  expect(warnings({ SMTP_URL: 'smtp://mail.test' })).toEqual([
    expect.stringMatching(/MAIL_FROM is still DST Investing <no-reply@example\.com>: mail servers will refuse/),
    expect.stringMatching(/CONTACT_EMAIL is still contact@example\.com: nobody reads/),
  ])
  expect(
    warnings({ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'DST <no-reply@dst.test>', CONTACT_EMAIL: 'desk@dst.test' }),
  ).toEqual([])
  expect(warnings({})).toEqual([])
})

test('the work of the queue can be left to other processes', () => {
  expect(readConfig({ JOBS: 'off' }, '/').jobs).toBe(false)
})

test('auth keys come from the environment as the text of a keys file; what is none is not repeated', () => {
  const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd', kid: 'k', alg: 'ES256', key_ops: ['sign', 'verify'] }
  const keys = { keys: [key], secret: 'a-secret-of-forty-three-characters-or-more-x' }
  expect(readConfig({ AUTH_KEYS: JSON.stringify(keys) }, '/').authKeys).toEqual(keys)
  const { code, message } = refusal({ AUTH_KEYS: '{"secret":"hush-hush"}' })
  expect(code).toBe('configuration')
  expect(message).toMatch(/^AUTH_KEYS is not the content of a keys file\./)
  expect(message).not.toContain('hush')
})

test('the numbers are for this machine alone, or for whoever has the token', () => {
  const metrics = (environment: NodeJS.ProcessEnv) =>
    readConfig({ ALLOW_PUBLIC_MAILBOX: 'on', ...environment }, '/').metrics
  expect(metrics({})).toEqual({ token: undefined })
  expect(metrics({ METRICS_TOKEN: 'sixteen-or-longer' })).toEqual({ token: 'sixteen-or-longer' })
  for (const reachable of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://invest.test' }, { TRUST_PROXY: '1' }]) {
    expect(metrics(reachable)).toBeUndefined()
    expect(metrics({ ...reachable, METRICS_TOKEN: 'sixteen-or-longer' })).toEqual({ token: 'sixteen-or-longer' })
  }
  expect(refusal({ METRICS_TOKEN: 'short' }).message).toContain('METRICS_TOKEN')
})

test('traces go where the operator says, under a name, and otherwise nowhere', () => {
  const endpoint = 'http://127.0.0.1:4318'
  expect(readConfig({ OTEL_SERVICE_NAME: 'one' }, '/').traces).toBeUndefined()
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, '/').traces).toEqual({
    endpoint,
    serviceName: 'dst-investing',
  })
  expect(refusal({ OTEL_EXPORTER_OTLP_ENDPOINT: '4318' }).message).toContain('OTEL_EXPORTER_OTLP_ENDPOINT')
})

test('the numbers can have a port of their own, open to others only with the token', () => {
  const METRICS_PORT = '9464'
  const metrics = (environment: NodeJS.ProcessEnv) =>
    readConfig({ ALLOW_PUBLIC_MAILBOX: 'on', HOST: '0.0.0.0', METRICS_PORT, ...environment }, '/').metrics
  expect(metrics({})).toEqual({ own: { host: '127.0.0.1', port: 9464 } })
  expect(metrics({ METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'sixteen-or-longer' })).toEqual({
    token: 'sixteen-or-longer',
    own: { host: '0.0.0.0', port: 9464 },
  })
  for (const METRICS_HOST of ['0.0.0.0', '::', '10.0.0.7']) {
    const { code, message } = refusal({ METRICS_PORT, METRICS_HOST })
    expect([code, message]).toEqual(['configuration', expect.stringContaining('METRICS_TOKEN is not set')])
  }
  expect(refusal({ METRICS_HOST: '127.0.0.1' }).message).toContain('METRICS_PORT is not')
  expect(refusal({ METRICS_PORT: '70000' }).message).toContain('METRICS_PORT')
})

test.each([
  [{}, 'stand-in'],
  [
    { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
    { clientId: 'id', clientSecret: 'secret' },
  ],
  [{ PUBLIC_URL: 'https://dst.example.com', SMTP_URL: 'smtp://mail' }, undefined],
  [{ HOST: '0.0.0.0', ALLOW_PUBLIC_MAILBOX: 'on' }, undefined],
  [{ TRUST_PROXY: '1', SMTP_URL: 'smtp://mail' }, undefined],
])('with %j people sign in with Google by %j: nobody else may reach the stand-in', (environment, google) => {
  expect(readConfig(environment, '/srv/dst').google).toEqual(google)
})

test.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])('%s alone is refused', (name) => {
  expect(refusal({ [name]: 'x' }).message).toContain('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET')
})
