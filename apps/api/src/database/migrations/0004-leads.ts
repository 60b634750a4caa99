import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table consultation_requests
    add column phone_number text,
    add column text_consent boolean not null default false,
    add column state text not null default 'saved'
      check (state in ('saved', 'queued', 'sent', 'acknowledged', 'called', 'scheduled', 'closed', 'failed',
        'withdrawn')),
    add column contact_by timestamptz,
    add column partner jsonb,
    add column lead jsonb,
    add column version integer not null default 1,
    add column webhook_version integer not null default 0,
    add column mail_version integer not null default 0,
    add column webhook_tried integer not null default 0,
    add column mail_tried integer not null default 0,
    add column shared_at timestamptz,
    add column acknowledged_at timestamptz,
    add column alerted_at timestamptz,
    add column time_zone text`,
  // Requests from before leads were delivered to a partner: each person's newest stays open, and the person is asked
  // again.
  `update consultation_requests set state = 'closed' where id not in (
    select distinct on (investor_id) id from consultation_requests order by investor_id, requested_at desc)`,
  `alter table consultation_requests drop column profile`,
  `create unique index consultation_requests_open on consultation_requests (investor_id)
    where state in ('saved', 'queued', 'sent', 'acknowledged', 'scheduled', 'failed')`,
  `create index consultation_requests_unanswered on consultation_requests (shared_at)
    where acknowledged_at is null and alerted_at is null and state in ('queued', 'sent', 'failed')`,
  `create index consultation_requests_queued on consultation_requests (shared_at) where state = 'queued'`,
  `create table consultation_submissions (
    id uuid primary key default gen_random_uuid(),
    investor_id uuid not null references investors (id) on delete cascade,
    request_id uuid not null references consultation_requests (id) on delete cascade,
    idempotency_key uuid,
    fingerprint text not null,
    submitted_at timestamptz not null default now(),
    unique (investor_id, idempotency_key)
  )`,
  `insert into consultation_submissions (investor_id, request_id, idempotency_key, fingerprint, submitted_at)
    select investor_id, id, idempotency_key, '', requested_at from consultation_requests`,
  `alter table consultation_requests drop column idempotency_key`,
  `create table consultation_events (
    id bigint primary key generated always as identity,
    request_id uuid not null references consultation_requests (id) on delete cascade,
    event text not null,
    channel text check (channel in ('webhook', 'mail')),
    version integer not null,
    at timestamptz not null default now()
  )`,
  `create index consultation_events_request on consultation_events (request_id, id)`,
  `create trigger consultation_events_immutable before update on consultation_events
    for each row execute function refuse_change()`,
  `create table appointments (
    id uuid primary key default gen_random_uuid(),
    investor_id uuid not null references investors (id) on delete cascade,
    request_id uuid unique references consultation_requests (id) on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    held_until timestamptz,
    hold_id uuid,
    sequence integer not null default 0,
    check ((held_until is null) <> (request_id is null))
  )`,
  `create unique index appointments_start on appointments (starts_at)`,
  `create index appointments_investor on appointments (investor_id)`,
  `alter table mailbox_messages add column calendar text`,
  `alter table consents add column recipient jsonb`,
  `create table partner_messages (
    id text primary key check (length(id) <= 200),
    received_at timestamptz not null default now()
  )`,
  `alter table investors add column version integer not null default 1`,
  `alter table questionnaire_submissions add column idempotency_key uuid, add column fingerprint text,
    add unique (investor_id, idempotency_key)`,
  `create table product_secrets (name text primary key, secret text not null)`,
  `insert into product_secrets values ('partner', gen_random_uuid()::text || gen_random_uuid()::text)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
