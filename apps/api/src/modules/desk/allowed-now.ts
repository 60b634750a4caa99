import type { PartnerFirm } from '@dst/content/partner'
import type { RequestState } from '@dst/contracts'
import type { LeadActionKind } from '@dst/contracts/desk'
import type { Transaction } from 'kysely'
import { hasHappened, hasOtherOpen } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import { allowedActions } from '../partner/allowed-actions.ts'

interface Asked {
  row: { id: string; investorId: string; version: number; state: RequestState; acknowledgedAt: Date | null }
  firmCrd: string
}

/** What the members of a firm can report about a lead now. Only the present firm has times to book. */
export async function allowedNow(
  trx: Transaction<Tables>,
  { partner }: { partner: Pick<PartnerFirm, 'crd'> },
  { row, firmCrd }: Asked,
): Promise<LeadActionKind[]> {
  const otherOpen = await hasOtherOpen(trx, row)
  return allowedActions(row.state, {
    acknowledged: row.acknowledgedAt !== null,
    deleted: await hasHappened(trx, row, 'partner_deleted'),
    otherOpen: otherOpen || partner.crd !== firmCrd,
  })
}
