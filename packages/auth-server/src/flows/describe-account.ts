import type { Selectable } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { aboutUser } from '../database/audit-log.ts'
import type { AuditLogTable, JsonObject } from '../database/tables.ts'
import { findUser } from '../database/users.ts'
import { addressHash } from '../delivery/claim-mail.ts'
import { userJson } from '../wire/user-json.ts'
import { describeSecondFactors } from './second-factors-of.ts'

/** Everything that is stored about an account, except credentials (hashes of password, codes and links) and row ids. */
export async function describeAccount(context: AuthContext, userId: string): Promise<JsonObject | undefined> {
  const { db } = context
  const account = await findUser(db, userId)
  if (account === undefined) return undefined
  const { email, new_email: newEmail } = account.user
  const addresses = [email, newEmail].map((address) => addressHash(context, address ?? ''))
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'updated_at', 'refreshed_at', 'user_agent', 'ip', 'aal', 'amr', 'proven_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const mails = await db
    .selectFrom('one_time_tokens')
    .select(['kind', 'relates_to', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .execute()
  const ordered = await db
    .selectFrom('mail_requests')
    .select(['kind', 'sent_at', 'redirect_to'])
    .where('address_hash', 'in', addresses)
    .execute()
  const notices = await db
    .selectFrom('notices')
    .select(['address', 'browser', 'place', 'happened_at'])
    .where('user_id', '=', userId)
    .execute()
  const undoOffers = await db
    .selectFrom('undo_offers')
    .select(['address', 'since', 'happened_at'])
    .where('user_id', '=', userId)
    .execute()
  const events = await db
    .selectFrom('audit_log')
    .select(['created_at', 'ip_address', 'payload'])
    .where(aboutUser(userId))
    .orderBy('created_at')
    .execute()
  const activity = events.map((event) => activityOf(event, userId))
  return {
    ...userJson(account, context.settings.audience),
    time_zone: account.user.time_zone,
    sessions,
    mails,
    ordered_mails: ordered,
    notices,
    undo_offers: undoOffers,
    activity,
    ...(await describeSecondFactors(context, userId)),
  }
}

// The IP address of an administrator is not the user's data.
function activityOf(
  { created_at: at, ip_address: ip, payload }: Omit<Selectable<AuditLogTable>, 'id'>,
  userId: string,
): JsonObject {
  const { action, actor_id: actor, actor_username: name, traits } = payload
  return actor === userId ? { at, ip, action, address: name, traits } : { at, action, by: name }
}
