import type { QuestionnaireAnswers } from '@dst/domain/questionnaire'
import type { Tier } from '@dst/domain/tiers'
import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A fictional person. */
export interface SamplePerson {
  /** Stands for the account as well, to which nobody can sign in. */
  id: string
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  answers: QuestionnaireAnswers
  score: number
  tier: Tier
}

/** Stores a person with their answers; false if they are stored already. */
export async function insertPerson(trx: Transaction<Tables>, person: SamplePerson, at: Date): Promise<boolean> {
  const { id, firstName, lastName, email, phoneNumber, answers, score, tier } = person
  const stored = await trx
    .insertInto('investors')
    .values({
      id,
      authUserId: id,
      email,
      emailTokenExpiry: at,
      username: email.split('@')[0] ?? email,
      firstName,
      lastName,
      phoneNumber,
      authProvider: 'email',
      dstScore: score,
      dstSegment: tier,
      questionnaireCompletedAt: at,
      accredited: answers.accredited,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) return false
  await trx
    .insertInto('questionnaireSubmissions')
    .values({
      investorId: id,
      answers: JSON.stringify(answers),
      score,
      tier,
      idempotencyKey: null,
      fingerprint: null,
      submittedAt: at,
    })
    .execute()
  return true
}
