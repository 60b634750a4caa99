import { expect, test } from 'vitest'
import { environmentSchema, readConfig } from './config.ts'
import { StartRefusal } from './start-refusal.ts'

type Name = keyof typeof environmentSchema.shape

const takes = (name: Name, text: string) => environmentSchema.shape[name].safeParse(text).success

/** For each variable what is taken and what isn't: at a bound below, on and above. */
const cases: Partial<Record<Name, { taken: string[]; refused: string[] }>> = {
  PORT: { taken: ['0', '1', '65534', '65535'], refused: ['-1', '65536', '80.5', '0x50', '1e3', ' 80', 'http'] },
  HOST: {
    taken: ['127.0.0.1', '::', '::1', 'localhost', 'api.internal'],
    refused: ['http://localhost', 'localhost:80', 'a host', '-x', '[::1]'],
  },
  PUBLIC_URL: {
    taken: ['https://www.example.com', 'https://www.example.com/', 'http://localhost:4000'],
    refused: [
      'www.example.com',
      'ftp://example.com',
      'https://example.com/site',
      'https://example.com/?a=1',
      'https://me:secret@example.com',
      'javascript:0',
    ],
  },
  DATA_DIR: { taken: ['.data', '/var/lib/dst investing'], refused: ['a\0b'] },
  DATABASE_URL: {
    taken: [
      'postgres://u:p@db/name',
      'postgresql://db:5432/name',
      'postgresql:///name?host=/run/postgresql',
      'postgres://u:50%@db',
    ],
    refused: [
      'mysql://x',
      'db/name',
      'https://db/name',
      'foo',
      'postgres:foo',
      ' postgres://db',
      'postgres://u:p@db:port/name',
    ],
  },
  REDIS_URL: {
    taken: ['redis://cache:6379', 'rediss://u:p%25@cache', 'redis://cache/', 'redis://cache/1'],
    refused: ['cache:6379', 'http://cache', 'redis:cache', 'redis://cache/name', 'redis://u:%zz@cache'],
  },
  SUPABASE_URL: { taken: ['https://project.example.co'], refused: ['project.example.co', 'postgres://db'] },
  AUTH_SERVICE_KEY: { taken: ['k'.repeat(32), 'k'.repeat(33)], refused: ['k'.repeat(31), `${'k'.repeat(32)} k`] },
  SUPABASE_ANON_KEY: { taken: ['k'], refused: ['a key'] },
  SUPABASE_SERVICE_ROLE_KEY: { taken: ['k'], refused: ['a key'] },
  SUPABASE_AUTH_FLOW: { taken: ['implicit', 'pkce'], refused: ['PKCE', 'code'] },
  GOTRUE_SESSIONS_TIMEBOX: { taken: ['0', '1ns', '4320h', '1h30m'], refused: ['-1ns', '720', '30d', 'forever'] },
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: { taken: ['0', '720h'], refused: ['-1h', '30 days'] },
  GOOGLE_CLIENT_ID: { taken: ['1-a.apps.googleusercontent.com'], refused: ['my client'] },
  GOOGLE_CLIENT_SECRET: { taken: ['GOCSPX-1'], refused: ['my secret'] },
  SMTP_URL: {
    taken: ['smtp://mail.example.com', 'smtps://u:p%40ss@mail.example.com:465', 'smtp://u:50%@mail.example.com'],
    refused: ['foo', 'mail.example.com:587', 'https://mail.example.com', 'smtp://', 'smtp:mail'],
  },
  MAIL_FROM: {
    taken: ['no-reply@example.com', 'DST <no-reply@example.com>'],
    refused: ['DST', 'DST <no-reply>', 'DST no-reply@example.com', 'DST <a@example.com>\nBcc: b@example.com'],
  },
  CONTACT_EMAIL: { taken: ['desk@example.org'], refused: ['the desk', 'desk@'] },
  PARTNER_EMAIL: { taken: ['desk@example.org'], refused: ['desk'] },
  PARTNER_WEBHOOK_URL: { taken: ['https://partner.example.com/leads?k=1'], refused: ['partner.example.com'] },
  PARTNER_WEBHOOK_ALLOW_PRIVATE: { taken: ['on', 'off'], refused: ['yes', 'true', 'ON'] },
  METRICS_TOKEN: { taken: ['t'.repeat(16), 't'.repeat(17)], refused: ['t'.repeat(15), 'sixteen or longer'] },
  METRICS_PORT: { taken: ['0', '65535'], refused: ['65536', 'none'] },
  METRICS_HOST: { taken: ['127.0.0.1'], refused: ['http://127.0.0.1'] },
  OTEL_EXPORTER_OTLP_ENDPOINT: { taken: ['http://127.0.0.1:4318'], refused: ['4318', 'grpc://collector:4317'] },
  OTEL_SERVICE_NAME: { taken: ['dst one'], refused: ['  ', 'a\nb'] },
  ALLOW_PUBLIC_MAILBOX: { taken: ['on', 'off'], refused: ['1'] },
  ACCOUNT_DELETION: { taken: ['on', 'off'], refused: ['true'] },
  JOBS: { taken: ['on', 'off'], refused: ['false'] },
  DRAIN_SECONDS: { taken: ['0', '1', '299', '300'], refused: ['-1', '301', '5s', '1.5'] },
  TRUST_PROXY: {
    taken: ['off', '1', '9', '10.0.0.0/8, 127.0.0.1', '10.0.0.1/32', '::1', 'fd00::/8', '::1/128'],
    refused: ['on', '0', '10', 'true', 'abc', '10.0.0.0/33', '::1/129', '10.0.0/8', '10.0.0.1,', '1.2.3.4/8/9'],
  },
  PLACE_HEADER: { taken: ['CF-IPCity', 'x-city'], refused: ['CF IPCity', 'x-city:'] },
  RATE_LIMITS: { taken: ['on', 'off'], refused: ['none'] },
  WEB: { taken: ['on', 'off'], refused: ['no'] },
  WEB_ROOT: { taken: ['build/client'], refused: ['a\0b'] },
  ANALYTICS_PATH: { taken: ['/insights.js'], refused: ['https://stats.example.com/s.js'] },
  LOG_LEVEL: { taken: ['debug', 'info', 'warn', 'error', 'silent'], refused: ['trace', 'INFO'] },
}

