import type { MyData } from '@dst/contracts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Everything that a person agreed to, refused or withdrew, each with its text, newest first. */
export async function listConsents(db: Kysely<Tables>, investorId: string): Promise<MyData['consents']> {
  const rows = await db
    .selectFrom('consents')
    .innerJoin('consentWordings', 'consentWordings.hash', 'consents.wordingHash')
    .select([
      'consents.id',
      'consents.recordedAt',
      'consents.kind',
      'consents.given',
      'consents.reason',
      'consents.recipient',
      'consents.consultationRequestId',
      'consents.shownHash',
      'consentWordings.version',
      'consentWordings.words',
    ])
    .where('consents.investorId', '=', investorId)
    .orderBy('consents.recordedAt', 'desc')
    // Consents given at the same time get a stable order.
    .orderBy('consents.kind')
    .execute()
  return rows.map(({ recordedAt, ...row }) => ({ ...row, at: recordedAt.toISOString() }))
}
