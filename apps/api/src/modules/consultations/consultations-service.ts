import type { PartnerFirm } from '@dst/content/partner'
import type { Consultation, ConsultationReceipt, ConsultationRequest, Investor } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import { qualifiesForConsultation } from '@dst/domain/tiers'
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../plugins/caller.ts'
import { recordAudit } from '../../database/audit.ts'
import { recordEvent } from '../../database/consultation-events.ts'
import { listRequests } from '../../database/consultation-history.ts'
import {
  detailColumns,
  findRequestSubmission,
  insertRequest,
  insertRequestSubmission,
  lockOpenRequest,
  lockRequest,
  openStates,
  sharesAnything,
  updateRequest,
  type RequestRow,
} from '../../database/consultation-requests.ts'
import { toReceipt } from '../../database/to-receipt.ts'
import { fingerprintOf } from '../../database/fingerprint.ts'
import { updateInvestor } from '../../database/investors.ts'
import type { Tables } from '../../database/tables.ts'
import { knownZone } from '../../mail/clock-time.ts'
import { recipientOf } from '../../config/partner-config.ts'
import { cancelAppointmentOf, type Announcer } from '../../jobs/announce-appointment.ts'
import { recordRefusal } from './request-consents.ts'
import { openInvestor, openRecord } from '../../accounts/own-record.ts'
import { leaveFormerFirm, sendToPartner, shareRequest, notifyWithdrawal } from './hand-over.ts'
import { findMissingFields, resolve, type MissingFields } from './resolved-request.ts'

/** What consultations need in addition to the caller. */
export interface ConsultationDeps extends Announcer {
  db: Kysely<Tables>
  partner: PartnerFirm
  /** Whether requests are accepted: not while a publicly reachable site has no named partner. */
  open: boolean
}

type ConsultationRefusal =
  'questionnaire_incomplete' | 'tier_not_eligible' | 'idempotency_key_reused' | 'consultations_closed'

interface Shown {
  idempotencyKey?: string | undefined
  /** Hash of the text that the page reports having shown. */
  shownWords?: string | undefined
  /** Path of that page. */
  shownOn?: string | undefined
}

/**
 * Stores a request, or changes the open one: a person has one at a time. Once per idempotency key: a repeat gets the
 * receipt, and a key reused with other details is rejected. Available to the gold and silver tiers. The consent with
 * its text, the lead and its delivery job are part of the same transaction.
 */
export async function requestConsultation(
  deps: ConsultationDeps,
  caller: Caller,
  request: ConsultationRequest,
  shown: Shown,
): Promise<Result<{ receipt: ConsultationReceipt; repeated: boolean }, ConsultationRefusal | MissingFields>> {
  return deps.db.transaction().execute(async (trx) => {
    // Locks the investor's row, so that two clicks by one person are processed in sequence.
    const investor = await openRecord(trx, caller)
    const { dstSegment: tier, dstScore: score } = investor
    if (!tier) return fail('questionnaire_incomplete' as const)
    if (!qualifiesForConsultation(tier)) return fail('tier_not_eligible' as const)
    const earlier = shown.idempotencyKey && (await findRequestSubmission(trx, investor.id, shown.idempotencyKey))
    if (earlier) return repeat(trx, deps, { investor, earlier, request })
    if (!deps.open) return fail('consultations_closed' as const)
    const resolved = resolve(request, investor)
    const missing = findMissingFields(resolved)
    if (missing.length > 0) return fail(missing)

    const open = await lockOpenRequest(trx, investor.id)
    const row = open
      ? await updateRequest(trx, open.id, { ...detailColumns(resolved), score, tier, version: open.version + 1 })
      : await insertRequest(trx, { investorId: investor.id, request: resolved, outcome: { score, tier } })
    await insertRequestSubmission(trx, {
      investorId: investor.id,
      requestId: row.id,
      idempotencyKey: shown.idempotencyKey,
      request,
    })
    await recordEvent(trx, { requestId: row.id, version: row.version, event: open ? 'changed' : 'asked' })
    if (resolved.phoneNumber && resolved.phoneNumber !== investor.phoneNumber)
      await updateInvestor(trx, investor.id, { phoneNumber: resolved.phoneNumber })
    const stable = await resolveConsent(trx, deps, { caller, investor, row, shown })
    await deps.queue.send(trx, 'request-mail', { requestId: row.id, version: row.version, what: 'received' })
    await recordAudit(trx, {
      action: open ? 'consultation_changed' : 'consultation_requested',
      investorId: investor.id,
      requestId: caller.requestId,
      details: { tier, shareDataConsent: request.shareDataConsent },
    })
    return succeed({ receipt: toReceipt(stable, recipientOf(deps.partner)), repeated: open !== undefined })
  })
}

interface Sharing extends Pick<Shown, 'shownWords' | 'shownOn'> {
  textConsent: boolean
  /** Replaces the zone of the request, if it is known. */
  contactTimeZone?: string | undefined
}

/**
 * Shares a request that was saved without consent, or that is open and agreed to for a former firm, with the current
 * score and tier.
 */
export async function shareConsultation(
  deps: ConsultationDeps,
  caller: Caller,
  id: string,
  { textConsent, contactTimeZone: given, ...shown }: Sharing,
): Promise<
  Result<ConsultationReceipt, 'not_found' | Exclude<ConsultationRefusal, 'idempotency_key_reused'> | MissingFields>
