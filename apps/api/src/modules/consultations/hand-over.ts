import type { PartnerFirm } from '@dst/content/partner'
import type { Investor } from '@dst/contracts'
import type { Transaction } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { Tables } from '../../database/tables.js'
import { isGiven, recordConsent, type ConsentEntry } from '../consents/consent-repository.js'
import { afterEveryTry, partnerChannels, triedColumn, versionColumn } from '../partner/channels.js'
import { contactBy } from '../partner/contact-by.js'
import { recipientOf } from '../partner/recipient.js'
import { cancelAppointmentOf, type Announcer } from '../slots/announce.js'
import { latestAnswers } from '../users/submission-repository.js'
import { updateInvestor } from '../users/investor-repository.js'
import type { Caller } from '../users/users-service.js'
import { updateRequest, type RequestRow } from './consultation-repository.js'
import { leadOf } from './lead.js'

interface Sharing {
  caller: Caller
  investor: Investor
  row: RequestRow
  shown: { shownWords?: string | undefined }
}

/** Keeps the consent with its words and its recipient, and freezes what the partner is told. */
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
    given: true,
  }
  const consent = await recordConsent(trx, { ...entry, kind: 'data-sharing', shownHash: shown.shownWords })
  if (row.textConsent) await recordConsent(trx, { ...entry, kind: 'text-messages' })
  else await endTextConsent(trx, entry)
  await updateInvestor(trx, investor.id, { shareWithVc: true })

  const lead = leadOf({
    investor,
    answers: await latestAnswers(trx, investor.id),
    request: row,
    outcome: { score: row.score, tier: row.tier },
    consent,
  })
  const sharedAt = new Date(consent.givenAt)
  const due = contactBy(Temporal.Instant.fromEpochMilliseconds(sharedAt.getTime()), firm)
  return updateRequest(trx, row.id, {
    state: 'queued',
    lead: JSON.stringify(lead),
    partner: JSON.stringify(partner),
    contactBy: new Date(due.epochMilliseconds),
    sharedAt,
    acknowledgedAt: null,
    alertedAt: null,
  })
}

type RequestConsent = Omit<ConsentEntry, 'kind' | 'given'> & { consultationRequestId: string }

/** Keeps that a request is not to be shared, or no longer; a consent to text messages ends with it. */
export async function recordRefusal(trx: Transaction<Tables>, entry: RequestConsent): Promise<void> {
  await recordConsent(trx, { ...entry, kind: 'data-sharing', given: false })
  await endTextConsent(trx, entry)
}

async function endTextConsent(trx: Transaction<Tables>, entry: RequestConsent): Promise<void> {
  if (!(await isGiven(trx, entry.consultationRequestId, 'text-messages'))) return
  // What the page showed were the words about sharing.
  await recordConsent(trx, { ...entry, shownHash: undefined, kind: 'text-messages', given: false })
}

/** Puts the newest version of a request on the queue, once for each channel. */
export async function sendToPartner(
  trx: Transaction<Tables>,
  { queue, channels }: Pick<Announcer, 'queue' | 'channels'>,
  { id, version }: RequestRow,
): Promise<void> {
  for (const channel of channels) await queue.send(trx, `lead-${channel}`, { requestId: id, version })
}

/**
 * Has the firm of the consent told that it is gone, on each channel that the request may have come by, whether or not it
 * is configured still; what may be on its way at this moment comes first.
 */
export async function tellWithdrawal(
  trx: Transaction<Tables>,
  { queue }: Pick<Announcer, 'queue'>,
  row: RequestRow,
): Promise<void> {
  if (!row.partner) return
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

/** Where the person now agrees to another firm than before: that one is to be told to stop, and the new one knows nothing yet. */
export async function leaveFormerFirm(
  trx: Transaction<Tables>,
  announcer: Announcer,
  { row, firm }: { row: RequestRow; firm: PartnerFirm },
): Promise<void> {
  if (!row.partner || row.partner.crd === firm.crd) return
  await cancelAppointmentOf(trx, announcer, row)
  await tellWithdrawal(trx, announcer, row)
  await updateRequest(trx, row.id, { webhookVersion: 0, mailVersion: 0, webhookTried: 0, mailTried: 0 })
}
