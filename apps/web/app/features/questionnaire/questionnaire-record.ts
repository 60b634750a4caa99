import type { QuestionnaireRecordInput } from '@dst/contracts'
import { notificationDefaults } from '@dst/domain/parameters'
import { riskTolerance, type QuestionnaireAnswers } from '@dst/domain/questionnaire'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { tierForScore } from '@dst/domain/tiers'
import type { Person } from './contact.ts'

/** Placeholders for fields of the record that once held a password or an advisor. */
const sentMarkers = { password: 'managed-by-auth-provider', advisor: 'no', notes: '' } as const

/**
 * The complete user record that a submission sends. The attempt's start time is used to make a username for a user who
 * has none.
 */
export function questionnaireRecord(
  person: Person,
  answers: QuestionnaireAnswers,
  begun: Date,
): QuestionnaireRecordInput {
  const { score } = scoreQuestionnaire(answers)
  const tier = tierForScore(score)
  return {
    username: person.username ?? `user_${begun.getTime()}`,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
    phoneNumber: person.phoneNumber,
    accountType: 'investor',
    authProvider: person.authProvider,
    ...answers,
    riskTolerance: riskTolerance(answers.riskBehavior),
    ...sentMarkers,
    dstScore: score,
    dstSegment: tier,
    userTier: tier,
    ...notificationDefaults,
  }
}
