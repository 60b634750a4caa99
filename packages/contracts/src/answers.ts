import { passiveImportanceDefault } from '@dst/domain/parameters'
import { answerValues } from '@dst/domain/questionnaire'
import * as z from 'zod/mini'
import { requiredSentence } from './domain-rules.ts'
import { choice } from './fields.ts'

/** The questionnaire's answers as sent over the wire; the values are the domain's. */
export const answerFields = {
  accredited: answer('accredited', 'Accreditation status'),
  saleStatus: answer('saleStatus', 'Property sale status'),
  equityBracket: answer('equityBracket', 'Real estate equity'),
  horizon: answer('horizon', 'Investment time horizon'),
  returnNeed: answer('returnNeed', 'Target annual return'),
  passiveImportance: z._default(
    z.literal(answerValues.passiveImportance, 'Passive importance must be a whole number from 1 to 5'),
    passiveImportanceDefault,
  ),
  location: answer('location', 'Property location preference'),
  propertyType: answer('propertyType', 'Property type preference'),
  mortgageBracket: answer('mortgageBracket', 'Mortgage percentage'),
  prior1031: answer('prior1031', '1031 exchange experience'),
  qiReady: answer('qiReady', 'Qualified intermediary status'),
  riskBehavior: answer('riskBehavior', 'Investment risk preference'),
  truthfulAcknowledgement: z
    .boolean(requiredSentence('truthfulAcknowledgement'))
    .check(z.refine((acknowledged) => acknowledged, requiredSentence('truthfulAcknowledgement'))),
}

type ChoiceQuestion = Exclude<keyof typeof answerValues, 'passiveImportance'>

function answer<Question extends ChoiceQuestion>(question: Question, label: string) {
  return choice<(typeof answerValues)[Question]>(label, answerValues[question], requiredSentence(question))
}
