import type { ConsultationReceipt, ConsultationRequest, Investor } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import { qualifiesForConsultation } from '@dst/domain/tiers'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../database/audit.js'
import type { Tables } from '../../database/tables.js'
import { recordConsent } from '../consents/consent-repository.js'
import { updateInvestor } from '../users/investor-repository.js'
import { openRecord, type Caller } from '../users/users-service.js'
import { findRequest, insertRequest } from './consultation-repository.js'

type Refusal = 'questionnaire_incomplete' | 'tier_not_eligible' | 'idempotency_key_reused'

/**
 * Keeps a request, once per idempotency key: a repeat gets the first receipt, and a key that comes back with other
 * details is refused. Open to the gold and silver tiers. One transaction with the consent and its
 * words, the sharing flag and the audit entry.
 */
export async function requestConsultation(
  db: Kysely<Tables>,
  caller: Caller,
  request: ConsultationRequest,
  { idempotencyKey, shownWords }: { idempotencyKey: string | undefined; shownWords: string | undefined },
): Promise<Result<{ receipt: ConsultationReceipt; repeated: boolean }, Refusal>> {
  return db.transaction().execute(async (trx) => {
    // Locks the investor's row, so that two clicks of one person come one after the other.
    const investor = await openRecord(trx, caller)
    const { dstSegment: tier, dstScore: score } = investor
    if (!tier) return fail('questionnaire_incomplete' as const)
    if (!qualifiesForConsultation(tier)) return fail('tier_not_eligible' as const)
    const earlier = idempotencyKey && (await findRequest(trx, investor.id, idempotencyKey))
    if (earlier) {
      return sameDetails(earlier.receipt, request) && earlier.notes === (request.notes || null)
        ? succeed({ receipt: earlier.receipt, repeated: true })
        : fail('idempotency_key_reused' as const)
    }
    const receipt = await insertRequest(trx, {
      investorId: investor.id,
      idempotencyKey,
      request,
      profile: partnerProfile(investor, request),
      outcome: { score, tier },
    })
    await recordConsent(trx, {
      investorId: investor.id,
      requestId: caller.requestId,
      kind: 'data-sharing',
      given: request.shareDataConsent,
      shownHash: shownWords,
      consultationRequestId: receipt.id,
    })
    await updateInvestor(trx, investor.id, { shareWithVc: request.shareDataConsent })
    await recordAudit(trx, {
      action: 'consultation_requested',
      investorId: investor.id,
      requestId: caller.requestId,
      details: { tier, shareDataConsent: request.shareDataConsent },
    })
    return succeed({ receipt, repeated: false })
  })
}

function sameDetails(receipt: ConsultationReceipt, request: ConsultationRequest): boolean {
  return (
    receipt.preferredContactMethod === request.preferredContactMethod &&
    receipt.bestContactTime === request.bestContactTime &&
    receipt.shareDataConsent === request.shareDataConsent
  )
}

/** The stored answers of that moment win over what the client sent along; accreditation always travels with the request. */
function partnerProfile(investor: Investor, request: ConsultationRequest): Record<string, unknown> {
  return {
    accredited: investor.accredited,
    investmentHorizon: investor.horizon,
    propertyType: investor.propertyType,
    returnExpectations: investor.returnNeed,
    exchange1031Timeline: investor.saleStatus,
    contactInfo: {
      firstName: investor.firstName,
      lastName: investor.lastName,
      email: investor.email,
      phone: investor.phoneNumber ?? request.contactInfo?.phone ?? null,
    },
  }
}
