import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { openEmbeddedCopy } from '@dst/vitest-config/database-copies'
import type { LightMyRequestResponse } from 'fastify'
import { PGliteDialect, sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { kyselyOver } from '../../database/connection.ts'
import type { Tables } from '../../database/tables.ts'
import { queueOnEmbedded } from '../../database/queue-database.ts'
import { mailboxMailer } from '../../mail/mailer.ts'
import { startAccountServer } from '../../testing/account-server.ts'
import { onBothEnginesAsOwner } from '../../testing/engines.ts'
import { everyColumn } from '../../testing/every-column.ts'
import { soon } from '../../testing/partner-harness.ts'
import { partnerSecret } from '../../testing/partner-signature.ts'
import { queueRows, type QueueRow } from '../../testing/queue-rows.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { fixturePassword, fullFixture, type FullFixture } from '../../testing/full-fixture.ts'
import { checkBackup, type BackupSummary } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'dst-backup-'))
const file = join(folder, 'backups', 'one.jsonl.gz')
const options = { file, accounts: true, replace: false }
let partner: WebhookReceiver
let quill: FullFixture
let download: object
let jobs: QueueRow[]
let backup: BackupSummary

/** The server with the keys of the backed up one, on one of the databases. */
function serve({ db, queueOn }: Parameters<typeof startAccountServer>[0], environment: NodeJS.ProcessEnv = {}) {
  return startAccountServer({ db, queueOn }, mailboxMailer(db), {
    DATA_DIR: folder,
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: partnerSecret,
    PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on',
    ...environment,
  })
}

/** A download is itself something that happened. */
function withoutMoment(answer: LightMyRequestResponse): object {
  const { writtenAt, activity, ...rest } = answer.json<{ writtenAt: string; activity: { action: string }[] }>()
  expect(new Date(writtenAt).getFullYear()).toBeGreaterThan(2000)
  return { ...rest, activity: activity.filter(({ action }) => action !== 'data_downloaded') }
}

// A person with rows in every table, and a message whose mail waits: then its server is gone.
beforeAll(async () => {
  partner = await startWebhookReceiver()
  const pglite = await openEmbeddedCopy()
  const source = { db: kyselyOver(new PGliteDialect({ pglite })), queueOn: queueOnEmbedded(pglite) }
  const first = await serve(source)
  quill = await fullFixture(first, source.db)
  await first.stop()
  const last = await serve(source, { JOBS: 'off' })
  const call = { headers: { authorization: `Bearer ${quill.token}` } }
  download = withoutMoment(await last.app.inject({ url: '/api/me/data', ...call }))
  const message = { firstName: 'Ann', lastName: 'Line\u2028separator', email: 'ann@example.com', subject: 'Waits' }
  const payload = { ...message, message: 'A "quoted" line,\nand another \\ one.' }
  expect((await last.app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode).toBe(201)
  await last.stop()
  jobs = await queueRows(source.db)
  await writeBackup(source.db.withoutPlugins(), { file, accounts: true, version: '1.2.3', authKeys: undefined })
  backup = await checkBackup(file)
  await source.db.destroy()
})
afterAll(async () => {
  await partner.close()
  rmSync(folder, { recursive: true })
})

test('a backup is one file for its owner’s eyes, and knows what it holds', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(backup.head).toMatchObject({ format: 1, version: '1.2.3' })
  expect(backup.end.tables).toMatchObject({ 'public.investors': { rows: 1 }, 'auth.sessions': { rows: 2 } })
})

const lines = () => gunzipSync(readFileSync(file)).toString().split('\n')
const damages: Record<string, () => Buffer> = {
  'one that is cut short': () => readFileSync(file).subarray(0, -2000),
  'one without its last line': () => gzipSync(lines().slice(0, -2).join('\n')),
  'one with another name in it': () => gzipSync(lines().join('\n').replace('ann@example.com', 'bob@example.com')),
  'one with a row twice': () =>
    gzipSync(
      lines()
        .flatMap((line, row) => (row === 2 ? [line, line] : line))
        .join('\n'),
    ),
  'one of a later format': () => gzipSync(lines().join('\n').replace('"format":1', '"format":2')),
  'an empty file': () => Buffer.alloc(0),
  'another file': () => Buffer.from('somebody’s letter'),
}
test.each(Object.entries(damages))('%s is refused', async (_, damaged) => {
  const bad = join(folder, 'bad')
  writeFileSync(bad, damaged())
  await expect(checkBackup(bad)).rejects.toMatchObject({ code: 'backup-unusable' })
})

