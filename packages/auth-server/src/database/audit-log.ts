import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { SignOutScope } from './sessions.ts'
import type { AuthTables, JsonObject, UserRow } from './tables.ts'

const logTypes = {
  challenge_created: 'factor',
  factor_deleted: 'factor',
  factor_in_progress: 'factor',
  factor_removal_requested: 'factor',
  factor_removal_stopped: 'factor',
  factor_unenrolled: 'factor',
  factor_updated: 'factor',
  identity_linked: 'user',
  identity_unlinked: 'user',
  invite_accepted: 'account',
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
  user_changes_undone: 'user',
  user_confirmation_requested: 'user',
  user_deleted: 'team',
  user_invited: 'team',
  user_modified: 'user',
  user_reauthenticate_requested: 'user',
  user_recovery_requested: 'user',
  user_repeated_signup: 'user',
  user_signedup: 'team',
  user_updated_password: 'user',
  verification_attempted: 'factor',
} as const

/** An action on an account, as named in the audit log. */
export type AuditAction = keyof typeof logTypes

/** One entry of the audit log. */
export interface AuditEvent {
  action: AuditAction
  actorId: string
  /** The email address of a user, or the role of an administrator. */
  actorName: string
  /** The account that an administrator acted on. */
  subject?: Pick<UserRow, 'id' | 'email' | 'phone'> | undefined
  ip: string
  now: Date
  /** Common name of the browser that did it, if known. */
  browser: string | null
  /** Further details. */
  traits?: AuditTraits
}

/** Details of an event. */
export interface AuditTraits {
  /** With `login`: how the user authenticated. */
  method?: string
  /** What the event changed about signing in, if the action alone does not say so. */
  changed?: ChangeOfSignIn
  /** With `logout`: which sessions ended; `chosen`: one that the user picked from another session. */
  scope?: SignOutScope | 'chosen'
  /**
   * Session id that pairs the two halves of a password check: set with a `login` by a user who is already signed in,
   * and with a `local` `logout`.
   */
  session?: string
}

/** What can change about how a user signs in. */
export type ChangeOfSignIn = 'email' | 'second_factor_added' | 'second_factor_removed' | 'recovery_codes_removed'

/** Adds one entry to the audit log, in the transaction of the action it records. */
export async function recordEvent(trx: Kysely<AuthTables>, event: AuditEvent): Promise<void> {
  const payload = JSON.stringify(payloadOf(event))
  await trx
    .insertInto('audit_log')
    .values({ id: randomUUID(), payload, created_at: event.now, ip_address: event.ip })
    .execute()
}

/** What an entry of the audit log says about an event, besides its time and IP address. */
export function payloadOf(event: Omit<AuditEvent, 'ip' | 'now'>): JsonObject {
  return {
    actor_id: event.actorId,
    actor_username: event.actorName,
    actor_via_sso: false,
    action: event.action,
    log_type: logTypes[event.action],
    traits: {
      provider: 'email',
      ...(event.browser === null ? {} : { browser: event.browser }),
      ...event.traits,
      ...(event.subject && traitsOf(event.subject)),
    },
  }
}

function traitsOf({ id, email, phone }: Pick<UserRow, 'id' | 'email' | 'phone'>) {
  return { user_id: id, user_email: email ?? '', user_phone: phone ?? '' }
}

/** The entries about a user: what they did, and what administrators did to their account. */
export function aboutUser(userId: string) {
  return sql<boolean>`(payload ->> 'actor_id' = ${userId} or payload -> 'traits' ->> 'user_id' = ${userId})`
}

/** Removes the entries about a user. */
export async function deleteEvents(trx: Kysely<AuthTables>, userId: string): Promise<void> {
  await trx.deleteFrom('audit_log').where(aboutUser(userId)).execute()
}

/** Anonymizes the entries about a user: keeps action and time, removes the user's names, addresses and IP address. */
export async function disguiseEvents(trx: Kysely<AuthTables>, userId: string): Promise<void> {
  const isProductNode = sql<boolean>`payload ->> 'actor_id' = ${userId}`
  await trx
    .updateTable('audit_log')
    .set({
      payload: sql`payload || jsonb_build_object(
        'actor_username', case when ${isProductNode} then '' else payload ->> 'actor_username' end,
        'traits', (payload -> 'traits') - 'user_email' - 'user_phone')`,
      ip_address: sql`case when ${isProductNode} then '' else ip_address end`,
    })
    .where(aboutUser(userId))
    .execute()
}
