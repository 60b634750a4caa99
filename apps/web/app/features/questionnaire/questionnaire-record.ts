import type { QuestionnaireRecordInput } from '@dst/contracts'
import { notificationDefaults } from '@dst/domain/parameters'
import { riskTolerance, type QuestionnaireAnswers } from '@dst/domain/questionnaire'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { tierForScore } from '@dst/domain/tiers'
import type { Person } from './person'

/** What the record says where it once held a password or an advisor: markers only. */
const sentMarkers = { password: 'managed-by-auth-provider', advisor: 'no', notes: '' } as const

/** The whole user record that a submission sends. When it was begun makes the user name of a person who has none. */
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
    ...notificationDefaults.value,
  }
}
