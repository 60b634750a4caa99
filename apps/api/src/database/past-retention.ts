import type { Transaction } from 'kysely'
import { openStates } from './consultation-requests.ts'
import type { Tables } from './tables.ts'

/** Which rows are past their time, and how many of them one transaction takes. */
export interface PastRetention {
  before: Date
  limit: number
}

/**
 * Empties requests that were never shared and have not changed since: notes, number, facts, appointment. Rows that
 * somebody holds are left to the next call, here and below. Returns how many rows it took, as the others do.
 */
export function emptyUnsharedRequests(trx: Transaction<Tables>, past: PastRetention): Promise<number> {
  return emptyRequests(trx, past, '=')
}

/** Empties requests that were shared once and to which nothing has happened since, also what was passed on. */
export function emptyEndedRequests(trx: Transaction<Tables>, past: PastRetention): Promise<number> {
  return emptyRequests(trx, past, '<>')
}

async function emptyRequests(trx: Transaction<Tables>, past: PastRetention, isSaved: '=' | '<>'): Promise<number> {
  const rows = await trx
    .selectFrom('consultationRequests as request')
    .select('id')
    .where('state', isSaved, 'saved')
    .where('requestedAt', '<', past.before)
    .where((where) =>
      where.or([
        where('state', 'in', openStates),
        where('notes', 'is not', null),
        where('phoneNumber', 'is not', null),
        where('facts', 'is not', null),
        where('lead', 'is not', null),
        where('contactTimeZone', 'is not', null),
        where('timeZone', 'is not', null),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('consultationEvents as event')
            .select('event.id')
            .whereRef('event.requestId', '=', 'request.id')
            .where('event.at', '>=', past.before),
        ),
      ),
    )
    .limit(past.limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await trx
    .updateTable('consultationRequests')
    .set((set) => ({
      notes: null,
      phoneNumber: null,
      facts: null,
      lead: null,
      contactBy: null,
      contactTimeZone: null,
      timeZone: null,
      state: set
        .case()
        .when('state', 'in', openStates)
        .then('closed' as const)
        .else(set.ref('state'))
        .end(),
    }))
    .where('id', 'in', ids)
    .execute()
  await trx.deleteFrom('appointments').where('requestId', 'in', ids).execute()
  return ids.length
}

/** Deletes messages of the contact form. */
export function removeContactMessages(trx: Transaction<Tables>, { before, limit }: PastRetention): Promise<number> {
  return counted(
    trx
      .deleteFrom('contactMessages')
      .where('id', 'in', (from) =>
        from
          .selectFrom('contactMessages')
          .select('id')
          .where('receivedAt', '<', before)
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst(),
  )
}

/** Deletes the hashed ids of deleted accounts. */
export function removeDeletedAccounts(trx: Transaction<Tables>, { before, limit }: PastRetention): Promise<number> {
  return counted(
    trx
      .deleteFrom('deletedAccounts')
      .where('accountHash', 'in', (from) =>
        from
          .selectFrom('deletedAccounts')
          .select('accountHash')
          .where('deletedAt', '<', before)
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst(),
  )
}

/** Deletes the addresses of confirmations that could not be sent. */
export function removeDeletionNotices(trx: Transaction<Tables>, { before, limit }: PastRetention): Promise<number> {
  return counted(
    trx
      .deleteFrom('deletionNotices')
      .where('id', 'in', (from) =>
        from
          .selectFrom('deletionNotices')
          .select('id')
          .where('deletedAt', '<', before)
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst(),
  )
}

/** Deletes mails of the local mailbox. */
export function removeTestMails(trx: Transaction<Tables>, { before, limit }: PastRetention): Promise<number> {
  return counted(
    trx
      .deleteFrom('mailboxMessages')
      .where('id', 'in', (from) =>
        from
          .selectFrom('mailboxMessages')
          .select('id')
          .where('sentAt', '<', before)
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst(),
  )
}

/** Deletes the records of attempts to deliver. */
export function removeDeliveryAttempts(trx: Transaction<Tables>, { before, limit }: PastRetention): Promise<number> {
  return counted(
    trx
      .deleteFrom('deliveryAttempts')
      .where('id', 'in', (from) =>
        from.selectFrom('deliveryAttempts').select('id').where('at', '<', before).limit(limit).forUpdate().skipLocked(),
      )
      .executeTakeFirst(),
  )
}

async function counted(deleted: Promise<{ numDeletedRows: bigint }>): Promise<number> {
  return Number((await deleted).numDeletedRows)
}
