import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createServerCopy, unpackEmbeddedCopy } from '@dst/vitest-config/database-copies'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { lockFolder } from '../database/folder-lock.ts'
import { runProgram } from '../testing/operator-program.ts'

// Starts programs on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 120_000 })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dst-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A data folder with a contact message and keys, as a stopped server leaves it. */
async function dataFolder(): Promise<string> {
  const home = join(folder, 'home')
  await unpackEmbeddedCopy(home)
  const pglite = await PGlite.create(join(home, 'database'))
  await pglite.query(`insert into contact_messages (id, first_name, last_name, email, subject, message)
    values (gen_random_uuid(), 'Ann', 'Li', 'ann@example.com', 'Subject', 'Message')`)
  await pglite.close()
  writeFileSync(join(home, 'auth-keys.json'), '{"of":"home"}')
  return home
}

async function emptyPostgres(): Promise<string> {
  const { url, drop } = await createServerCopy()
  onTestFinished(drop)
  return url
}

async function addressesIn(connectionString: string): Promise<{ email: string }[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from contact_messages')
  await client.end()
  return rows
}

test('the embedded database moves to a Postgres that answers, once it is not in use', async () => {
  const settings = { DATA_DIR: await dataFolder(), DATABASE_URL: await emptyPostgres() }
  const nowhere = await runProgram('move-to-postgres', [], { ...settings, DATABASE_URL: 'postgres://127.0.0.1:9/none' })
  expect([nowhere.exitCode, nowhere.err]).toEqual([1, expect.stringContaining('does not answer')])
  expect(existsSync(join(settings.DATA_DIR, 'backups'))).toBe(false)
  const unlock = lockFolder(settings.DATA_DIR)
  const refused = await runProgram('move-to-postgres', [], settings)
  unlock()
  expect(refused).toMatchObject({ exitCode: 1, out: '' })
  expect(refused.err).toMatch(/process \d+\) is using the data folder .*Nothing was changed\./)
  expect(await addressesIn(settings.DATABASE_URL)).toEqual([])

  const moved = await runProgram('move-to-postgres', [], settings)
  expect(moved).toMatchObject({ exitCode: 0, err: '' })
  expect(moved.out).toMatch(/^public\.contact_messages +1$/m)
  expect(moved.out).not.toContain('ann@')
  expect(await addressesIn(settings.DATABASE_URL)).toEqual([{ email: 'ann@example.com' }])
  expect(readdirSync(join(settings.DATA_DIR, 'backups'))).toEqual([
    expect.stringMatching(/^backup-20.*Z\.jsonl\.gz$/) as string,
  ])
})

test('a backup brings its keys along, and overwrites those of another server only if told to', async () => {
  const home = await dataFolder()
  const file = join(folder, 'kept', 'today.jsonl.gz')
  const made = await runProgram('backup', [file], { DATA_DIR: home })
  expect(made).toMatchObject({ exitCode: 0, err: '' })
  expect(made.out).toMatch(/Backed up to .*today\.jsonl\.gz \(\d+ kB\)\. It has the auth keys\./)
  expect([statSync(file).mode & 0o777, readdirSync(join(folder, 'kept'))]).toEqual([0o600, ['today.jsonl.gz']])

  const elsewhere = { DATA_DIR: join(folder, 'elsewhere'), DATABASE_URL: await emptyPostgres() }
  const keys = join(elsewhere.DATA_DIR, 'auth-keys.json')
  mkdirSync(elsewhere.DATA_DIR)
  writeFileSync(keys, '{"of":"elsewhere"}')
  const refused = await runProgram('restore', [file], elsewhere)
  expect([refused.exitCode, refused.out]).toEqual([1, ''])
  expect(refused.err).toContain('holds other keys than the backup')
  expect(readFileSync(keys, 'utf8')).toBe('{"of":"elsewhere"}')
  expect(await runProgram('restore', [file, '--replace'], elsewhere)).toMatchObject({ exitCode: 0, err: '' })
  expect([readFileSync(keys, 'utf8'), statSync(keys).mode & 0o777]).toEqual(['{"of":"home"}', 0o600])
  expect(await addressesIn(elsewhere.DATABASE_URL)).toEqual([{ email: 'ann@example.com' }])
})

test('without a database, a target, a file or sense, a command says so and makes nothing', async () => {
  const settings = { DATA_DIR: join(folder, 'none') }
  const none = join(folder, 'none.jsonl.gz')
  const ends = await Promise.all([
    runProgram('backup', [], settings),
    runProgram('move-to-postgres', [], settings),
    runProgram('restore', [none], settings),
    runProgram('restore', [], settings),
  ])
  expect(ends.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1, 2])
  const says = ['There is no database in', 'Set DATABASE_URL', 'ENOENT', 'pnpm restore FILE --replace']
  for (const [index, { err }] of ends.entries()) expect(err).toContain(says[index])
  expect(existsSync(settings.DATA_DIR)).toBe(false)
})
