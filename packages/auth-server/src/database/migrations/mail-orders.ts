import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // A link stays valid until the email that replaces it has been sent, so for a while there can be two of a kind.
  `alter table auth.one_time_tokens drop constraint one_time_tokens_user_id_kind_key`,
  `alter table auth.one_time_tokens add column order_id uuid`,
  `alter table auth.one_time_tokens add column sent_at timestamptz`,
  `update auth.one_time_tokens set sent_at = created_at`,
  `create index one_time_tokens_user_id_kind on auth.one_time_tokens (user_id, kind)`,
  `alter table auth.one_time_tokens add constraint one_time_tokens_order unique (order_id, kind)`,
  `alter table auth.mail_requests add column order_id uuid`,
  `alter table auth.mail_requests add column redirect_to text`,
  `create index mail_requests_order_id on auth.mail_requests (order_id)`,
  `alter table auth.users add column email_change_confirmed text`,
  // For a half-confirmed change, only the token of the other half was left.
  `update auth.users set email_change_confirmed = case outstanding.kind
      when 'email_change_new' then 'email_change_current' else 'email_change_new' end
    from (
      select user_id, min(kind) as kind from auth.one_time_tokens
      where kind in ('email_change_new', 'email_change_current') group by user_id having count(*) = 1
    ) as outstanding
    where users.id = outstanding.user_id and users.new_email is not null`,
]

/**
 * Emails are queued in the request and rendered later: records the order of a claim, and the email a token was sent
 * with.
 */
export const mailOrders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