onBothEnginesAsOwner((database, queueOn) => {
  const plain = () => database().withoutPlugins()
  const rowsIn = async (db: Kysely<Tables>, table: string) =>
    (await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(db)).rows[0]?.rows

  test('a restore that fails before its end leaves an empty database', async () => {
    const beforeCommit = () => Promise.reject(new Error('no room for the keys'))
    await expect(restoreBackup(plain(), backup, { ...options, beforeCommit })).rejects.toThrow('no room')
    expect(await rowsIn(plain(), 'investors')).toBe(0)
  })

  test('rows that differ from what was backed up are noticed before the end', async () => {
    const tables = { ...backup.end.tables, 'auth.users': { rows: 1, checksum: '7' } }
    const other = { ...backup, end: { ...backup.end, tables } }
    await expect(restoreBackup(plain(), other, options)).rejects.toThrow('auth.users differs')
    expect(await rowsIn(plain(), 'auth.users')).toBe(0)
  })

  test('a backup of another version is refused', async () => {
    const head = { ...backup.head, migrations: [...backup.head.migrations, 'public.9999-later'] }
    await expect(restoreBackup(plain(), { ...backup, head }, options)).rejects.toThrow('has public.9999-later')
  })

  test('one without accounts does not go into a database with them', async () => {
    await expect(restoreBackup(plain(), backup, { ...options, accounts: false })).rejects.toMatchObject({
      code: 'backup-unusable',
    })
  })

  test('what was backed up goes on in the restored database', async () => {
    await restoreBackup(plain(), backup, options)
    expect(await queueRows(database())).toEqual(jobs)
    for (const table of Object.keys(backup.end.tables))
      expect([table, await rowsIn(plain(), table)]).toEqual([table, backup.end.tables[table]?.rows])
    const { app, auth, stop } = await serve({ db: database(), queueOn: queueOn() })
    try {
      const reported = await app.inject({ url: '/api/me/data', headers: { authorization: `Bearer ${quill.token}` } })
      expect(withoutMoment(reported)).toEqual(download)
      const refreshed = await auth('POST', '/token?grant_type=refresh_token', { refresh_token: quill.refreshToken })
      expect(refreshed.statusCode).toBe(200)
      const signedIn = await auth('POST', '/token?grant_type=password', {
        email: quill.email,
        password: fixturePassword,
      })
      expect(signedIn.statusCode).toBe(200)
      const mails = () => sql`select from mailbox_messages where reply_to = 'ann@example.com'`.execute(plain())
      await expect.poll(async () => (await mails()).rows.length, soon).toBe(1)
      const { rows } = await sql<{ id: string }>`insert into consultation_events (request_id, event, version)
        values (${quill.requestId}, 'shared', 1) returning id::text`.execute(plain())
      const known = await sql<{ most: string }>`select max(id)::text as most from consultation_events`.execute(plain())
      expect(rows[0]?.id).toBe(known.rows[0]?.most)
    } finally {
      await stop()
    }
  })

  test('a database with rows is left alone, until it is to be replaced', async () => {
    await sql`delete from auth.sessions`.execute(plain())
    await expect(restoreBackup(plain(), backup, options)).rejects.toMatchObject({ code: 'database-not-empty' })
    expect(await rowsIn(plain(), 'auth.sessions')).toBe(0)
    await restoreBackup(plain(), backup, { ...options, replace: true })
    expect(await rowsIn(plain(), 'auth.sessions')).toBe(2)
  })

  test('every table of the product is in a backup, but for what the program makes itself', async () => {
    const names = [...new Set((await everyColumn(database())).map(({ schema, table }) => `${schema}.${table}`))]
    const left = names.filter((name) => !(name in backup.end.tables) && !name.startsWith('pgboss.'))
    expect(left).toEqual([
      'auth.auth_migrations',
      'auth.auth_migrations_lock',
      'public.kysely_migration',
      'public.kysely_migration_lock',
    ])
  })
})
