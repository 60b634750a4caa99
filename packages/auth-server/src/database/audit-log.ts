import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { SignOutScope } from './sessions'
import type { AuthTables, UserRow } from './tables'

const logTypes = {
  challenge_created: 'factor',
  factor_deleted: 'factor',
  factor_in_progress: 'factor',
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

/** Something that happened to an account, as the audit log names it. */
export type AuditAction = keyof typeof logTypes

/** One line of the audit log. */
export interface AuditEvent {
  action: AuditAction
  actorId: string
  /** The address of a user, or the role of an administrator. */
  actorName: string
  /** The account that an administrator did it to. */
  subject?: Pick<UserRow, 'id' | 'email' | 'phone'> | undefined
  ip: string
  now: Date
  /** What people call the browser that did it, where that is known. */
  browser: string | null
  /** What else there is to know of it. */
  traits?: AuditTraits
}

/** Particulars of an event. */
export interface AuditTraits {
  /** With `login`, how its owner showed who they are. */
  method?: string
  /** What the event changed about signing in, where its action alone does not say so. */
  changed?: ChangeOfSignIn
  /** With `logout`, which sessions ended; `chosen`: one that its owner picked in another. */
  scope?: SignOutScope | 'chosen'
  /** A session that one request makes and ends: with `login` of somebody who is signed in already, and with a `local` `logout`. */
  session?: string
}

/** What may change about how somebody signs in. */
export type ChangeOfSignIn = 'email' | 'second_factor_added' | 'second_factor_removed' | 'recovery_codes_removed'

/** Adds one line to the audit log, in the transaction of what it records. */
export async function recordEvent(trx: Kysely<AuthTables>, event: AuditEvent): Promise<void> {
  const payload = {
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
  await trx
    .insertInto('audit_log')
    .values({ id: randomUUID(), payload: JSON.stringify(payload), created_at: event.now, ip_address: event.ip })
    .execute()
}

function traitsOf({ id, email, phone }: Pick<UserRow, 'id' | 'email' | 'phone'>) {
  return { user_id: id, user_email: email ?? '', user_phone: phone ?? '' }
}

/** The lines about a user: what they did, and what administrators did to their account. */
export function aboutUser(userId: string) {
  return sql<boolean>`(payload ->> 'actor_id' = ${userId} or payload -> 'traits' ->> 'user_id' = ${userId})`
}

/** Removes the lines about a user. */
export async function deleteEvents(trx: Kysely<AuthTables>, userId: string): Promise<void> {
  await trx.deleteFrom('audit_log').where(aboutUser(userId)).execute()
}

/** Leaves of the lines about a user what was done and when, without names and places of theirs. */
export async function disguiseEvents(trx: Kysely<AuthTables>, userId: string): Promise<void> {
  const isOwn = sql<boolean>`payload ->> 'actor_id' = ${userId}`
  await trx
    .updateTable('audit_log')
    .set({
      payload: sql`payload || jsonb_build_object(
        'actor_username', case when ${isOwn} then '' else payload ->> 'actor_username' end,
        'traits', (payload -> 'traits') - 'user_email' - 'user_phone')`,
      ip_address: sql`case when ${isOwn} then '' else ip_address end`,
    })
    .where(aboutUser(userId))
    .execute()
}
