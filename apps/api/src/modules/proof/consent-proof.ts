import type { ConsentProof, Partner, RequestEvent } from '@dst/contracts'
import type { Kysely } from 'kysely'
import { findRecorded } from '../../database/request-proof.ts'
import { readOneMoment } from '../../database/stored-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { chainEntries, firstHash, type LooseEntry } from './proof-chain.ts'

type Recorded = Awaited<ReturnType<typeof findRecorded>>

/** What the firm got, or said. */
const withFirm: readonly RequestEvent[] = [
  'sent',
  'acknowledged',
  'called',
  'not_reached',
  'scheduled',
  'closed',
  'declined',
  'failed',
  'withdrawal_told',
  'opted_out',
  'partner_deleted',
]

/**
 * Everything that proves the consents of a request, oldest first, also after the account is deleted; undefined if
 * nothing is recorded under this id.
 */
export async function proofOf(
  db: Kysely<Tables>,
  requestId: string,
  now: Date = new Date(),
): Promise<ConsentProof | undefined> {
  const recorded = await db.transaction().execute(async (trx) => {
    await readOneMoment(trx)
    return findRecorded(trx, requestId)
  })
  const entries = entriesOf(requestId, recorded)
  if (entries.length === 0) return undefined
  return {
    format: 'dst-consent-proof-1',
    requestId,
    madeAt: now.toISOString(),
    algorithm: 'sha-256',
    first: firstHash,
    entries: chainEntries(entries),
  }
}

/** At the same time a submission comes before what was agreed to with it, and that before what followed. */
function entriesOf(requestId: string, { consents, events, submissions }: Recorded): LooseEntry[] {
  const rows: LooseEntry[] = [
    ...submissions.map(({ at, ...row }) => ({ type: 'submission' as const, ...row, at: at.toISOString() })),
    ...consents.map(({ at, ...row }) => ({ type: 'consent' as const, ...row, at: at.toISOString() })),
    ...events.map(({ at, id, ...row }) => ({
      type: 'event' as const,
      id: String(id),
      ...row,
      firm: withFirm.includes(row.event) ? firmAt(consents, at) : null,
      at: at.toISOString(),
    })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  const [earliest] = rows
  if (!earliest) return []
  const request = { type: 'request' as const, id: requestId, at: earliest.at, firm: consents[0]?.firm ?? null }
  return [request, ...rows]
}

/** The firm that the latest consent until then names: whatever is sent goes to no other. */
function firmAt(consents: Recorded['consents'], at: Date): Partner | null {
  return consents.findLast((consent) => consent.kind === 'data-sharing' && consent.at <= at)?.firm ?? null
}
