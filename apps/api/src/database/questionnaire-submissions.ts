import type { QuestionnaireRecord, Submission } from '@dst/contracts'
import { questionNames, type QuestionnaireAnswers } from '@dst/domain/questionnaire'
import type { Tier } from '@dst/domain/tiers'
import type { Kysely, Transaction } from 'kysely'
import { fingerprintOf } from './fingerprint.ts'
import type { Tables } from './tables.ts'

interface NewSubmission {
  investorId: string
  record: QuestionnaireRecord
  idempotencyKey: string | undefined
  outcome: { score: number; tier: Tier }
}

/** Stores the answers as submitted, with their score, and returns the time. */
export async function insertSubmission(
  trx: Transaction<Tables>,
  { investorId, record, idempotencyKey, outcome }: NewSubmission,
): Promise<Date> {
  const answers = answersOf(record)
  const { submittedAt } = await trx
    .insertInto('questionnaireSubmissions')
    .values({
      investorId,
      answers: JSON.stringify(answers),
      ...outcome,
      idempotencyKey: idempotencyKey ?? null,
      fingerprint: fingerprintOf(answers),
    })
    .returning('submittedAt')
    .executeTakeFirstOrThrow()
  return submittedAt
}

/** The result of an earlier submission by the investor with this key: same answers, different answers, or none. */
export async function earlierSubmission(
  trx: Transaction<Tables>,
  investorId: string,
  { record, idempotencyKey }: { record: QuestionnaireRecord; idempotencyKey: string },
): Promise<'same' | 'other' | 'none'> {
  const earlier = await trx
    .selectFrom('questionnaireSubmissions')
    .select('fingerprint')
    .where('investorId', '=', investorId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  if (!earlier) return 'none'
  return earlier.fingerprint === fingerprintOf(answersOf(record)) ? 'same' : 'other'
}

/** All of the investor's submissions, newest first. */
export async function listSubmissions(db: Kysely<Tables>, investorId: string): Promise<Submission[]> {
  const rows = await db
    .selectFrom('questionnaireSubmissions')
    .select(['id', 'submittedAt', 'answers', 'score', 'tier'])
    .where('investorId', '=', investorId)
    .orderBy('submittedAt', 'desc')
    .execute()
  return rows.map(({ submittedAt, ...row }) => ({ ...row, submittedAt: submittedAt.toISOString() }))
}

/** The investor's latest answers; empty before the first submission. */
export async function latestAnswers(
  trx: Transaction<Tables>,
  investorId: string,
): Promise<Partial<QuestionnaireAnswers>> {
  const row = await trx
    .selectFrom('questionnaireSubmissions')
    .select('answers')
    .where('investorId', '=', investorId)
    .orderBy('submittedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.answers ?? {}
}

function answersOf(record: QuestionnaireRecord): Partial<QuestionnaireAnswers> {
  const names = [...questionNames, 'truthfulAcknowledgement'] as const
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}
