import { sampleAnswers } from '@dst/contracts/sample-investor'
import type { QuestionnaireAnswers } from '@dst/domain/questionnaire'

/** Complete answers worth 101 points: gold. */
export const goldAnswers: QuestionnaireAnswers = sampleAnswers

/** Complete answers worth -13 points, the lowest there is: nurtured. */
export const nurturedAnswers: QuestionnaireAnswers = {
  accredited: 'no',
  saleStatus: 'none',
  equityBracket: '<100',
  horizon: '<5 years',
  returnNeed: '> 10%',
  passiveImportance: 1,
  location: 'Texas',
  propertyType: 'land',
  mortgageBracket: '>75%',
  prior1031: 'no',
  qiReady: 'no',
  riskBehavior: 'Conservative',
  truthfulAcknowledgement: true,
}
