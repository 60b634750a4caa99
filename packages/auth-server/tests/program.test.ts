import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createServerCopy } from '@dst/vitest-config/database-copies'
import { freePort } from '@dst/vitest-config/free-port'
import { createClient, GoTrueClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newAuthKeys } from '../src/index.ts'
import { readCommandLine } from '../src/program/command-line.ts'
import { runProgram } from '../src/program/run.ts'
import { startMailServer } from './mail-server.ts'
import { codeIn, linkIn } from './mailbox.ts'
import { packageRoot, packProgram, run, type PackedProgram } from './packed-program.ts'

const password = 'Correct-Horse-1'

let packed: PackedProgram
beforeAll(async () => {
  packed = await packProgram()
})
afterAll(() => packed.remove())

/** The program in this process, where it starts in a fraction of the time. Its log isn't part of the output. */
async function start(env: Record<string, string>, args: string[] = []) {
  let output = ''
  const port = String(await freePort())
  const { stop } = await runProgram(readCommandLine(['--port', port, ...args]), env, (text) => void (output += text))
  return { url: `http://localhost:${port}`, output: () => output, stop }
}
/** A migrated database: a program with one of its own takes seconds to create it. */
async function databaseElsewhere(): Promise<{ DATABASE_URL: string }> {
  const copy = await createServerCopy()
  onTestFinished(copy.drop)
  return { DATABASE_URL: copy.url }
}
const bareClient = (url: string) => new GoTrueClient({ url, persistSession: false, autoRefreshToken: false })

test('the first example of the README: the program is started, and an unmodified client signs up', async () => {
  const readme = await readFile(join(packageRoot, 'README.md'), 'utf8')
  const [, secret = ''] = /^GOTRUE_JWT_SECRET=(\S+) npx dst-auth-server$/m.exec(readme) ?? []
  const program = await packed.start({ GOTRUE_JWT_SECRET: secret })
  const auth = bareClient(program.url)
  const { data, error } = await auth.signUp({ email: 'ada@example.com', password })
  expect(error).toBeNull()
  expect(data.user?.email).toBe('ada@example.com')
  const [mail] = await program.mails('ada@example.com')
  if (mail === undefined) throw new Error('no mail')
  expect(program.output()).toContain('Mail to ada@example.com: Please confirm your email address')
  expect(linkIn(mail).href).toContain(`${program.url}/verify?token=`)
  const verified = await auth.verifyOtp({ type: 'signup', email: 'ada@example.com', token: codeIn(mail) })
  expect(verified.error).toBeNull()
  expect((await auth.getUser()).data.user?.id).toBe(data.user?.id)
  expect((await auth.getClaims()).data?.header.alg).toBe('HS256')
  expect(await program.stop()).toBe(0)
})

test('below a prefix, with keys, supabase-js needs only the address; tokens are of the given secret', async () => {
  const keys = { ANON_KEY: 'sb_publishable_local', SERVICE_ROLE_KEY: 'sb_secret_local' }
  const program = await start(
    {
      ...(await databaseElsewhere()),
      ...keys,
      GOTRUE_JWT_SECRET: 'secret',
      GOTRUE_MAILER_AUTOCONFIRM: 'true',
      GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      GOTRUE_JWT_EXP: '600',
    },
    ['--prefix', '/auth/v1'],
  )
  const client = createClient(program.url, keys.ANON_KEY, { auth: { persistSession: false } })
  const { data } = await client.auth.signUp({ email: 'bob@example.com', password })
  expect(data.session?.expires_in).toBe(600)
  expect(
    (
      await createClient(program.url, 'wrong', {
        auth: { persistSession: false, storageKey: 'x' },
      }).auth.signInAnonymously()
    ).error?.status,
  ).toBe(401)
  const claims = JSON.parse(
    Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>
  const own = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('secret'))
  expect((await client.auth.getUser(own)).error).toBeNull()
  await program.stop()
})

