import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothEnginesInEveryRun } from '../testing/engines.ts'
import { productRole, recordedTables } from './product-role.ts'

const tables = [
  'audit_entries',
  'consent_wordings',
  'consents',
  'consultation_events',
  'consultation_submissions',
  'questionnaire_submissions',
]

/** One row in each recorded table, of a person who is still there. */
const rows = [
  `insert into investors (id, auth_user_id, email, email_token_expiry, username, first_name, last_name, auth_provider)
    values ('00000000-0000-4000-8000-000000000001', gen_random_uuid(), 'r@example.com', now(), 'r', '', '', 'email')`,
  `insert into questionnaire_submissions (investor_id, answers, score, tier)
    values ('00000000-0000-4000-8000-000000000001', '{"truthfulAcknowledgement": true}', 95, 'gold')`,
  `insert into consultation_submissions (investor_id, request_id, idempotency_key, fingerprint)
    values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002',
      '00000000-0000-4000-8000-000000000003', 'made from notes')`,
  `insert into consultation_events (request_id, event, version)
    values ('00000000-0000-4000-8000-000000000002', 'asked', 1)`,
  `insert into audit_entries (action, investor_id, request_id, details)
    values ('profile_saved', '00000000-0000-4000-8000-000000000001', 'call', '{}')`,
  `insert into consent_wordings (hash, kind, words) values (repeat('a', 64), 'phone-calls', 'Call me')`,
  `insert into consents (investor_id, kind, given, reason, wording_hash, request_id, phone_number, phone_hash)
    values ('00000000-0000-4000-8000-000000000001', 'phone-calls', true, 'choice', repeat('a', 64), 'call',
      '+1 555 555 0100', repeat('b', 64))`,
]

/** Of each table a column that has a value, and another value for it. */
const changes: Record<string, string> = {
  audit_entries: `action = 'investor_created'`,
  consent_wordings: `words = ''`,
  consents: `given = not given`,
  consultation_events: `at = now() - interval '1 day'`,
  consultation_submissions: `submitted_at = now() - interval '1 day'`,
  questionnaire_submissions: `score = 0`,
}

onBothEnginesInEveryRun((database) => {
  /** Runs statements in a transaction that is rolled back, first as the owner and then in a role. */
  const refusalOf = async (statement: string, role: string) => {
    let refusal: { code?: string; message?: string } = {}
    await database()
      .transaction()
      .execute(async (trx) => {
        for (const row of rows) await sql.raw(row).execute(trx)
        await sql.raw(`set local role ${role}`).execute(trx)
        await sql
          .raw(statement)
          .execute(trx)
          .catch((error: unknown) => (refusal = error as typeof refusal))
        throw new Error('rolled back')
      })
      .catch(() => {})
    const { code, message } = refusal
    return { code, message }
  }

  test('every recorded table has the cases below', () => {
    expect(Object.keys(recordedTables).toSorted()).toEqual(tables)
    expect(Object.keys(changes)).toEqual(tables)
  })

  test.for(tables)('no row of %s is changed, deleted or truncated, by the role or by the owner', async (table) => {
    const statements = [`update ${table} set ${changes[table]}`, `delete from ${table}`, `truncate ${table} cascade`]
    for (const statement of statements) {
      expect(await refusalOf(statement, productRole), statement).toMatchObject({ code: '42501' })
      expect(await refusalOf(statement, 'none'), statement).toMatchObject({
        code: 'P0001',
        message: `rows of ${table} are never changed`,
      })
    }
  })

  test('a living person is not parted from their rows', async () => {
    for (const table of ['audit_entries', 'consents', 'consultation_submissions'])
      expect(await refusalOf(`update ${table} set investor_id = null`, 'none'), table).toMatchObject({ code: 'P0001' })
    expect(await refusalOf('update audit_entries set investor_id = null', productRole)).toMatchObject({ code: 'P0001' })
  })

  test('the role adds rows, and a person who leaves takes answers, number, key and fingerprint along', async () => {
    const left: Record<string, unknown[]> = {}
    await database()
      .transaction()
      .execute(async (trx) => {
        await sql.raw(`set local role ${productRole}`).execute(trx)
        for (const row of rows) await sql.raw(row).execute(trx)
        await sql`delete from investors where id = '00000000-0000-4000-8000-000000000001'`.execute(trx)
        for (const table of tables)
          left[table] = (await sql.raw(`select * from ${table}`).execute(trx.withoutPlugins())).rows
        throw new Error('rolled back')
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'))
    expect(left['questionnaire_submissions']).toEqual([])
    expect(left['consultation_events']).toMatchObject([{ event: 'asked' }])
    expect(left['consultation_submissions']).toMatchObject([
      {
        investor_id: null,
        idempotency_key: null,
        fingerprint: null,
        request_id: '00000000-0000-4000-8000-000000000002',
      },
    ])
    expect(left['consents']).toMatchObject([
      { investor_id: null, phone_number: null, phone_hash: 'b'.repeat(64), given: true },
    ])
  })
})
