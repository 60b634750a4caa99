import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { applyEmailChange } from '../database/confirm-email.ts'
import { deleteFactorRemoval } from '../database/factor-removals.ts'
import { recordProviders } from '../database/identities.ts'
import { releaseMail } from '../database/mail-requests.ts'
import { clearTokens } from '../database/one-time-tokens.ts'
import { deleteSessions } from '../database/sessions.ts'
import type { UndoOfferRow } from '../database/notice-tables.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import {
  dropPassword,
  findUndoOffer,
  removeEmptyCodeFactor,
  removeWaysSince,
  restoreWays,
  takeUndoOffers,
} from '../database/undo-offers.ts'
import { emailTaken, lockUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { addressHash } from '../delivery/claim-mail.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { hashLinkToken } from '../tokens/mail-token.ts'
import { audit } from './start-session.ts'

/**
 * "This wasn't me": ends every session, and brings what signs in back to where it was before the change that a notice
 * told of. Later changes are undone with it, whoever made them, and the password stops working: the owner chooses a new
 * one by mail. Returns the address that the account has again.
 */
export async function undoChange(
  context: AuthContext,
  caller: Caller,
  linkToken: string,
): Promise<Result<{ email: string }, FailureReply>> {
  const undone = await context.db.transaction().execute(async (trx) => {
    const offer = await findUndoOffer(trx, { linkHash: hashLinkToken(linkToken), notBefore: earliest(context) })
    const user = offer && (await lockUser(trx, offer.user_id))
    if (offer === undefined || user === undefined) return fail(failures.linkExpired)
    if (await emailTaken(trx, offer.address, user.id)) return fail(failures.emailExists)
    const offers = await takeUndoOffers(trx, offer)
    // Two presses at once: the other one was first.
    if (offers.every(({ order_id: id }) => id !== offer.order_id)) return fail(failures.linkExpired)
    await restore(context, trx, { user, offer, offers })
    await audit(context, trx, { action: 'user_changes_undone', user: { ...user, email: offer.address }, caller })
    return succeed({ email: offer.address })
  })
  // The owner needs the mail for a new password now, even if somebody has just asked for others.
  if (undone.ok) await releaseMail(context.db, addressHash(context, undone.value.email), ['recovery'])
  return undone
}

function earliest({ settings, now }: AuthContext): Date {
  return new Date(now().getTime() - settings.lifetimes.undoSeconds * 1000)
}

async function restore(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, offer, offers }: { user: UserRow; offer: UndoOfferRow; offers: readonly UndoOfferRow[] },
): Promise<void> {
  const now = context.now()
  await deleteSessions(trx, { userId: user.id, sessionId: '' }, 'global')
  await clearTokens(trx, user.id)
  await deleteFactorRemoval(trx, user.id)
  await dropPassword(trx, user, now)
  await removeWaysSince(trx, user.id, offer.since)
  for (const { removed } of offers) await restoreWays(trx, removed)
  await removeEmptyCodeFactor(trx, user.id)
  if (user.email !== offer.address) await applyEmailChange(trx, user, { email: offer.address, now })
  await recordProviders(trx, user.id, now)
}