> {
  return deps.db.transaction().execute(async (trx) => {
    const investor = await openRecord(trx, caller)
    const row = await lockRequest(trx, investor.id, id)
    if (!row) return fail('not_found' as const)
    if (row.state !== 'saved' && !isSharedElsewhere(row, deps.partner))
      return succeed(toReceipt(row, recipientOf(deps.partner)))
    const { dstSegment: tier, dstScore: score } = investor
    if (!tier) return fail('questionnaire_incomplete' as const)
    if (!qualifiesForConsultation(tier)) return fail('tier_not_eligible' as const)
    if (!deps.open) return fail('consultations_closed' as const)
    const contactTimeZone = knownZone(given) ?? row.contactTimeZone
    const missing = findMissingFields({ ...row, textConsent, contactTimeZone, shareDataConsent: true })
    if (missing.length > 0) return fail(missing)
    const agreed = await updateRequest(trx, id, {
      shareDataConsent: true,
      textConsent,
      contactTimeZone,
      score,
      tier,
      version: row.version + 1,
    })
    const stable = await resolveConsent(trx, deps, { caller, investor, row: agreed, shown })
    await recordEvent(trx, { requestId: id, version: agreed.version, event: 'shared' })
    await deps.queue.send(trx, 'request-mail', { requestId: id, version: agreed.version, what: 'received' })
    return succeed(toReceipt(stable, recipientOf(deps.partner)))
  })
}

function isSharedElsewhere({ state, partner }: RequestRow, { crd }: PartnerFirm): boolean {
  const isOpen = openStates.some((open) => open === state)
  return isOpen && partner !== null && partner.crd !== crd
}

/**
 * Withdraws the consent of a request: what has not been sent stays here, and the partner is notified about what was
 * sent.
 */
export async function withdrawConsultation(
  deps: ConsultationDeps,
  caller: Caller,
  id: string,
): Promise<Result<ConsultationReceipt, 'not_found'>> {
  return deps.db.transaction().execute(async (trx) => {
    const investor = await openRecord(trx, caller)
    const row = await lockRequest(trx, investor.id, id)
    if (!row) return fail('not_found' as const)
    if (row.state === 'withdrawn') return succeed(toReceipt(row, recipientOf(deps.partner)))
    const withdrawn = await updateRequest(trx, id, {
      state: 'withdrawn',
      shareDataConsent: false,
      textConsent: false,
      lead: null,
      contactBy: null,
    })
    await recordEvent(trx, { requestId: id, version: row.version, event: 'withdrawn' })
    if (row.shareDataConsent) await refuseSharing(trx, deps, { caller, investor, row, shown: {} })
    await cancelAppointmentOf(trx, deps, row)
    await notifyWithdrawal(trx, deps, row)
    await deps.queue.send(trx, 'request-mail', { requestId: id, version: row.version, what: 'withdrawn' })
    await recordAudit(trx, { action: 'consultation_withdrawn', investorId: investor.id, requestId: caller.requestId })
    return succeed(toReceipt(withdrawn, recipientOf(deps.partner)))
  })
}

/** The caller's requests with their history, newest first. */
export async function listConsultations(deps: ConsultationDeps, caller: Caller): Promise<Consultation[]> {
  const investor = await openInvestor(deps.db, caller)
  return listRequests(deps.db, investor.id, recipientOf(deps.partner))
}

interface Settling {
  caller: Caller
  investor: Investor
  row: RequestRow
  shown: Shown
}

/**
 * With consent: frozen and queued for delivery. Without: saved, and withdrawn from a partner that already knew of it.
 */
async function resolveConsent(
  trx: Transaction<Tables>,
  deps: ConsultationDeps,
  settling: Settling,
): Promise<RequestRow> {
  const { row } = settling
  if (!row.shareDataConsent) {
    await refuseSharing(trx, deps, settling)
    await cancelAppointmentOf(trx, deps, row)
    await notifyWithdrawal(trx, deps, row)
    return updateRequest(trx, row.id, { state: 'saved', lead: null, contactBy: null })
  }
  await leaveFormerFirm(trx, deps, { row, firm: deps.partner })
  const shared = await shareRequest(trx, deps.partner, settling)
  await sendToPartner(trx, deps, shared)
  return shared
}

async function refuseSharing(
  trx: Transaction<Tables>,
  deps: ConsultationDeps,
  { caller, investor, row, shown }: Settling,
): Promise<void> {
  await recordRefusal(trx, {
    investorId: investor.id,
    requestId: caller.requestId,
    shownHash: shown.shownWords,
    page: shown.shownOn,
    consultationRequestId: row.id,
    recipient: row.partner ?? recipientOf(deps.partner),
  })
  await updateInvestor(trx, investor.id, { shareWithVc: await sharesAnything(trx, investor.id) })
}

interface Repeat {
  investor: Investor
  earlier: { requestId: string; fingerprint: string | null }
  request: ConsultationRequest
}

async function repeat(trx: Transaction<Tables>, deps: ConsultationDeps, { investor, earlier, request }: Repeat) {
  if (earlier.fingerprint !== fingerprintOf(request)) return fail('idempotency_key_reused' as const)
  const row = await lockRequest(trx, investor.id, earlier.requestId)
  if (!row) throw new Error('a submission without its request')
  return succeed({ receipt: toReceipt(row, recipientOf(deps.partner)), repeated: true })
}
