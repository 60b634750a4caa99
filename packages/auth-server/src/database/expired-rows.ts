import { daySeconds } from './day.ts'
import { sql, type RawBuilder } from 'kysely'
import type { SessionLimits } from './session-limits.ts'
import type { AuthTableName } from './tables.ts'

/** What `tidy` removes in addition to expired rows, as ages in seconds; nothing by default. */
export interface Retention {
  /** Unconfirmed accounts, counted from their last email. */
  unconfirmedAccountSeconds?: number | undefined
  /** Anonymous accounts, counted from their creation. */
  anonymousAccountSeconds?: number | undefined
  /** Entries of the audit log. */
  auditSeconds?: number | undefined
}

/** The lifetimes in seconds that rows of this database outlive, and what the host wants removed besides. */
export interface RowLifetimes {
  lifetimes: Record<'flowStateSeconds' | 'mailTokenSeconds' | 'refreshReuseSeconds' | 'undoSeconds', number>
  sessions: SessionLimits
  retention: Retention
}

/** Rows of one table that are no longer needed. */
export interface ExpiredRows {
  table: AuthTableName
  /** The columns that identify a row of the table. */
  key: readonly string[]
  expired: RawBuilder<boolean>
}

/** Challenges are valid for minutes. */
const challengeSeconds = daySeconds
/** Longer than a queue retries an email. */
const mailSeconds = 7 * daySeconds

/**
 * Expired rows, by table: supporting another table takes just one entry here. Rows are kept for a day after they
 * expire, so that a late call is still told why it is refused.
 */
export function expiredRows({ lifetimes, sessions, retention }: RowLifetimes, now: Date): ExpiredRows[] {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const { timeboxSeconds, inactivitySeconds } = sessions
  const { auditSeconds } = retention
  const rows: (ExpiredRows | false)[] = [
    {
      table: 'one_time_tokens',
      key: ['id'],
      expired: sql`created_at < ${ago(lifetimes.mailTokenSeconds + daySeconds)}`,
    },
    {
      table: 'rotated_refresh_tokens',
      key: ['session_id', 'counter'],
      expired: sql`rotated_at < ${ago(lifetimes.refreshReuseSeconds + daySeconds)}`,
    },
    { table: 'mail_requests', key: ['address_hash', 'kind'], expired: sql`sent_at < ${ago(mailSeconds)}` },
    {
      table: 'flow_states',
      key: ['id'],
      expired: sql`created_at < ${ago(2 * lifetimes.flowStateSeconds + daySeconds)}`,
    },
    { table: 'factor_challenges', key: ['id'], expired: sql`created_at < ${ago(challengeSeconds)}` },
    { table: 'passkey_challenges', key: ['id'], expired: sql`created_at < ${ago(challengeSeconds)}` },
    { table: 'notices', key: ['order_id'], expired: sql`happened_at < ${ago(mailSeconds)}` },
    { table: 'undo_offers', key: ['order_id'], expired: sql`happened_at < ${ago(lifetimes.undoSeconds + daySeconds)}` },
    timeboxSeconds !== undefined && {
      table: 'sessions',
      key: ['id'],
      expired: sql`created_at < ${ago(timeboxSeconds + daySeconds)}`,
    },
    inactivitySeconds !== undefined && {
      table: 'sessions',
      key: ['id'],
      expired: sql`coalesce(refreshed_at, created_at) < ${ago(inactivitySeconds + daySeconds)}`,
    },
    auditSeconds !== undefined && { table: 'audit_log', key: ['id'], expired: sql`created_at < ${ago(auditSeconds)}` },
  ]
  return rows.filter((row) => row !== false)
}

/** Unused accounts, as far as the host wants them removed. */
export function unusedAccounts(
  { retention }: Pick<RowLifetimes, 'retention'>,
  now: Date,
): { expired: RawBuilder<boolean> }[] {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const { unconfirmedAccountSeconds, anonymousAccountSeconds } = retention
  const unproven = sql`email_confirmed_at is null and phone_confirmed_at is null and deleted_at is null`
  const accounts: ({ expired: RawBuilder<boolean> } | false)[] = [
    // An account with a session is in use, whether or not it is confirmed.
    unconfirmedAccountSeconds !== undefined && {
      expired: sql`${unproven} and not is_anonymous and created_at < ${ago(unconfirmedAccountSeconds)}
        and greatest(confirmation_sent_at, invited_at, recovery_sent_at, created_at) < ${ago(unconfirmedAccountSeconds)}
        and not exists (select from auth.sessions where user_id = users.id)`,
    },
    anonymousAccountSeconds !== undefined && {
      expired: sql`${unproven} and is_anonymous and created_at < ${ago(anonymousAccountSeconds)}`,
    },
  ]
  return accounts.filter((entry) => entry !== false)
}
