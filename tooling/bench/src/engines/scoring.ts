import { answerValues } from '@dst/domain/questionnaire'
import { scoreQuestionnaire, type ScoredAnswers } from '@dst/domain/scoring'
import { tierForScore } from '@dst/domain/tiers'
import { engineOf } from './engine.ts'
import type { Random } from './random.ts'

/** The score of a questionnaire and the tier that follows from it. */
export const scoring = engineOf({
  name: 'scoreQuestionnaire, tierForScore',
  inputOf: answersOf,
  call: (answers) => {
    const scored = scoreQuestionnaire(answers)
    return { scored, tier: tierForScore(scored.score) }
  },
})

function answersOf({ pick }: Random): ScoredAnswers {
  return {
    accredited: pick(answerValues.accredited),
    saleStatus: pick(answerValues.saleStatus),
    equityBracket: pick(answerValues.equityBracket),
    horizon: pick(answerValues.horizon),
    returnNeed: pick(answerValues.returnNeed),
    passiveImportance: pick(answerValues.passiveImportance),
    mortgageBracket: pick(answerValues.mortgageBracket),
    prior1031: pick(answerValues.prior1031),
    qiReady: pick(answerValues.qiReady),
    riskBehavior: pick(answerValues.riskBehavior),
  }
}
