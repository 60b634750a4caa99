import { borrowEmbeddedCopy } from '@dst/vitest-config/borrowed-copy'
import type { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'

const state = async (database: PGlite) =>
  (
    await database.query(`select (select count(*) from audit_entries)::int as entries,
      (select json_agg(schedule order by name)::text from pgboss.schedule) as schedules,
      (select json_agg(last_value order by sequencename)::text from pg_sequences where schemaname = 'public') as last,
      to_regclass('left_behind')::text as left, current_setting('search_path') as path`)
  ).rows
const use = `insert into audit_entries (action, details, request_id) values ('used', '{}', 'r-1');
  select nextval('public.consultation_events_id_seq');
  update pgboss.schedule set cron = '9 9 9 9 *'; set search_path = pgboss, public;`

test.each([
  ['changed rows and settings', use],
  ['a changed schema', `${use} create table public.left_behind ()`],
])('the next borrower sees nothing of %s, and the last one can do no more', async (_name, change) => {
  const first = await borrowEmbeddedCopy()
  const before = await state(first)
  await first.exec(change)
  expect(await state(first)).not.toEqual(before)
  await first.close()
  await expect(first.query('select 1')).rejects.toThrow('closed')
  const second = await borrowEmbeddedCopy()
  expect(await state(second)).toEqual(before)
  await second.close()
})
