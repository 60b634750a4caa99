import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely } from 'kysely'
import type { AccountDeletion } from '../../accounts.js'
import type { Tables } from '../../database/tables.js'
import type { JobHandler } from '../../jobs/job-kinds.js'
import type { Announcer } from '../slots/announce.js'
import { claimInvestor, findByAccount } from '../users/investor-repository.js'
import type { Caller } from '../users/users-service.js'
import { forgetPerson } from './forget-person.js'

/** What deleting an account needs beside the caller. */
export interface DeletionDeps extends Announcer {
  db: Kysely<Tables>
  deletion: AccountDeletion
}

/** Milliseconds for which a person may have to have been away from the sign-in page. */
const freshSignIn = 10 * 60_000
/** Milliseconds after which a deletion that broke off half-way is finished by the queue. */
const untilFinished = 60_000

/** Whether the caller has shown who they are within the last ten minutes; a session that was refreshed has not. */
export function hasJustSignedIn({ identity: { signedInAt } }: Caller, now = Date.now()): boolean {
  return signedInAt !== undefined && now - signedInAt.getTime() < freshSignIn
}

/**
 * Deletes the account of the caller with everything about them. Where the account lies in this database, all of it goes in
 * one transaction. With a service elsewhere the account goes first: as long as the service refuses, nothing is lost; what
 * breaks off after that is finished by a job, which was put down before.
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
    // The account before the record, in the order in which confirming an address locks them.
    await deletion.here(trx, identity.userId)
    const { investor } = await claimInvestor(trx, identity)
    await forgetPerson(trx, deps, {
      userId: identity.userId,
      investorId: investor.id,
      addresses: [investor.email, identity.email],
      requestId,
    })
  })
  deletion.forget(identity.userId)
  return succeed(null)
}

/** Finishes a deletion that broke off after the service elsewhere had deleted the account; does nothing while that stands. */
export function deletionHandler(deps: DeletionDeps): JobHandler<'account-deletion'> {
  return async ({ account: userId, requestId }) => {
    const gone = await deps.deletion.elsewhere?.isGone(userId)
    if (!gone) return
    await deps.db.transaction().execute(async (trx) => {
      const investor = await findByAccount(trx, userId)
      if (investor)
        await forgetPerson(trx, deps, { userId, investorId: investor.id, addresses: [investor.email], requestId })
    })
    deps.deletion.forget(userId)
  }
}
