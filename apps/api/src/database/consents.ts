import { createHash } from 'node:crypto'
import {
  consentLanguage,
  consentText,
  contactConsentKinds,
  type ConsentKind,
  type ContactConsentKind,
} from '@dst/content/consents'
import type { ConsentReason, MyData, Partner, PhoneSource } from '@dst/contracts'
import type { Kysely, Transaction } from 'kysely'
import type { StoredConsent } from './lead.ts'
import { phoneHash } from './phone-hash.ts'
import type { Tables } from './tables.ts'

/** What a person agreed to or refused. */
export interface ConsentEntry {
  investorId: string
  requestId: string
  kind: ConsentKind
  given: boolean
  /** Defaults to `choice`. */
  reason?: ConsentReason
  /** Hash of the text that the page reports having shown. */
  shownHash?: string | undefined
  consultationRequestId?: string
  /** The recipient of the data. */
  recipient?: Partner
  /** Path of the page where it was decided, if the page said so. */
  page?: string | undefined
  /** The number to be contacted at, and where the server took it from, if that is known. */
  phone?: { number: string; source: PhoneSource | null }
}

/** Stores a consent and its text, in the same transaction as the change it belongs to. */
export async function recordConsent(trx: Transaction<Tables>, entry: ConsentEntry): Promise<StoredConsent> {
  const { reason = 'choice', shownHash = null, consultationRequestId = null, recipient, page = null, phone } = entry
  const { investorId, requestId, kind, given } = entry
  const words = consentText(kind)
  const wordingHash = createHash('sha256').update(words).digest('hex')
  await trx
    .insertInto('consentWordings')
    .values({ hash: wordingHash, kind, words })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  const { recordedAt } = await trx
    .insertInto('consents')
    .values({
      investorId,
      requestId,
      kind,
      given,
      reason,
      shownHash,
      consultationRequestId,
      wordingHash,
      recipient: recipient ? JSON.stringify(recipient) : null,
      language: consentLanguage,
      page,
      phoneNumber: phone?.number ?? null,
      phoneHash: phone ? await phoneHash(trx, phone.number) : null,
      source: phone?.source ?? null,
    })
    .returning('recordedAt')
    .executeTakeFirstOrThrow()
  return {
    kind,
    version: wordingHash.slice(0, 12),
    hash: wordingHash,
    words,
    givenAt: recordedAt.toISOString(),
    language: consentLanguage,
    page,
    ...(phone ? { number: phone.number } : {}),
    ...(phone?.source ? { source: phone.source } : {}),
  }
}

/** Whether the latest decision on this kind of consent for a request is that it is given. */
export async function isGiven(
  trx: Transaction<Tables>,
  consultationRequestId: string,
  kind: ConsentKind,
): Promise<boolean> {
  const row = await trx
    .selectFrom('consents')
    .select('given')
    .where('consultationRequestId', '=', consultationRequestId)
    .where('kind', '=', kind)
    .orderBy('recordedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.given === true
}

/** The ways of contact about a request that the partner reported as unwanted, where nothing was decided since. */
export async function findOptOuts(
  trx: Transaction<Tables>,
  consultationRequestId: string,
): Promise<{ kind: ContactConsentKind; at: string }[]> {
  const rows = await trx
    .selectFrom('consents')
    .distinctOn('kind')
    .select(['kind', 'reason', 'recordedAt'])
    .where('consultationRequestId', '=', consultationRequestId)
    .where('kind', 'in', contactConsentKinds)
    .orderBy('kind')
    .orderBy('recordedAt', 'desc')
    .execute()
  return rows
    .filter(({ reason }) => reason === 'partner_event')
    .map(({ kind, recordedAt }) => ({ kind: kind as ContactConsentKind, at: recordedAt.toISOString() }))
}

/**
 * The version of the words of the terms that the person saw when they last agreed; undefined if they never did. Between
 * agreeing at sign-up and the record of it, other words may have taken effect.
 */
export async function agreedTermsVersion(db: Kysely<Tables>, investorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('consents')
    .select(({ fn }) => fn.coalesce('shownHash', 'wordingHash').as('hash'))
    .where('investorId', '=', investorId)
    .where('kind', '=', 'terms')
    .where('given', '=', true)
    .orderBy('recordedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.hash.slice(0, 12)
}

/** Whether the person has ever made this kind of consent decision themselves. */
export async function hasChosen(trx: Transaction<Tables>, investorId: string, kind: ConsentKind): Promise<boolean> {
  const row = await trx
    .selectFrom('consents')
    .select('id')
    .where('investorId', '=', investorId)
    .where('kind', '=', kind)
    .where('reason', '=', 'choice')
    .executeTakeFirst()
  return row !== undefined
}

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
      'consents.language',
      'consents.page',
      'consents.phoneNumber',
      'consents.phoneHash',
      'consents.source',
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
