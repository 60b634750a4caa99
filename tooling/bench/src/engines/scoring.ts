import { answerValues } from '@dst/domain/questionnaire'
import { scoreQuestionnaire, type QuestionnaireScore, type ScoredAnswers } from '@dst/domain/scoring'
import { tierForScore, type Tier } from '@dst/domain/tiers'
import { contestOf } from './contest.ts'
import type { Random } from './random.ts'
import { scoreFloor, type ScoreFigures } from './scoring-floor.ts'

/** The score of a questionnaire and the tier that follows from it. */
export const scoring = contestOf({
  name: 'scoreQuestionnaire, tierForScore',
  inputOf: answersOf,
  engine: (answers) => {
    const scored = scoreQuestionnaire(answers)
    return { scored, tier: tierForScore(scored.score) }
  },
  floor: scoreFloor,
  figuresOf,
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

function figuresOf({ scored, tier }: { readonly scored: QuestionnaireScore; readonly tier: Tier }): ScoreFigures {
  const { score, displayScore, criteria } = scored
  const points = Object.fromEntries(criteria.map((criterion) => [criterion.question, criterion.points]))
  return { ...points, score, displayScore, tier } as ScoreFigures
}
