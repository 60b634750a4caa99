import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The role in which the product serves calls and does jobs: it can't change or delete what is recorded. */
export const productRole = 'dst_product'

/** Tables to which the product's role only adds rows, and the columns that it empties for a person who leaves. */
export const recordedTables: Readonly<Record<string, readonly string[]>> = {
  audit_entries: ['investor_id'],
  consent_wordings: [],
  consents: [],
  consultation_events: [],
  consultation_submissions: [],
  questionnaire_submissions: [],
}

/** A role is made outside of the transaction of others, which its refusal must not end. */
const makeRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${productRole}') then
    create role ${productRole} nologin;
  end if;
  if not pg_has_role(current_user, '${productRole}', 'member') then
    grant ${productRole} to current_user;
  end if;
exception when insufficient_privilege or duplicate_object or unique_violation then null;
end $$`

/** Of each table that this user owns, only rights that are missing or too many are changed: servers may be running. */
const grantRights = `do $$
declare
  place record;
  forgotten constant jsonb := '${JSON.stringify(recordedTables)}';
  names text;
begin
  for place in select n.oid, n.nspname as name from pg_namespace n
    where n.nspname in ('public', 'auth', 'pgboss') and pg_has_role(current_user, n.nspowner, 'usage')
      and not has_schema_privilege('${productRole}', n.oid, 'usage')
  loop
    execute format('grant usage on schema %I to ${productRole}', place.name);
  end loop;
  for place in select c.oid, c.oid::regclass::text as name, c.relkind,
      case when n.nspname = 'public' then forgotten -> c.relname end as emptied,
      c.relname ~ '^(kysely|auth)_migrations?(_lock)?$' as shape
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth', 'pgboss') and c.relkind in ('r', 'p', 'S')
      and pg_has_role(current_user, c.relowner, 'usage')
  loop
    if place.relkind = 'S' then
      if not has_sequence_privilege('${productRole}', place.oid, 'usage') then
        execute format('grant usage, select on sequence %s to ${productRole}', place.name);
      end if;
    elsif place.shape then
      if not has_table_privilege('${productRole}', place.oid, 'select') then
        execute format('grant select on %s to ${productRole}', place.name);
      end if;
    elsif place.emptied is not null then
      if has_table_privilege('${productRole}', place.oid, 'update, delete, truncate, trigger, references') then
        execute format('revoke all on %s from ${productRole}', place.name);
      end if;
      if not has_table_privilege('${productRole}', place.oid, 'insert') then
        execute format('grant select, insert on %s to ${productRole}', place.name);
      end if;
      for names in select jsonb_array_elements_text(place.emptied) loop
        if not has_column_privilege('${productRole}', place.oid, names, 'update') then
          execute format('grant update (%I) on %s to ${productRole}', names, place.name);
        end if;
      end loop;
    elsif not has_table_privilege('${productRole}', place.oid, 'delete') then
      execute format('grant select, insert, update, delete on %s to ${productRole}', place.name);
    end if;
  end loop;
exception when insufficient_privilege or undefined_object then null;
end $$`

/**
 * Makes the product's role where this user may, and gives it its rights on every table there is; to be called as the
 * tables' owner, after each migration. Changes nothing that is right already, or that this user may not change.
 */
export async function grantProductRole(db: Kysely<Tables>): Promise<void> {
  const plain = db.withoutPlugins()
  await sql.raw(makeRole).execute(plain)
  await sql.raw(grantRights).execute(plain)
}

/** Whether this user can take the product's role and work in it. Leaves the connection's role as it is. */
export async function canTakeProductRole(db: Kysely<Tables>): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql.raw(`set local role ${productRole}`).execute(trx)
      const { rows } = await sql<{ works: boolean }>`select
        has_table_privilege('investors', 'delete') and has_table_privilege('consents', 'insert') as works`.execute(trx)
      return rows[0]?.works === true
    })
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/** What a user of the database could do to recorded rows, were it not for the triggers. */
export async function findTooMuch(db: Kysely<Tables>): Promise<string[]> {
  const names = Object.keys(recordedTables)
  const { rows } = await sql<{ name: string }>`select c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relname in (${sql.join(names)})
      and has_table_privilege(c.oid, 'update, delete, truncate, trigger')
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** No such role, no right to take it, or no such table yet. */
const refusals = ['22023', '42501', '42704', '42P01']

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && refusals.includes(error.code)
}
