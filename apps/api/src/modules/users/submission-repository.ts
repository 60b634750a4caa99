import type { QuestionnaireRecord } from '@dst/contracts'
import { questionNames, type QuestionnaireAnswers } from '@dst/domain/questionnaire'
import type { Tier } from '@dst/domain/tiers'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.js'

/** Keeps the answers as they were given, with the score they were worth, and returns when. */
export async function insertSubmission(
  trx: Transaction<Tables>,
  investorId: string,
  record: QuestionnaireRecord,
  outcome: { score: number; tier: Tier },
): Promise<Date> {
  const { submittedAt } = await trx
    .insertInto('questionnaireSubmissions')
    .values({ investorId, answers: JSON.stringify(answersOf(record)), ...outcome })
    .returning('submittedAt')
    .executeTakeFirstOrThrow()
  return submittedAt
}

function answersOf(record: QuestionnaireRecord): Partial<QuestionnaireAnswers> {
  const names = [...questionNames, 'truthfulAcknowledgement'] as const
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}
