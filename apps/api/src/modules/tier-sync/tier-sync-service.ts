import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely } from 'kysely'
import type { WriteAppMetadata } from '../../accounts/accounts.ts'
import type { Identity } from '../../database/identity.ts'
import { findInvestor } from '../../database/investors.ts'
import type { Tables } from '../../database/tables.ts'

/**
 * Writes the stored tier and score, not the client's, to the auth user. `not_found` before the questionnaire is
 * completed, `unavailable` if the auth service did not accept it.
 */
export async function syncTier(
  db: Kysely<Tables>,
  identity: Identity,
  writeAppMetadata: WriteAppMetadata,
): Promise<Result<undefined, 'not_found' | 'unavailable'>> {
  const investor = await findInvestor(db, identity)
  if (!investor?.questionnaireCompletedAt) return fail('not_found' as const)
  const written = await writeAppMetadata(identity.userId, { tier: investor.dstSegment, score: investor.dstScore })
  return written ? succeed(undefined) : fail('unavailable' as const)
}
