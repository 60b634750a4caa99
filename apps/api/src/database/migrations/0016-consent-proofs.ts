import { sql, type Kysely } from 'kysely'

/** Tables whose rows are the record of what people agreed to and what was done with it. */
const recorded = [
  'audit_entries',
  'consent_wordings',
  'consents',
  'consultation_events',
  'consultation_submissions',
  'questionnaire_submissions',
]

const whereAgreed = [
  `alter table consents
    add column language text check (language ~ '^[a-z]{2}(-[A-Z]{2})?$'),
    add column page text check (page ~ '^/[a-z0-9/-]*$' and length(page) <= 200),
    add column phone_number text,
    add column phone_hash text check (phone_hash ~ '^[0-9a-f]{64}$'),
    add column source text check (source in ('request_form', 'profile', 'contact_info')),
    drop constraint consents_reason_check,
    add constraint consents_reason_check check (reason in ('choice', 'privacy_signal', 'partner_event'))`,
  `alter table consultation_requests
    add column phone_source text check (phone_source in ('request_form', 'profile', 'contact_info'))`,
  `alter table consultation_submissions add column choices jsonb`,
  `insert into product_secrets values ('consents', gen_random_uuid()::text || gen_random_uuid()::text)`,
]

const neverChanged = [
  // The columns named as arguments are emptied with the person's id, whoever removes it.
  `create or replace function refuse_change_but_forgetting() returns trigger language plpgsql as $$
    declare forgotten text;
    begin
      if tg_op = 'UPDATE' and old.investor_id is not null and new.investor_id is null
        and to_jsonb(new) - 'investor_id' = to_jsonb(old) - 'investor_id'
        and not exists (select from investors where id = old.investor_id)
      then
        foreach forgotten in array coalesce(tg_argv, '{}') loop
          new := jsonb_populate_record(new, jsonb_build_object(forgotten, null));
        end loop;
        return new;
      end if;
      raise exception 'rows of % are never changed', tg_table_name;
    end $$`,
  `create function refuse_removal_but_forgetting() returns trigger language plpgsql as $$
    begin
      if not exists (select from investors where id = old.investor_id) then return old; end if;
      raise exception 'rows of % are never changed', tg_table_name;
    end $$`,
  `drop trigger consents_kept on consents`,
  `create trigger consents_kept before update or delete on consents
    for each row execute function refuse_change_but_forgetting('phone_number')`,
  `create trigger consent_wordings_kept before delete on consent_wordings
    for each row execute function refuse_change()`,
  `alter table consultation_events drop constraint consultation_events_request_id_fkey`,
  `create trigger consultation_events_kept before delete on consultation_events
    for each row execute function refuse_change()`,
  `alter table consultation_submissions
    alter column investor_id drop not null,
    alter column fingerprint drop not null,
    drop constraint consultation_submissions_request_id_fkey,
    drop constraint consultation_submissions_investor_id_fkey,
    add constraint consultation_submissions_investor_id_fkey
      foreign key (investor_id) references investors (id) on delete set null`,
  `create trigger consultation_submissions_kept before update or delete on consultation_submissions
    for each row execute function refuse_change_but_forgetting('idempotency_key', 'fingerprint')`,
  `create index consultation_submissions_request on consultation_submissions (request_id, submitted_at)`,
  `create trigger questionnaire_submissions_kept before delete on questionnaire_submissions
    for each row execute function refuse_removal_but_forgetting()`,
  ...recorded.map(
    (table) => `create trigger ${table}_never_emptied before truncate on ${table}
      for each statement execute function refuse_change()`,
  ),
]

/**
 * A consent says where and in which language it was given, and to be contacted at which number. What is recorded about
 * consents and requests can't be changed, deleted or truncated; after the deletion of an account it stays without the
 * person, the number as a keyed hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...whereAgreed, ...neverChanged]) await sql.raw(statement).execute(db)
}
