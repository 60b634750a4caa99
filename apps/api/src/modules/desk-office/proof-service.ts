import type { ConsentProof } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../database/audit.ts'
import { findOwner } from '../../database/desk-requests.ts'
import type { Tables } from '../../database/tables.ts'
import type { DeskCaller } from '../../plugins/desk-access.ts'
import { proofOf } from '../proof/consent-proof.ts'

interface Deps {
  db: Kysely<Tables>
  now: () => Date
}

/** All that proves the consents of a request, also after its account is deleted. Nothing is handed out unrecorded. */
export async function readProof(
  { db, now }: Deps,
  caller: DeskCaller,
  id: string,
): Promise<Result<ConsentProof, 'not_found'>> {
  const proof = await proofOf(db, id, now())
  if (!proof) return fail('not_found' as const)
  await db.transaction().execute(async (trx) => {
    await recordAudit(trx, {
      action: 'proof_read',
      investorId: (await findOwner(trx, id)) ?? null,
      requestId: caller.requestId,
      details: { request: id, member: caller.id, role: caller.role },
    })
  })
  return succeed(proof)
}
