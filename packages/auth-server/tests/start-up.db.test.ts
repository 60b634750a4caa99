import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateAuthServer } from '../src/index.ts'
import { loadKeyRing } from '../src/keys/key-ring.ts'
import { firstPassword, signedInAccount } from './accounts.ts'
import { databases, startServer } from './harness.ts'
import { lastMail, linkIn } from './mailbox.ts'

test.each(databases)('migrations run again and side by side without harm on %s', async (kind) => {
  const server = await startServer(kind)
  const { email } = await signedInAccount(server)
  await Promise.all([1, 2, 3].map(() => migrateAuthServer(server.db)))
  const { error } = await server.client().auth.signInWithPassword({ email, password: firstPassword })
  expect(error).toBeNull()
  await server.stop()
})

test('several first starts at once make the tables once', async () => {
  const server = await startServer('Postgres')
  await sql`drop schema auth cascade`.execute(server.db)
  await Promise.all([1, 2, 3, 4].map(() => migrateAuthServer(server.db)))
  const { user } = await signedInAccount(server)
  expect(user.email_confirmed_at).toBeDefined()
  await server.stop()
})

test('processes that start together share one key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auth-keys-'))
  const path = join(folder, 'nested', 'keys.json')
  const rings = await Promise.all([1, 2, 3, 4].map(() => loadKeyRing({ path })))
  expect(new Set(rings.map((ring) => ring.signing.kid)).size).toBe(1)
  expect(new Set(rings.map((ring) => ring.mac('test', 'text'))).size).toBe(1)
  expect(await readdir(join(folder, 'nested'))).toEqual(['keys.json'])
  await rm(folder, { recursive: true })
})

test('a damaged keys file stops the start and is not replaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auth-keys-'))
  const path = join(folder, 'keys.json')
  await writeFile(path, '{"keys":[]}')
  await expect(loadKeyRing({ path })).rejects.toThrow()
  expect(await readFile(path, 'utf8')).toBe('{"keys":[]}')
  await rm(folder, { recursive: true })
})

test('the log repeats no address, password or token, whether or not a mail can be sent', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  const server = await startServer('PGlite', {}, app)
  const email = 'private.person@example.com'
  server.breakMail(true)
  await server.client().auth.signUp({ email, password: firstPassword })
  server.breakMail(false)
  await server.sendMails()
  const token = linkIn(lastMail(server.mails, email)).searchParams.get('token') ?? ''
  await server.client().auth.verifyOtp({ type: 'signup', token_hash: token })
  await server.stop()
  expect(lines.length).toBeGreaterThan(0)
  for (const secret of ['private.person', firstPassword, token]) expect(lines.join('')).not.toContain(secret)
})

test('the audit log tells what happened to an account', async () => {
  const server = await startServer('PGlite')
  const { client } = await signedInAccount(server)
  await client.auth.refreshSession()
  await client.auth.updateUser({ password: 'Another-Pass-2' })
  await client.auth.signOut()
  const { rows } = await sql<{ action: string }>`select payload->>'action' as action from auth.audit_log`.execute(
    server.db,
  )
  const actions = rows.map(({ action }) => action).toSorted((left, right) => left.localeCompare(right))
  expect(actions).toEqual([
    'login',
    'logout',
    'token_refreshed',
    'user_confirmation_requested',
    'user_signedup',
    'user_updated_password',
  ])
  await server.stop()
})
