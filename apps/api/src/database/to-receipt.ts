import type { ConsultationReceipt, Partner } from '@dst/contracts'
import type { RequestRow } from './consultation-requests.ts'

/** What a person sees of a request. The firm is the one named in the consent, or the current one before consent. */
export function toReceipt(row: RequestRow, partner: Partner): ConsultationReceipt {
  return {
    id: row.id,
    requestDate: row.requestedAt.toISOString(),
    preferredContactMethod: row.preferredContactMethod,
    bestContactTime: row.bestContactTime,
    contactTimeZone: row.contactTimeZone,
    shareDataConsent: row.shareDataConsent,
    textConsent: row.textConsent,
    phoneNumber: row.phoneNumber,
    facts: row.facts,
    state: row.state,
    contactBy: row.contactBy?.toISOString() ?? null,
    sharedAt: row.sharedAt?.toISOString() ?? null,
    partner: row.partner ?? partner,
  }
}
