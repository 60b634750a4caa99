import type { MyData, Partner } from '@dst/contracts'
import type { Kysely } from 'kysely'
import type { Caller } from '../../plugins/caller.ts'
import { findHeld } from '../../database/appointments.ts'
import { listAudit, recordAudit } from '../../database/audit.ts'
import { listConsents } from '../../database/consents.ts'
import { listMessagesFrom } from '../../database/contact-messages.ts'
import { findExchangeFile } from '../../database/exchange-files.ts'
import { findReminders } from '../../database/exchange-reminders.ts'
import { listShares } from '../../database/exchange-shares.ts'
import { findFurtherColumns } from '../../database/investors.ts'
import { listSubmissions } from '../../database/questionnaire-submissions.ts'
import type { Tables } from '../../database/tables.ts'
import { openInvestor, openRecord } from '../../accounts/own-record.ts'
import { consultationsOf, sharedOf } from '../../database/consultation-history.ts'

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
      profile: { ...investor, ...(await findFurtherColumns(trx, investor.id)) },
      account,
      submissions: await listSubmissions(trx, investor.id),
      consultations: await consultationsOf(trx, investor.id, partner),
      held: await findHeld(trx, investor.id),
      shared: await sharedOf(trx, investor.id),
      exchangeShares: await listShares(trx, investor.id),
      exchangeFile: await findExchangeFile(trx, investor.id),
      exchangeReminders: await findReminders(trx, investor.id),
      consents: await listConsents(trx, investor.id),
      contactMessages: await listMessagesFrom(trx, caller.identity.email),
      activity: await listAudit(trx, investor.id),
    }
  })
}

/** Everything that the caller agreed to, refused or withdrew, newest first. */
export async function listMyConsents(db: Kysely<Tables>, caller: Caller): Promise<MyData['consents']> {
  const { id } = await openInvestor(db, caller)
  return listConsents(db, id)
}
