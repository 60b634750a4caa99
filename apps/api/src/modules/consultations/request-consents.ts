import { contactConsentKinds, type ContactConsentKind } from '@dst/content/consents'
import type { Transaction } from 'kysely'
import { findOptOuts, isGiven, recordConsent, type ConsentEntry } from '../../database/consents.ts'
import type { RequestRow } from '../../database/consultation-requests.ts'
import type { Lead } from '../../database/lead.ts'
import type { Tables } from '../../database/tables.ts'

/** A decision about one request, whose `shownHash` is of the text about sharing. */
export type RequestConsent = Omit<ConsentEntry, 'kind' | 'given' | 'phone'> & { consultationRequestId: string }

/** The consents of a lead. */
export type LeadConsents = Required<Pick<Lead, 'consent' | 'consents'>> & Pick<Lead, 'optedOut'>

/**
 * Records what a person agrees to by sharing a request: to the sharing, and to be called or texted at the number of the
 * request if that is how they want to be reached. What they agreed to before and don't now ends.
 */
export async function recordAgreement(
  trx: Transaction<Tables>,
  entry: RequestConsent,
  row: RequestRow,
): Promise<LeadConsents> {
  const consents = [await recordConsent(trx, { ...entry, kind: 'data-sharing', given: true })]
  const wanted = { 'phone-calls': row.preferredContactMethod === 'phone', 'text-messages': row.textConsent }
  const contact = withoutSharing(entry)
  for (const kind of contactConsentKinds) {
    if (!wanted[kind]) await endContactConsent(trx, contact, kind)
    else if (row.phoneNumber !== null)
      consents.push(await recordConsent(trx, { ...contact, kind, given: true, phone: phoneOf(row, row.phoneNumber) }))
  }
  const [{ version, hash, givenAt }] = consents as [(typeof consents)[0]]
  const agreed = consents.map(({ kind }) => kind)
  const optOuts = (await findOptOuts(trx, row.id)).filter(({ kind }) => !agreed.includes(kind))
  return {
    consent: { version, hash, givenAt },
    consents,
    ...(optOuts.length === 0 ? {} : { optedOut: optOuts.map(({ kind, at }) => ({ from: wayOf[kind], at })) }),
  }
}

/** Records that a request is not, or no longer, to be shared; this also ends the consents to calls and messages. */
export async function recordRefusal(trx: Transaction<Tables>, entry: RequestConsent): Promise<void> {
  await recordConsent(trx, { ...entry, kind: 'data-sharing', given: false })
  for (const kind of contactConsentKinds) await endContactConsent(trx, withoutSharing(entry), kind)
}

/** Ends the consent to calls or to text messages, and says whether there was one. */
export async function endContactConsent(
  trx: Transaction<Tables>,
  entry: RequestConsent,
  kind: ContactConsentKind,
): Promise<boolean> {
  if (!(await isGiven(trx, entry.consultationRequestId, kind))) return false
  await recordConsent(trx, { ...entry, kind, given: false })
  return true
}

/** What an opt-out from each kind is called in messages to and from the partner. */
export const wayOf = { 'phone-calls': 'calls', 'text-messages': 'text' } as const satisfies Record<
  ContactConsentKind,
  string
>

function withoutSharing(entry: RequestConsent): RequestConsent {
  return { ...entry, shownHash: undefined }
}

function phoneOf({ phoneSource }: RequestRow, number: string): NonNullable<ConsentEntry['phone']> {
  return { number, source: phoneSource }
}
