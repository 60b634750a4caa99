import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackEmbeddedCopy } from '@dst/vitest-config/database-copies'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StartRefusal } from '../config/start-refusal.ts'
import { refusalOf } from '../config/start-checks.ts'
import { openDatabase } from './connection.ts'
import { databaseIsAway } from './outage.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dst-embedded-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** The engine's error when the log cannot grow, before it enters an endless loop. */
const panic = Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device'), {
  code: '53100',
  severity: 'PANIC',
})

test('after a panic the engine is never asked again: all rejects at once as an outage, and closing ends', async () => {
  await unpackEmbeddedCopy(folder)
  const gone: string[] = []
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder, onGone: (code) => gone.push(code) })
  await sql`select 1`.execute(database.db)
  vi.spyOn(PGlite.prototype, 'execProtocolStream').mockRejectedValueOnce(panic)
  const failure = await database.db
    .transaction()
    .execute((trx) => sql`select 1`.execute(trx))
    .catch((error: unknown) => error)
  expect(databaseIsAway(failure)).toBe(true)
  expect(gone).toEqual(['53100'])
  const engine = vi.spyOn(PGlite.prototype, 'execProtocolRaw')
  const later = await sql`select 1`.execute(database.db).catch((error: unknown) => error)
  expect(databaseIsAway(later)).toBe(true)
  expect(await database.answers()).toBe(false)
  await database.close()
  expect(engine).not.toHaveBeenCalled()
  expect(readdirSync(folder)).not.toContain('server.lock')
})

test('an error that a statement earned leaves the engine as it is', async () => {
  await unpackEmbeddedCopy(folder)
  const gone: string[] = []
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder, onGone: (code) => gone.push(code) })
  await expect(sql`select 1/0`.execute(database.db)).rejects.toThrow('division by zero')
  expect((await sql`select 2 as two`.execute(database.db)).rows).toEqual([{ two: 2 }])
  await database.close()
  expect(gone).toEqual([])
})

test('statements that wait for each other let the loop go round between them', async () => {
  await unpackEmbeddedCopy(folder)
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
  let rounds = 0
  const count = () => {
    rounds += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  await Promise.all(Array.from({ length: 40 }, () => sql`select 1`.execute(database.db)))
  clearImmediate(next)
  expect(rounds).toBeGreaterThanOrEqual(40)
  await database.close()
})

test.each([
  [
    'a full disk',
    Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/data/auth-keys.json' }),
    'no-room',
    /no room on the disk to write \/data\/auth-keys\.json/,
  ],
  [
    'a full disk below a migration',
    new Error('not migrated', { cause: Object.assign(new Error('x'), { code: '53100' }) }),
    'no-room',
    /disk of the database is full/,
  ],
  [
    'a read-only disk',
    Object.assign(new Error('EROFS'), { code: 'EROFS' }),
    'data-folder-unwritable',
    /\/data cannot be written \(EROFS\)/,
  ],
])('%s is a refusal to start, in a sentence', (_name, error, code, sentence) => {
  const refusal = refusalOf(error, '/data')
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect(refusal?.code).toBe(code)
  expect(refusal?.message).toMatch(sentence)
})

test('a defect is no refusal', () => {
  expect(refusalOf(new TypeError('x is undefined'), '/data')).toBeUndefined()
})

test('a database starts again after a loss of power that left its postmaster.pid empty', async () => {
  const first = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
  await first.close()
  writeFileSync(join(folder, 'database', 'postmaster.pid'), '')
  const second = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
  expect(await second.answers()).toBe(true)
  await second.close()
})
