import type { RequestRowOfDesk } from '@dst/contracts/desk'
import type { ListedRequest } from '../../database/desk-requests.ts'

/** A request as the staff's lists show it. */
export function toRow(row: ListedRequest): RequestRowOfDesk {
  return {
    id: row.id,
    reference: row.id.slice(0, 8),
    state: row.state,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    tier: row.tier,
    method: row.preferredContactMethod,
    firm: row.partner ? { name: row.partner.name, crd: row.partner.crd } : null,
    askedAt: row.requestedAt.toISOString(),
    sharedAt: row.sharedAt?.toISOString() ?? null,
    promisedAt: row.contactBy?.toISOString() ?? null,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    late: row.late,
    failing: row.failing,
    outcome: row.outcome,
    declined: row.declined,
  }
}
