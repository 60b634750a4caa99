import type { ConsultationReceipt, ConsultationRequest } from '@dst/contracts'
import type { Tier } from '@dst/domain/tiers'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.js'

interface NewRequest {
  investorId: string
  idempotencyKey: string | undefined
  request: ConsultationRequest
  profile: Record<string, unknown>
  outcome: { score: number; tier: Tier }
}

const columns = ['id', 'requestedAt', 'preferredContactMethod', 'bestContactTime', 'shareDataConsent', 'notes'] as const

/** The investor's own earlier request with this key, if there is one. */
export async function findRequest(
  trx: Transaction<Tables>,
  investorId: string,
  idempotencyKey: string,
): Promise<{ receipt: ConsultationReceipt; notes: string | null } | undefined> {
  const row = await trx
    .selectFrom('consultationRequests')
    .select(columns)
    .where('investorId', '=', investorId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  return row && { receipt: toReceipt(row), notes: row.notes }
}

/** Keeps a request and reads its receipt back. */
export async function insertRequest(
  trx: Transaction<Tables>,
  { investorId, idempotencyKey, request, profile, outcome }: NewRequest,
): Promise<ConsultationReceipt> {
  const row = await trx
    .insertInto('consultationRequests')
    .values({
      investorId,
      idempotencyKey: idempotencyKey ?? null,
      preferredContactMethod: request.preferredContactMethod,
      bestContactTime: request.bestContactTime,
      shareDataConsent: request.shareDataConsent,
      notes: request.notes || null,
      profile: JSON.stringify(profile),
      ...outcome,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toReceipt(row)
}

function toReceipt(row: {
  id: string
  requestedAt: Date
  preferredContactMethod: ConsultationReceipt['preferredContactMethod']
  bestContactTime: ConsultationReceipt['bestContactTime']
  shareDataConsent: boolean
}): ConsultationReceipt {
  return {
    id: row.id,
    requestDate: row.requestedAt.toISOString(),
    preferredContactMethod: row.preferredContactMethod,
    bestContactTime: row.bestContactTime,
    shareDataConsent: row.shareDataConsent,
  }
}