/** These are parsed as a whole, and refused in words of their own. */
const parsedElsewhere = ['AUTH_KEYS', 'PARTNER_WEBHOOK_SECRET']

test('every variable has a kind', () => {
  expect([...Object.keys(cases), ...parsedElsewhere].toSorted()).toEqual(
    Object.keys(environmentSchema.shape).toSorted(),
  )
})

test.each(Object.entries(cases))('%s is parsed by its kind', (name, { taken, refused }) => {
  expect(taken.length * refused.length).toBeGreaterThan(0)
  expect(taken.filter((text) => !takes(name as Name, text))).toEqual([])
  expect(refused.filter((text) => takes(name as Name, text))).toEqual([])
})

const more = ' Change or unset it, and start again. docs/configuration.md says what each variable does.'

test.each([
  [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS must be a whole number of seconds from 0 to 300.'],
  [{ JOBS: 'true' }, 'JOBS must be on or off.'],
  [{ LOG_LEVEL: 'hush' }, 'LOG_LEVEL must be debug, info, warn, error or silent.'],
  [{ AUTH_SERVICE_KEY: 'hush' }, 'AUTH_SERVICE_KEY must be a text of at least 32 characters without spaces.'],
  [
    { SMTP_URL: 'hush' },
    'SMTP_URL must be the address of a mail server, such as smtps://user:password@host, with %-codes for special ' +
      'characters.',
  ],
  [
    { DATABASE_URL: 'mysql://hush:hush@hush' },
    'DATABASE_URL must be the address of a Postgres, such as postgres://user:password@host/database, with %-codes ' +
      'for special characters.',
  ],
  [{ CONTACT_EMAIL: 'hush', JOBS: 'hush' }, 'CONTACT_EMAIL must be an email address. JOBS must be on or off.'],
])('%j is refused with a sentence that names the variable and its kind, and no value', (environment, sentence) => {
  const refusal = refusalOf(environment)
  expect(refusal).toMatchObject({ code: 'configuration', message: `${sentence}${more}` })
})

function refusalOf(environment: NodeJS.ProcessEnv): StartRefusal {
  try {
    readConfig(environment, '/')
  } catch (error) {
    if (error instanceof StartRefusal) return error
  }
  throw new Error('it was taken')
}
