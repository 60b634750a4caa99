import { sql, type Kysely } from 'kysely'

const statements = [
  `create table investors (
    id uuid primary key default gen_random_uuid(),
    auth_user_id uuid not null unique,
    email text not null check (email = lower(email) and length(email) between 3 and 255),
    email_token_expiry timestamptz not null,
    username text not null,
    first_name text not null,
    last_name text not null,
    date_of_birth text,
    phone_number text,
    location text,
    bio text,
    profile_image_url text,
    account_type text not null default 'investor' check (account_type = 'investor'),
    auth_provider text not null check (auth_provider in ('email', 'google')),
    advisor text not null default 'no',
    notes text not null default '',
    accredited text check (accredited in ('yes', 'notSure', 'no')),
    sale_status text check (sale_status in ('active', 'lt3mo', '3-6mo', '6-12mo', 'ownNoSale', 'none')),
    equity_bracket text check (equity_bracket in ('<100', '100-249', '250-499', '500-999', '>=1000')),
    horizon text check (horizon in ('<5 years', '5-10 years', '10+ years')),
    return_need text check (return_need in ('<= 6%', '6.1%-8%', '8.1%-10%', '> 10%')),
    passive_importance integer check (passive_importance between 1 and 5),
    property_type text check (property_type in ('multifamily', 'industrial', 'retail', 'office', 'land', 'other')),
    mortgage_bracket text check (mortgage_bracket in ('<25%', '25-50%', '50-75%', '>75%')),
    prior1031 text check (prior1031 in ('yes', 'no')),
    qi_ready text check (qi_ready in ('yes', 'no')),
    risk_tolerance integer check (risk_tolerance in (1, 3, 5)),
    dst_score integer not null default 0 check (dst_score between -13 and 118),
    dst_segment text check (dst_segment in ('gold', 'silver', 'bronze', 'nurtured')),
    questionnaire_completed_at timestamptz,
    share_with_vc boolean,
    email_notifications boolean not null default true,
    sms_notifications boolean not null default false,
    marketing_notifications boolean not null default true,
    two_factor_auth boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check ((questionnaire_completed_at is null) = (dst_segment is null))
  )`,
  `create unique index investors_email_key on investors (lower(email))`,
  `create table questionnaire_submissions (
    id uuid primary key default gen_random_uuid(),
    investor_id uuid not null references investors (id) on delete cascade,
    answers jsonb not null check (answers ->> 'truthfulAcknowledgement' = 'true'),
    score integer not null check (score between -13 and 118),
    tier text not null check (tier in ('gold', 'silver', 'bronze', 'nurtured')),
    submitted_at timestamptz not null default now()
  )`,
  `create index questionnaire_submissions_investor on questionnaire_submissions (investor_id, submitted_at desc)`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are never changed', tg_table_name; end $$`,
  `create trigger questionnaire_submissions_immutable before update on questionnaire_submissions
    for each row execute function refuse_change()`,
  `create table consultation_requests (
    id uuid primary key default gen_random_uuid(),
    investor_id uuid not null references investors (id) on delete cascade,
    idempotency_key uuid,
    preferred_contact_method text not null check (preferred_contact_method in ('phone', 'email', 'text')),
    best_contact_time text not null check (best_contact_time in ('morning', 'afternoon', 'evening', 'anytime')),
    share_data_consent boolean not null,
    notes text,
    profile jsonb not null,
    score integer not null,
    tier text not null check (tier in ('gold', 'silver')),
    requested_at timestamptz not null default now(),
    unique (investor_id, idempotency_key)
  )`,
  `create table contact_messages (
    id uuid primary key default gen_random_uuid(),
    first_name text not null,
    last_name text not null,
    email text not null,
    subject text not null,
    message text not null,
    received_at timestamptz not null default now()
  )`,
  `create table faqs (
    id integer primary key,
    question text not null,
    answer text not null,
    category text not null,
    "order" integer not null
  )`,
  `create table audit_entries (
    id uuid primary key default gen_random_uuid(),
    at timestamptz not null default now(),
    action text not null,
    investor_id uuid,
    request_id text not null,
    details jsonb not null
  )`,
  `create index audit_entries_investor on audit_entries (investor_id, at desc)`,
  `create trigger audit_entries_immutable before update on audit_entries
    for each row execute function refuse_change()`,
  `create table mailbox_messages (
    id uuid primary key default gen_random_uuid(),
    "to" text not null,
    subject text not null,
    text text not null,
    html text not null,
    sent_at timestamptz not null default now()
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