test('what lies in a folder is there again at the next start, with the same keys', async () => {
  const data = join(packed.folder, 'data')
  const first = await start({ GOTRUE_MAILER_AUTOCONFIRM: 'true' }, ['--data', data])
  const auth = bareClient(first.url)
  await auth.signUp({ email: 'eve@example.com', password })
  const { data: session } = await auth.getSession()
  await first.stop()
  expect((await readdir(data)).toSorted()).toEqual(['auth-keys.json', 'database'])
  const second = await start({}, ['--data', data])
  const renewed = await bareClient(second.url).refreshSession({ refresh_token: session.session?.refresh_token ?? '' })
  expect(renewed.data.user?.email).toBe('eve@example.com')
  await second.stop()
})

test('a mail that the mail server does not take is sent again, also after a restart, from Postgres', async () => {
  const copy = await createServerCopy()
  const port = await freePort()
  const env = {
    DATABASE_URL: copy.url,
    GOTRUE_JWT_SECRET: 'hush-hush',
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: String(port),
    GOTRUE_SMTP_ADMIN_EMAIL: 'auth@example.com',
  }
  const first = await packed.start(env)
  expect((await bareClient(first.url).signUp({ email: 'cleo@example.com', password })).error).toBeNull()
  expect((await fetch(`${first.url}/dev/mailbox`)).status).toBe(404)
  await expect.poll(() => first.output()).toContain('mail_failed')
  expect(first.output()).not.toMatch(/cleo@|hush-hush/)
  expect(await first.stop()).toBe(0)
  const mailServer = await startMailServer(port)
  const second = await packed.start(env)
  await expect.poll(() => mailServer.letters.map(({ to }) => to)).toContainEqual(['cleo@example.com'])
  expect(await second.stop()).toBe(0)
  mailServer.close()
  await copy.drop()
})

