import { expect, test } from 'vitest'
import { readEnvironment, variables } from './variables.ts'

type Name = keyof typeof variables
interface Kind {
  taken: string[]
  refused: string[]
}

const onPort: Kind = { taken: ['0', '65535'], refused: ['-1', '65536', '0x1', 'http'] }
const switches: Kind = { taken: ['true', 'FALSE', '1', '0', 't', 'f'], refused: ['yes', 'on', '2', ''] }
const spans: Kind = { taken: ['0', '1h30m', '0.5s'], refused: ['-1h', '30', '1d', ''] }
const rates: Kind = { taken: ['1', '30', '30/1h', '0.5'], refused: ['0', '-1', '30/0', '30/x', ''] }
const fromOne: Kind = { taken: ['1', '2', '999999999999'], refused: ['0', '-1', '1.5', '1000000000000', ''] }
const services: Kind = { taken: ['https://a.example', 'http://localhost:1'], refused: ['a.example', 'ftp://a', ''] }
const words: Kind = { taken: ['x'], refused: [''] }
const absent: Kind = { taken: ['false', '0'], refused: ['true', ''] }
const hosts: Kind = { taken: ['localhost', '::1', '10.0.0.1'], refused: ['http://localhost', 'localhost:1', 'a b', ''] }
const databases: Kind = {
  taken: ['postgres://u:p@db/name', 'postgresql:///name?host=/run'],
  refused: ['mysql://x', 'foo', 'postgres:foo', 'postgres://u:p@db:port/name', ''],
}

const kinds: Partial<Record<Name, Kind>> = {
  PORT: onPort,
  GOTRUE_API_PORT: onPort,
  GOTRUE_API_HOST: hosts,
  GOTRUE_SMTP_HOST: hosts,
  GOTRUE_WEBAUTHN_RP_ID: hosts,
  API_EXTERNAL_URL: services,
  GOTRUE_SITE_URL: services,
  DATABASE_URL: databases,
  GOTRUE_DB_DATABASE_URL: databases,
  GOTRUE_DB_DRIVER: { taken: ['postgres'], refused: ['mysql', ''] },
  RATE_LIMITS: { taken: ['on', 'off'], refused: ['true', ''] },
  TOKEN_SECRET: { taken: ['s'.repeat(43), 's'.repeat(44)], refused: ['s'.repeat(42), ''] },
  GOTRUE_MAILER_OTP_LENGTH: { taken: ['6', '7', '9', '10'], refused: ['5', '11', ''] },
  GOTRUE_PASSWORD_MIN_LENGTH: { taken: ['1', '72'], refused: ['0', '73', ''] },
  GOTRUE_SMTP_PORT: { taken: ['1', '65535'], refused: ['0', '65536', ''] },
  GOTRUE_SMTP_ADMIN_EMAIL: { taken: ['a@example.com'], refused: ['a', 'a@', 'A <a@example.com>', ''] },
  GOTRUE_RATE_LIMIT_HEADER: { taken: ['X-Forwarded-For', 'x-forwarded-for'], refused: ['Forwarded', ''] },
  GOTRUE_WEBAUTHN_RP_ORIGINS: { taken: ['https://a.example, https://b.example'], refused: ['a.example', 'x:y'] },
  GOTRUE_PASSWORD_REQUIRED_CHARACTERS: { taken: ['', 'abc:123', String.raw`a\::b`], refused: ['abc:', '::'] },
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: { taken: ['0', '1'], refused: ['-1', '1s', ''] },
  ...all(fromOne, ['GOTRUE_JWT_EXP', 'GOTRUE_MAILER_OTP_EXP', 'GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY']),
  ...all(words, ['DATA_DIR', 'ANON_KEY', 'SERVICE_ROLE_KEY', 'GOTRUE_JWT_SECRET', 'GOTRUE_JWT_KEYS']),
  ...all(words, ['GOTRUE_JWT_AUD', 'GOTRUE_JWT_ISSUER']),
  ...all(spans, ['KEEP_UNCONFIRMED_ACCOUNTS', 'KEEP_ANONYMOUS_ACCOUNTS', 'KEEP_AUDIT_LOG']),
  ...all(spans, ['GOTRUE_SMTP_MAX_FREQUENCY', 'GOTRUE_EXTERNAL_FLOW_STATE_EXPIRY_DURATION']),
  ...all(spans, ['GOTRUE_SESSIONS_TIMEBOX', 'GOTRUE_SESSIONS_INACTIVITY_TIMEOUT']),
  ...all(rates, ['GOTRUE_RATE_LIMIT_EMAIL_SENT', 'GOTRUE_RATE_LIMIT_ANONYMOUS_USERS']),
  ...all(rates, ['GOTRUE_RATE_LIMIT_TOKEN_REFRESH', 'GOTRUE_RATE_LIMIT_VERIFY', 'GOTRUE_RATE_LIMIT_OTP']),
  ...all(absent, ['GOTRUE_SECURITY_CAPTCHA_ENABLED', 'GOTRUE_PASSWORD_HIBP_ENABLED']),
}

/** Any text will do. */
const free: Name[] = [
  'GOTRUE_LOG_LEVEL',
  'GOTRUE_SMTP_PASS',
  'GOTRUE_SMTP_SENDER_NAME',
  'GOTRUE_SMTP_USER',
  'GOTRUE_URI_ALLOW_LIST',
  'GOTRUE_WEBAUTHN_RP_DISPLAY_NAME',
]

const flags = (Object.keys(variables) as Name[]).filter((name) => variables[name].expected === 'true or false')

function all(kind: Kind, names: Name[]): Partial<Record<Name, Kind>> {
  return Object.fromEntries(names.map((name) => [name, kind]))
}

test('every variable has a kind', () => {
  expect(flags.length).toBeGreaterThanOrEqual(17)
  expect([...Object.keys(kinds), ...free, ...flags].toSorted()).toEqual(Object.keys(variables).toSorted())
})

test.each(Object.entries({ ...kinds, ...all(switches, flags) }))(
  '%s is parsed by its kind',
  (name, { taken, refused }) => {
    const faults = (text: string) => readEnvironment({ [name]: text }).faults
    expect(taken.length * refused.length).toBeGreaterThan(0)
    expect(taken.flatMap(faults)).toEqual([])
    for (const text of refused) expect(faults(text)).toEqual([`${name} must be ${variables[name as Name].expected}`])
  },
)

test.each([
  'GOTRUE_SAML_ENABLED',
  'GOTRUE_EXTERNAL_WEB3_SOLANA_ENABLED',
  'GOTRUE_EXTERNAL_WEB3_ETHEREUM_ENABLED',
  'GOTRUE_OAUTH_SERVER_ENABLED',
  'GOTRUE_CUSTOM_OAUTH_ENABLED',
])('%s may be on, and is told as not offered', (name) => {
  expect(readEnvironment({ [name]: 'true' })).toMatchObject({ faults: [], unknown: [], notOffered: [name] })
  expect(readEnvironment({ [name]: 'false' })).toMatchObject({ faults: [], unknown: [], notOffered: [] })
})
