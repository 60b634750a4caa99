import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { recordEvent } from '../database/audit-log.ts'
import {
  deleteFactorRemoval,
  findFactorRemoval,
  noteRemovalNotice,
  usersWithDueRemoval,
} from '../database/factor-removals.ts'
import { deleteFactor, listRecoveryCodes } from '../database/factors.ts'
import type { FactorRemovalRow, RecoveryCodeRow } from '../database/factor-tables.ts'
import { hasUnsentNotice } from '../database/notices.ts'
import { deleteSessions } from '../database/sessions.ts'
import type { AuthTables, FactorRow, UserRow } from '../database/tables.ts'
import { findUser, lockUser } from '../database/users.ts'
import { noticeGap, noticesOfRemoval } from '../mail/removal-times.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { hasVerifiedFactor } from './current-session.ts'

const batch = 100
const beforeAllIds = '00000000-0000-0000-0000-000000000000'
/** The next notice keeps its time unless this one is later than that part of the gap: then the server was down. */
const tolerance = 1 / 24

/**
 * Sends the notices of lost second factors that are due, and removes those whose waiting time is over, each in a
 * transaction of its own: one that fails holds up no other, and the first failure is thrown at the end. Several
 * processes can run it in parallel. `signal` stops it between two users.
 */
export async function finishRemovals(context: AuthContext, signal?: AbortSignal): Promise<void> {
  const before = new Date(context.now().getTime() - noticeGap(context.settings) * 1000)
  const failures: unknown[] = []
  let users: string[] = []
  do {
    users = await usersWithDueRemoval(context.db, { before, after: users.at(-1) ?? beforeAllIds, count: batch })
    for (const userId of users) {
      if (signal?.aborted === true) return
      await context.db
        .transaction()
        .execute((trx) => settle(context, trx, { userId, before }))
        .catch((error: unknown) => failures.push(error))
    }
  } while (users.length === batch)
  if (failures.length > 0) throw failures[0]
}

async function settle(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { userId, before }: { userId: string; before: Date },
): Promise<void> {
  const user = await lockUser(trx, userId)
  const removal = await findFactorRemoval(trx, userId)
  const account = await findUser(trx, userId)
  // Another process was first, or the owner.
  if (user === undefined || account === undefined || removal === undefined || removal.noticed_at > before) return
  if (!hasVerifiedFactor({ account })) await deleteFactorRemoval(trx, userId)
  else if (removal.notices < noticesOfRemoval) await remind(context, trx, { user, removal })
  // A removal that its owner could not hear of in time waits, too.
  else if (!(await hasUnsentNotice(trx, userId))) await remove(context, trx, { user, factors: account.factors })
}

async function remind(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, removal }: { user: UserRow; removal: FactorRemovalRow },
): Promise<void> {
  const [now, gap] = [context.now().getTime(), noticeGap(context.settings) * 1000]
  const due = removal.noticed_at.getTime() + gap
  await noteRemovalNotice(trx, removal, new Date(now - due > gap * tolerance ? now : due))
  await orderNotice(context, trx, { kind: 'factor_removal_waits', user, since: removal.requested_at })
}

async function remove(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, factors }: { user: UserRow; factors: readonly FactorRow[] },
): Promise<void> {
  const codes: RecoveryCodeRow[] = []
  for (const { id } of factors) codes.push(...(await listRecoveryCodes(trx, id)))
  for (const { id } of factors) await deleteFactor(trx, id)
  await deleteFactorRemoval(trx, user.id)
  await deleteSessions(trx, { userId: user.id, sessionId: '' }, 'global')
  await recordEvent(trx, {
    action: 'factor_unenrolled',
    actorId: user.id,
    actorName: user.email ?? '',
    ip: '',
    now: context.now(),
    browser: null,
    traits: { changed: 'second_factor_removed' },
  })
  await orderNotice(context, trx, {
    kind: 'factor_removal_done',
    user,
    removed: { factors, recovery_codes: codes },
  })
}
