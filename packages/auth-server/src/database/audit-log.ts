import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthTables } from './tables'

const logTypes = {
  challenge_created: 'factor',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  login: 'account',
  logout: 'account',
  passkey_created: 'factor',
  passkey_deleted: 'factor',
  passkey_updated: 'factor',
  recovery_codes_deleted: 'factor',
  recovery_codes_generated: 'factor',
  recovery_codes_regenerated: 'factor',
  recovery_codes_verified: 'factor',
  token_refreshed: 'token',
  token_revoked: 'token',
  user_confirmation_requested: 'user',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_repeated_signup: 'user',
  user_signedup: 'team',
  user_updated_password: 'user',
  verification_attempted: 'factor',
} as const

/** Something that happened to an account, as the audit log names it. */
export type AuditAction = keyof typeof logTypes

/** One line of the audit log. */
export interface AuditEvent {
  action: AuditAction
  actorId: string
  actorEmail: string
  ip: string
  now: Date
}

/** Adds one line to the audit log, in the transaction of what it records. */
export async function recordEvent(trx: Kysely<AuthTables>, event: AuditEvent): Promise<void> {
  const payload = {
    actor_id: event.actorId,
    actor_username: event.actorEmail,
    actor_via_sso: false,
    action: event.action,
    log_type: logTypes[event.action],
    traits: { provider: 'email' },
  }
  await trx
    .insertInto('audit_log')
    .values({ id: randomUUID(), payload: JSON.stringify(payload), created_at: event.now, ip_address: event.ip })
    .execute()
}

/** Removes the lines about a user. */
export async function deleteEvents(trx: Kysely<AuthTables>, actorId: string): Promise<void> {
  await trx
    .deleteFrom('audit_log')
    .where((where) => where(where.ref('payload', '->>').key('actor_id'), '=', actorId))
    .execute()
}
