import { sql, type Kysely } from 'kysely'

const statements = [
  // Tokens of a deleted account must not recreate it; the account cannot be identified from the hash.
  `create table deleted_accounts (
    account_hash text primary key check (account_hash ~ '^[0-9a-f]{64}$'),
    deleted_at timestamptz not null default now()
  )`,
  `create function refuse_change_but_forgetting() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.investor_id is not null and new.investor_id is null
        and to_jsonb(new) - 'investor_id' = to_jsonb(old) - 'investor_id'
        and not exists (select from investors where id = old.investor_id)
      then return new; end if;
      raise exception 'rows of % are never changed', tg_table_name;
    end $$`,
  `alter table consents
    alter column investor_id drop not null,
    drop constraint consents_investor_id_fkey,
    add constraint consents_investor_id_fkey foreign key (investor_id) references investors (id) on delete set null,
    drop constraint consents_consultation_request_id_fkey`,
  `drop trigger consents_immutable on consents`,
  `create trigger consents_kept before update or delete on consents
    for each row execute function refuse_change_but_forgetting()`,
  `create index consents_request on consents (consultation_request_id, kind, recorded_at desc)`,
  `drop trigger audit_entries_immutable on audit_entries`,
  `create trigger audit_entries_kept before update or delete on audit_entries
    for each row execute function refuse_change_but_forgetting()`,
  `create index contact_messages_sender on contact_messages (lower(email))`,
]

/**
 * People can read and delete the data stored about them. Consents and audit entries outlive their person, without the
 * person's id: removing it is the only allowed update, and only after the person is deleted. A consent keeps its
 * request's id, by which the partner knows it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
