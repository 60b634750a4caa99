import type { MyData, Partner } from '@dst/contracts'
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../plugins/caller.ts'
import { recordAudit } from '../../database/audit.ts'
import { findExchangeFile } from '../../database/exchange-files.ts'
import { findReminders } from '../../database/exchange-reminders.ts'
import { listShares } from '../../database/exchange-shares.ts'
import { listSubmissions } from '../../database/questionnaire-submissions.ts'
import type { Tables } from '../../database/tables.ts'
import { openRecord } from '../users/users-service.ts'
import { listConsents } from './consent-ledger.ts'
import { consultationsOf, sharedOf } from './own-consultations.ts'

interface Sources {
  db: Kysely<Tables>
  partner: Partner
  /** The data that the auth service stores. */
  account: Record<string, unknown>
}

/** Everything that is stored about the caller; the download is recorded in the audit log. */
export async function gatherMyData({ db, partner, account }: Sources, caller: Caller): Promise<MyData> {
  return db.transaction().execute(async (trx) => {
    const investor = await openRecord(trx, caller)
    await recordAudit(trx, { action: 'data_downloaded', investorId: investor.id, requestId: caller.requestId })
    return {
      writtenAt: new Date().toISOString(),
      profile: { ...investor, ...(await furtherColumns(trx, investor.id)) },
      account,
      submissions: await listSubmissions(trx, investor.id),
      consultations: await consultationsOf(trx, investor.id, partner),
      held: await heldBy(trx, investor.id),
      shared: await sharedOf(trx, investor.id),
      exchangeShares: await listShares(trx, investor.id),
      exchangeFile: await findExchangeFile(trx, investor.id),
      exchangeReminders: await findReminders(trx, investor.id),
      consents: await listConsents(trx, investor.id),
      contactMessages: await messagesFrom(trx, caller.identity.email),
      activity: await activityOf(trx, investor.id),
    }
  })
}

/** The record's columns that the profile does not show. */
async function furtherColumns(trx: Transaction<Tables>, investorId: string) {
  const { createdAt, ...row } = await trx
    .selectFrom('investors')
    .select(['username', 'dateOfBirth', 'accountType', 'authProvider', 'advisor', 'notes', 'createdAt'])
    .where('id', '=', investorId)
    .executeTakeFirstOrThrow()
  return { ...row, createdAt: createdAt.toISOString() }
}

async function heldBy(trx: Transaction<Tables>, investorId: string): Promise<MyData['held']> {
  const row = await trx
    .selectFrom('appointments')
    .select(['id', 'startsAt', 'endsAt', 'heldUntil'])
    .where('investorId', '=', investorId)
    .where('heldUntil', 'is not', null)
    .executeTakeFirst()
  if (!row?.heldUntil) return null
  return {
    id: row.id,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    heldUntil: row.heldUntil.toISOString(),
  }
}

/** The contact form needs no sign-in: messages sent from the confirmed address count as the person's. */
async function messagesFrom(trx: Transaction<Tables>, email: string): Promise<MyData['contactMessages']> {
  const rows = await trx
    .selectFrom('contactMessages')
    .select(['id', 'receivedAt', 'firstName', 'lastName', 'email', 'subject', 'message', 'suspected'])
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .orderBy('receivedAt', 'desc')
    .execute()
  return rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }))
}

async function activityOf(trx: Transaction<Tables>, investorId: string): Promise<MyData['activity']> {
  const rows = await trx
    .selectFrom('auditEntries')
    .select(['at', 'action', 'details'])
    .where('investorId', '=', investorId)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
