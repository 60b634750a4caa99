import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ForeignKeysError, parseAuthKeys, registerAuthServer, type AuthKeys, type AuthServer } from '../src/index.ts'
import { loadKeyFile } from '../src/keys/key-file.ts'
import { anonKey, serviceKey, startServer, type TestServer } from './harness.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startServer('Postgres')
  folder = await mkdtemp(join(tmpdir(), 'registered-keys-'))
})
beforeEach(() => sql`delete from auth.registered_keys`.execute(server.db))
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

/** Simulates the key check of another process on the same database. */
function start(keys: AuthKeys): Promise<AuthServer> {
  return registerAuthServer(Fastify(), {
    db: server.db,
    siteUrl: server.url,
    externalUrl: `${server.url}/auth/v1`,
    anonKey,
    serviceKey,
    keysFile: join(folder, 'unused.json'),
    keys,
    sharedDatabase: true,
    enqueueMail: () => Promise.resolve(),
    sendMail: () => Promise.resolve(),
  })
}

let made = 0
async function newKeys(): Promise<AuthKeys> {
  made += 1
  return loadKeyFile(join(folder, `keys-${made}.json`))
}

const verifyOnly = (keys: AuthKeys) => keys.keys.map(({ d: _private, ...key }) => ({ ...key, key_ops: ['verify'] }))

test('the first start registers its keys, and servers with the same ones join it', async () => {
  const keys = await newKeys()
  await start(keys)
  await start(parseAuthKeys(JSON.stringify(keys)))
  const { rows } = await sql`select * from auth.registered_keys`.execute(server.db)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(keys.secret)
})

test('a server with another key, or another secret, does not start', async () => {
  const [keys, others] = [await newKeys(), await newKeys()]
  await start(keys)
  await expect(start(others)).rejects.toBeInstanceOf(ForeignKeysError)
  await expect(start({ keys: keys.keys, secret: others.secret })).rejects.toBeInstanceOf(ForeignKeysError)
  await expect(start({ keys: others.keys, secret: keys.secret })).rejects.toBeInstanceOf(ForeignKeysError)
  await start(keys)
})

test('of first starts with different keys at the same time exactly one wins', async () => {
  const all = await Promise.all([newKeys(), newKeys(), newKeys(), newKeys()])
  const ended = await Promise.allSettled(all.map((keys) => start(keys)))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of ended)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ForeignKeysError)
})

test('a key is replaced in three steps, and no server is refused on the way', async () => {
  const [old, fresh] = [await newKeys(), await newKeys()]
  const { secret } = old
  await start(old)
  const announced = { keys: [...old.keys, ...verifyOnly(fresh)], secret }
  await start(announced)
  const switched = { keys: [...fresh.keys, ...verifyOnly(old)], secret }
  const auth = await start(switched)
  expect(auth.jwks().keys).toHaveLength(2)
  await start(announced)
  await start(switched)
  await start({ keys: fresh.keys, secret })
  await expect(start(old)).rejects.toBeInstanceOf(ForeignKeysError)
})

test('the keys file of an earlier version can be handed over as it is', async () => {
  const text = await readFile(server.keysFile, 'utf8')
  await start(parseAuthKeys(text))
})

test.each(['', 'no json', '{"keys":[],"secret":"x"}', '{"secret":"hush-hush-hush"}'])(
  '%j is no keys file, and is not repeated',
  (text) => {
    expect(() => parseAuthKeys(text)).toThrow(/^The text is not that of a keys file$/)
  },
)

test('keys of which two may sign are refused', async () => {
  const [one, other] = [await newKeys(), await newKeys()]
  expect(() => parseAuthKeys(JSON.stringify({ keys: [...one.keys, ...other.keys], secret: one.secret }))).toThrow(
    'exactly one signing key',
  )
})
