import type { MyData } from '@dst/contracts'
import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

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
  | 'exchange_file_saved'
  | 'exchange_file_deleted'
  | 'exchange_reminders_chosen'
  | 'exchange_shared'
  | 'exchange_share_withdrawn'
  | 'data_downloaded'
  | 'account_deleted'
  | 'leads_listed'
  | 'lead_opened'
  | 'lead_action_recorded'
  | 'lead_action_undone'
  | 'requests_listed'
  | 'request_opened'
  | 'consent_asked'
  | 'proof_read'
  | 'job_retried'
  | 'job_canceled'
  | 'messages_listed'
  | 'message_marked'
  | 'schedule_read'
  | 'schedule_saved'
  | 'slots_listed'
  | 'desk_member_invited'
  | 'desk_member_removed'

interface AuditEntry {
  action: AuditAction
  /** Null when the entry must not identify anybody. */
  investorId: string | null
  requestId: string
  /** Codes and counts; never answers, amounts, names or email addresses. */
  details?: Record<string, string | number | boolean | null>
}

/** Records who did what, in the same transaction as the action. */
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

/** What is recorded about a person, newest first. */
export async function listAudit(trx: Transaction<Tables>, investorId: string): Promise<MyData['activity']> {
  const rows = await trx
    .selectFrom('auditEntries')
    .select(['at', 'action', 'details'])
    .where('investorId', '=', investorId)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** Keeps what is recorded about a person, without their id. */
export async function anonymizeAudit(trx: Transaction<Tables>, investorId: string): Promise<void> {
  await trx.updateTable('auditEntries').set({ investorId: null }).where('investorId', '=', investorId).execute()
}
