import type { Transaction } from 'kysely'
import type { Tables } from './tables.js'

export type AuditAction =
  | 'investor_created'
  | 'questionnaire_submitted'
  | 'profile_saved'
  | 'notifications_saved'
  | 'consultation_requested'
  | 'consultation_changed'
  | 'consultation_withdrawn'
  | 'appointment_booked'
  | 'appointment_moved'
  | 'appointment_cancelled'
  | 'data_downloaded'
  | 'account_deleted'

interface AuditEntry {
  action: AuditAction
  /** Null where nobody is to be named any more. */
  investorId: string | null
  requestId: string
  /** Codes and counts; never answers, amounts, names or addresses. */
  details?: Record<string, string | number | boolean | null>
}

/** Writes down who did what, in the transaction of the deed itself. */
export async function recordAudit(trx: Transaction<Tables>, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('auditEntries')
    .values({
      action: entry.action,
      investorId: entry.investorId,
      requestId: entry.requestId,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
