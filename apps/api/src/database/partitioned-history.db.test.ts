import { readFileSync } from 'node:fs'
import { createServerCopy } from '@dst/vitest-config/database-copies'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { asTableOwner } from '../testing/as-owner.ts'
import { storedTables } from './stored-tables.ts'
import { recordAudit } from './audit.ts'
import { openDatabase } from './connection.ts'

const operation = (name: string) => readFileSync(new URL(`../../operations/${name}.sql`, import.meta.url), 'utf8')
const [toPartitions, dropMonth] = [operation('audit-by-month'), operation('drop-audit-month')]

const userId = '0b0f6a3e-51a5-4a0e-8a53-0d1f3f6f9a01'

test('the audit log becomes months by the script for operators, and no entry is lost', async () => {
  const copy = await createServerCopy()
  const operator = new pg.Client(copy.url)
  await operator.connect()
  const { db, close } = await openDatabase({ databaseUrl: copy.url, dataFolder: '/nowhere' })
  try {
    const add = (requestId: string, at: string) =>
      sql`insert into audit_entries (at, action, investor_id, request_id, details)
        values (${at}::timestamptz, 'profile_saved', ${userId}, ${requestId}, '{}')`.execute(db)
    const places = async () =>
      (
        await operator.query<{ id: string; part: string }>(
          'select request_id as id, tableoid::regclass::text as part from audit_entries order by at',
        )
      ).rows.map(({ id, part }) => `${id} ${part}`)

    await add('old', '2026-11-30T12:00Z')
    await operator.query(toPartitions)
    await add('new', '2027-01-15T12:00Z')
    await db
      .transaction()
      .execute((trx) => recordAudit(trx, { action: 'profile_saved', investorId: userId, requestId: 'now' }))
    expect(await places()).toEqual(
      expect.arrayContaining(['old audit_entries_before_2027', 'new audit_entries_2027_01']),
    )
    expect(await places()).toHaveLength(3)

    const removal = asTableOwner(db, (trx) => sql`delete from audit_entries`.execute(trx))
    await expect(removal).rejects.toThrow('never changed')
    await expect(sql`truncate audit_entries`.execute(db)).rejects.toThrow('permission denied')
    const stored = (await storedTables(db, { accounts: true, kinds: [] })).filter(({ name }) =>
      name.startsWith('audit_entries'),
    )
    expect(stored.map(({ name }) => name)).toEqual(['audit_entries'])

    // The person has no record any more: the one change that is allowed.
    await db.updateTable('auditEntries').set({ investorId: null }).where('investorId', '=', userId).execute()
    await operator.query(dropMonth)
    expect((await places()).some((place) => place.startsWith('new'))).toBe(false)
    expect(await places()).toHaveLength(2)
  } finally {
    await operator.end()
    await close()
    await copy.drop()
  }
})
