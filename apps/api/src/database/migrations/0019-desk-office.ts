import { sql, type Kysely } from 'kysely'

const statements = [
  // Not tied to the request: a withdrawal is still delivered when its request is deleted.
  `create table delivery_attempts (
    id bigint primary key generated always as identity,
    request_id uuid not null,
    job_id uuid not null,
    attempt integer not null check (attempt > 0),
    channel text not null check (channel in ('webhook', 'mail')),
    what text not null check (what in ('lead', 'withdrawal', 'appointment')),
    version integer not null,
    outcome text not null check (outcome in ('delivered', 'failed')),
    reason text,
    next_try_at timestamptz,
    at timestamptz not null default now(),
    check ((outcome = 'failed') = (reason is not null))
  )`,
  `create index delivery_attempts_request on delivery_attempts (request_id, id desc)`,
  `create index delivery_attempts_at on delivery_attempts (at)`,
  `alter table contact_messages
    add column answered_at timestamptz,
    add column answered_by uuid references desk_members (user_id),
    add check ((answered_at is null) = (answered_by is null))`,
  `create index contact_messages_unanswered on contact_messages (received_at, id) where answered_at is null`,
  `create index contact_messages_answered on contact_messages (answered_at desc, id desc)
    where answered_at is not null`,
  `create table consent_asks (
    request_id uuid not null references consultation_requests (id) on delete cascade,
    firm_crd text not null,
    asked_by uuid not null references desk_members (user_id),
    asked_at timestamptz not null default now(),
    primary key (request_id, firm_crd)
  )`,
  `create index consultation_requests_newest on consultation_requests (requested_at desc, id desc)`,
  `create index consultation_requests_investor on consultation_requests (investor_id)`,
  `create index consultation_requests_id_text on consultation_requests ((id::text) text_pattern_ops)`,
  `create index investors_email_text on investors (lower(email) text_pattern_ops)`,
  `create index investors_last_name_text on investors (lower(last_name) text_pattern_ops)`,
  `create index investors_full_name_text on investors (lower(first_name || ' ' || last_name) text_pattern_ops)`,
  `create index audit_entries_looks on audit_entries ((details ->> 'request'))
    where action in ('request_opened', 'lead_opened')`,
]

/** What the staff's desk shows: attempts to deliver, answered messages, who was asked for consent, and searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
