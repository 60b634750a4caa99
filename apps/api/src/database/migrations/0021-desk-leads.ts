import { sql, type Kysely } from 'kysely'

const columns = [
  `alter table consultation_requests
    add column desk_version integer not null default 0,
    add column firm_crd text,
    add column again_at timestamptz,
    add column outcome text check (outcome in ('going_ahead', 'later', 'not_suitable', 'another_way', 'never_reached')),
    add column declined text check (declined in ('no_capacity', 'not_licensed_there', 'conflict_of_interest',
      'not_suitable', 'other')),
    add column due_at timestamptz,
    add column ended_at timestamptz`,
  `create table desk_actions (
    id uuid primary key default gen_random_uuid(),
    request_id uuid not null references consultation_requests (id) on delete cascade,
    member_id uuid not null references desk_members (user_id),
    firm_crd text not null,
    action jsonb not null,
    idempotency_key uuid not null,
    version integer not null,
    at timestamptz not null,
    effective_at timestamptz not null,
    state text not null default 'pending' check (state in ('pending', 'done', 'undone', 'void')),
    settled_at timestamptz,
    unique (member_id, idempotency_key),
    check ((state = 'pending') = (settled_at is null))
  )`,
]

// Versions that run beside this one know none of the columns, so the database itself keeps them right.
const placing = [
  `create function place_lead() returns trigger language plpgsql as $$
    begin
      new.firm_crd := new.partner ->> 'crd';
      if new.lead is null then new.desk_version := 0; end if;
      if new.shared_at is null then
        new.due_at := null;
        new.ended_at := null;
      elsif new.state in ('saved', 'closed', 'withdrawn') then
        new.due_at := null;
        if tg_op = 'UPDATE' and old.state <> new.state and new.ended_at is not distinct from old.ended_at then
          new.ended_at := null;
        end if;
        new.ended_at := date_trunc('milliseconds', coalesce(new.ended_at, now()));
      else
        new.ended_at := null;
        new.due_at := date_trunc('milliseconds', coalesce(
          new.again_at,
          (select starts_at from appointments where request_id = new.id),
          case when new.state in ('queued', 'sent', 'acknowledged', 'failed') then new.contact_by end,
          'infinity'));
      end if;
      return new;
    end $$`,
  `create trigger consultation_requests_placed before insert or update on consultation_requests
    for each row execute function place_lead()`,
  `create function place_lead_of_appointment() returns trigger language plpgsql as $$
    begin
      update consultation_requests set due_at = due_at where id in (new.request_id, old.request_id);
      return null;
    end $$`,
  `create trigger appointments_placed after insert or delete or update of request_id, starts_at on appointments
    for each row execute function place_lead_of_appointment()`,
  `update consultation_requests as request
    set ended_at = coalesce(
      (select max(at) from consultation_events
        where request_id = request.id and event in ('closed', 'withdrawn', 'changed')),
      shared_at)
    where shared_at is not null`,
]

const indexes = [
  `create index consultation_requests_due on consultation_requests (firm_crd, due_at, id) where due_at is not null`,
  `create index consultation_requests_ended on consultation_requests (firm_crd, ended_at desc, id desc)
    where ended_at is not null`,
  `create index consultation_requests_shared on consultation_requests (firm_crd, shared_at)`,
  `create index consultation_events_at on consultation_events (at)`,
  `create unique index desk_actions_pending on desk_actions (request_id) where state = 'pending'`,
  `create index desk_actions_request on desk_actions (request_id)`,
  `create index desk_actions_at on desk_actions (at)`,
  `create index desk_actions_settled on desk_actions (settled_at)`,
]

/**
 * What the desk of the partner firm needs: where a lead stands in its lists, which version was opened there, and the
 * actions of its members. `due_at` is infinite where nothing is due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...columns, ...placing, ...indexes]) await sql.raw(statement).execute(db)
}
