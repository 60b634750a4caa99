import { createHash } from 'node:crypto'
import { consentText, type ConsentKind } from '@dst/content/consents'
import type { MyData, Partner } from '@dst/contracts'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** What a person agreed to or refused. */
export interface ConsentEntry {
  investorId: string
  requestId: string
  kind: ConsentKind
  given: boolean
  /** Defaults to `choice`. */
  reason?: 'choice' | 'privacy_signal'
  /** Hash of the text that the page reports having shown. */
  shownHash?: string | undefined
  consultationRequestId?: string
  /** The recipient of the data. */
  recipient?: Partner
}

/** The parts of a consent that can be shared with others. */
export interface StoredConsent {
  version: string
  /** SHA-256 of the text, hex. */
  hash: string
  givenAt: string
}

/** Stores a consent and its text, in the same transaction as the change it belongs to. */
export async function recordConsent(trx: Transaction<Tables>, entry: ConsentEntry): Promise<StoredConsent> {
  const { reason = 'choice', shownHash = null, consultationRequestId = null, recipient, ...rest } = entry
  const words = consentText(entry.kind)
  const wordingHash = createHash('sha256').update(words).digest('hex')
  await trx
    .insertInto('consentWordings')
    .values({ hash: wordingHash, kind: entry.kind, words })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  const { recordedAt } = await trx
    .insertInto('consents')
    .values({
      ...rest,
      reason,
      shownHash,
      consultationRequestId,
      wordingHash,
      recipient: recipient ? JSON.stringify(recipient) : null,
    })
    .returning('recordedAt')
    .executeTakeFirstOrThrow()
  return { version: wordingHash.slice(0, 12), hash: wordingHash, givenAt: recordedAt.toISOString() }
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
