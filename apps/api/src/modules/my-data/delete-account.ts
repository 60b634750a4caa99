import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely } from 'kysely'
import type { AccountDeletion } from '../../accounts/accounts.ts'
import type { Caller } from '../../plugins/caller.ts'
import { claimInvestor, findByAccount } from '../../database/investors.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import type { Announcer } from '../../jobs/announce-appointment.ts'
import { deleteUserData } from './delete-user-data.ts'

/** What deleting an account needs in addition to the caller. */
export interface DeletionDeps extends Announcer {
  db: Kysely<Tables>
  deletion: AccountDeletion
}

/** Maximum age of the sign-in, in milliseconds, for deleting an account. */
const freshSignIn = 10 * 60_000
/** Milliseconds after which the queue finishes a deletion that was interrupted. */
const untilFinished = 60_000

/**
 * Whether the caller has signed in within the last ten minutes; refreshing a session does not count. The clock of a
 * hosted auth service may be ahead by as long, but a sign-in from further in the future proves nothing.
 */
export function hasJustSignedIn({ identity: { signedInAt } }: Caller, now = Date.now()): boolean {
  return signedInAt !== undefined && Math.abs(now - signedInAt.getTime()) < freshSignIn
}

/**
 * Deletes the caller's account and all data about them. When the account is in this database, everything is deleted in
 * one transaction. With an external auth service the account is deleted there first: if the service refuses, nothing is
 * lost. If a later step fails, a job that was queued beforehand finishes the deletion.
 */
export async function deleteAccount(deps: DeletionDeps, caller: Caller): Promise<Result<null, 'unavailable'>> {
  const { db, queue, deletion } = deps
  const { requestId, identity } = caller
  if (deletion.elsewhere) {
    await db
      .transaction()
      .execute((trx) =>
        queue.send(
          trx,
          'account-deletion',
          { account: identity.userId, requestId },
          new Date(Date.now() + untilFinished),
        ),
      )
    if (!(await deletion.elsewhere.remove(identity.userId))) return fail('unavailable' as const)
  }
  await db.transaction().execute(async (trx) => {
    // Locks the account before the record, in the same order as confirming an address does.
    await deletion.here(trx, identity.userId)
    const { investor } = await claimInvestor(trx, identity)
    await deleteUserData(trx, deps, {
      userId: identity.userId,
      investorId: investor.id,
      addresses: [investor.email, identity.email],
      requestId,
    })
  })
  deletion.forget(identity.userId)
  return succeed(null)
}

/**
 * Finishes a deletion that was interrupted after the external service had deleted the account; does nothing while the
 * account still exists there.
 */
export function deletionHandler(deps: DeletionDeps): JobHandler<'account-deletion'> {
  return async ({ account: userId, requestId }) => {
    const gone = await deps.deletion.elsewhere?.isGone(userId)
    if (!gone) return
    await deps.db.transaction().execute(async (trx) => {
      const investor = await findByAccount(trx, userId)
      if (investor)
        await deleteUserData(trx, deps, { userId, investorId: investor.id, addresses: [investor.email], requestId })
    })
    deps.deletion.forget(userId)
  }
}