test('the mailbox is for programs of this machine that call it by its own name', async () => {
  const program = await start({ ...(await databaseElsewhere()), GOTRUE_JWT_SECRET: 'secret' })
  const { port } = new URL(program.url)
  const [stranger] = (await once(
    get({ host: '127.0.0.1', port, path: '/dev/mailbox', headers: { host: 'evil.example.com' } }),
    'response',
  )) as [IncomingMessage]
  stranger.resume()
  expect(stranger.statusCode).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/dev/mailbox`)).status).toBe(200)
  await program.stop()
})

test('programs with keys of their own serve from one database, and count nothing when told so', async () => {
  const copy = await createServerCopy()
  const [jwk] = (await newAuthKeys()).keys
  const env = {
    DATABASE_URL: copy.url,
    GOTRUE_JWT_SECRET: 'secret',
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    RATE_LIMITS: 'off',
  }
  const programs = [await start({ ...env, GOTRUE_JWT_KEYS: JSON.stringify([jwk]) }), await start(env)]
  const algorithms = await Promise.all(
    programs.map(async ({ url }, index) => {
      const auth = bareClient(url)
      await auth.signUp({ email: `fay${index}@example.com`, password })
      return (await auth.getClaims()).data?.header.alg
    }),
  )
  expect(algorithms).toEqual(['ES256', 'HS256'])
  const guess = JSON.stringify({ type: 'email', email: 'nobody@example.com', token: '123456' })
  const statuses = await Promise.all(
    Array.from(
      { length: 40 },
      async () => (await fetch(`${programs[1]?.url}/verify`, { method: 'POST', body: guess })).status,
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([403]))
  await Promise.all(programs.map(({ stop }) => stop()))
  await copy.drop()
})

test('calls are counted by address once a header is named, as by the official service', async () => {
  const refused = async (more: Record<string, string>) => {
    const program = await start({ ...(await databaseElsewhere()), GOTRUE_JWT_SECRET: 'secret', ...more })
    const ask = () =>
      fetch(`${program.url}/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.5' },
        body: '{"refresh_token":"short"}',
      })
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    await program.stop()
    return answers.filter(({ status }) => status === 429).length
  }
  expect(await refused({})).toBe(0)
  expect(await refused({ GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For' })).toBe(10)
})

test('--help shows how it is used', async () => {
  const { stdout } = await run(process.execPath, [packed.bin, '--help'])
  expect(stdout).toContain('--port')
  expect(stdout).toContain('GOTRUE_SITE_URL')
})

test('a feature that is not offered is named, and the program starts', async () => {
  const official = { GOTRUE_JWT_SECRET: 'secret', GOTRUE_OAUTH_SERVER_ENABLED: 'true' }
  const program = await start({ ...(await databaseElsewhere()), ...official })
  expect(program.output()).toMatch(/^GOTRUE_OAUTH_SERVER_ENABLED is on, but this service does not offer it$/m)
  await program.stop()
})

test('a variable that means nothing here is named, without its value, and the program starts', async () => {
  const nonsense = { GOTRUE_JWT_SECRET: 'secret', GOTRUE_NONSENSE: 'hush-hush' }
  const program = await start({ ...(await databaseElsewhere()), ...nonsense })
  expect(program.output()).toMatch(/^GOTRUE_NONSENSE is unknown here, and ignored$/m)
  expect(program.output()).not.toContain('hush-hush')
  await program.stop()
})

test.each([
  [{ GOTRUE_JWT_EXP: 'hush-hush' }, /^GOTRUE_JWT_EXP must be a whole number of at least 1$/m],
  [
    { GOTRUE_SMTP_MAX_FREQUENCY: '1 hush-hush' },
    /^GOTRUE_SMTP_MAX_FREQUENCY must be a span of time such as 1h30m or 0.5s$/m,
  ],
  [{ GOTRUE_MAILER_AUTOCONFIRM: 'hush-hush' }, /^GOTRUE_MAILER_AUTOCONFIRM must be true or false$/m],
  [{ GOTRUE_JWT_KEYS: '["hush-hush"]', GOTRUE_JWT_SECRET: 'hush-hush' }, /^GOTRUE_JWT_KEYS: /m],
  [
    { GOTRUE_SECURITY_CAPTCHA_ENABLED: 'true' },
    /^GOTRUE_SECURITY_CAPTCHA_ENABLED must be false: this service does not have what it switches on$/m,
  ],
  [{ GOTRUE_EXTERNAL_NOWHERE_ENABLED: 'hush-hush' }, /^GOTRUE_EXTERNAL_NOWHERE_ENABLED must be true or false$/m],
  [{ GOTRUE_MAILER_TEMPLATES_CONFIRMATION: '/hush-hush' }, /^GOTRUE_MAILER_TEMPLATES_CONFIRMATION cannot be read$/m],
  [{ GOTRUE_SMTP_HOST: 'hush-hush' }, /^GOTRUE_SMTP_ADMIN_EMAIL is needed/m],
  [{ DATABASE_URL: 'mysql://hush-hush' }, /^DATABASE_URL must be the address of a Postgres, such as postgres:/m],
  [{ DATABASE_URL: 'postgres://hush-hush' }, /^GOTRUE_JWT_SECRET or DATA_DIR is needed/m],
])('%j stops the start, by name alone', async (env, words) => {
  const refused = await start(env as unknown as Record<string, string>).then(
    () => '',
    ({ message }: Error) => message,
  )
  expect(refused).toMatch(words)
  expect(refused).not.toContain('hush-hush')
})

test('a start that is refused ends the program with its reason, and nothing else', async () => {
  const env = { GOTRUE_JWT_EXP: 'hush-hush' }
  await expect(run(process.execPath, [packed.bin], { env })).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'GOTRUE_JWT_EXP must be a whole number of at least 1\n' +
      'README.md of @dst/auth-server, "Environment", says what each variable does\n',
  })
})
