import type { PartnerFirm } from '@dst/content/partner'
import type { Investor } from '@dst/contracts'
import type { Transaction } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { Caller } from '../../plugins/caller.ts'
import { recordEvent } from '../../database/consultation-events.ts'
import { updateRequest, type RequestRow } from '../../database/consultation-requests.ts'
import { updateInvestor } from '../../database/investors.ts'
import { afterEveryTry, triedColumn, versionColumn } from '../../database/partner-channels.ts'
import { partnerChannels, recipientOf } from '../../config/partner-config.ts'
import { scheduleOf } from '../../database/firm-schedules.ts'
import { latestAnswers } from '../../database/questionnaire-submissions.ts'
import type { Tables } from '../../database/tables.ts'
import { contactBy } from '../../config/contact-by.ts'
import { cancelAppointmentOf, type Announcer } from '../../jobs/announce-appointment.ts'
import { leadOf } from './lead.ts'
import { recordAgreement } from './request-consents.ts'

interface Sharing {
  caller: Caller
  investor: Investor
  row: RequestRow
  shown: { shownWords?: string | undefined; shownOn?: string | undefined }
}

/** Records each consent with its text and recipient, and freezes what the partner will receive. */
export async function shareRequest(
  trx: Transaction<Tables>,
  firm: PartnerFirm,
  { caller, investor, row, shown }: Sharing,
): Promise<RequestRow> {
  const partner = recipientOf(firm)
  const entry = {
    investorId: investor.id,
    requestId: caller.requestId,
    consultationRequestId: row.id,
    recipient: partner,
    shownHash: shown.shownWords,
    page: shown.shownOn,
  }
  const consents = await recordAgreement(trx, entry, row)
  await updateInvestor(trx, investor.id, { shareWithVc: true })

  const lead = leadOf({
    investor,
    answers: await latestAnswers(trx, investor.id),
    request: row,
    outcome: { score: row.score, tier: row.tier },
    ...consents,
  })
  const sharedAt = new Date(consents.consent.givenAt)
  const due = await dueOf(trx, firm, { sharedAt, timeZone: row.contactTimeZone })
  return updateRequest(trx, row.id, {
    state: 'queued',
    lead: JSON.stringify(lead),
    partner: JSON.stringify(partner),
    contactBy: due,
    sharedAt,
    acknowledgedAt: null,
    alertedAt: null,
    againAt: null,
  })
}

/** When the firm gets in touch at the latest; null if its hours and the person's day have nothing in common. */
async function dueOf(
  trx: Transaction<Tables>,
  firm: PartnerFirm,
  { sharedAt, timeZone }: { sharedAt: Date; timeZone: string | null },
): Promise<Date | null> {
  if (timeZone === null) return null
  const asked = Temporal.Instant.fromEpochMilliseconds(sharedAt.getTime())
  const due = contactBy({ asked, schedule: await scheduleOf(trx, firm), timeZone })
  return due ? new Date(due.epochMilliseconds) : null
}

/** Queues the newest version of a request for delivery, once per channel. */
export async function sendToPartner(
  trx: Transaction<Tables>,
  { queue, channels }: Pick<Announcer, 'queue' | 'channels'>,
  { id, version }: RequestRow,
): Promise<void> {
  for (const channel of channels) await queue.send(trx, `lead-${channel}`, { requestId: id, version })
}

/**
 * Notifies the firm named in the consent that it was withdrawn, on each channel by which it may have received the
 * request, even if that channel is no longer configured. The desk needs no message: it shows the withdrawal. Delayed
 * while a delivery may be in progress, so that the withdrawal arrives last.
 */
export async function notifyWithdrawal(
  trx: Transaction<Tables>,
  { queue }: Pick<Announcer, 'queue'>,
  row: RequestRow,
): Promise<void> {
  if (!row.partner) return
  if (row.deskVersion > 0 && partnerChannels.every((channel) => row[triedColumn[channel]] === 0))
    await recordEvent(trx, { requestId: row.id, version: row.version, event: 'withdrawal_told' })
  for (const channel of partnerChannels) {
    const tried = row[triedColumn[channel]]
    const at = tried > row[versionColumn[channel]] ? new Date(Date.now() + afterEveryTry) : undefined
    if (tried > 0)
      await queue.send(
        trx,
        `withdrawal-${channel}`,
        { requestId: row.id, version: row.version, firm: row.partner.crd },
        at,
      )
  }
}

/**
 * When the person consents to a different firm than before, the former one is notified of the withdrawal, and nothing
 * counts as delivered to the new one yet.
 */
export async function leaveFormerFirm(
  trx: Transaction<Tables>,
  announcer: Announcer,
  { row, firm }: { row: RequestRow; firm: PartnerFirm },
): Promise<void> {
  if (!row.partner || row.partner.crd === firm.crd) return
  await cancelAppointmentOf(trx, announcer, row)
  await notifyWithdrawal(trx, announcer, row)
  await updateRequest(trx, row.id, {
    webhookVersion: 0,
    mailVersion: 0,
    deskVersion: 0,
    webhookTried: 0,
    mailTried: 0,
  })
}
