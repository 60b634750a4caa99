import type { Investor } from '@dst/contracts'
import { riskBehaviorOf } from '@dst/domain/questionnaire'
import type { ScoredAnswers } from '@dst/domain/scoring'
import { hasCompletedQuestionnaire } from '~/services/queries/current-investor.ts'

/** The answers in an investor's record that its score is based on; undefined unless all of them are there. */
export function recordedAnswers(investor: Investor): ScoredAnswers | undefined {
  if (!hasCompletedQuestionnaire(investor)) return undefined
  const {
    accredited,
    saleStatus,
    equityBracket,
    horizon,
    returnNeed,
    passiveImportance,
    mortgageBracket,
    prior1031,
    qiReady,
  } = investor
  const answers = {
    accredited,
    saleStatus,
    equityBracket,
    horizon,
    returnNeed,
    passiveImportance,
    mortgageBracket,
    prior1031,
    qiReady,
  }
  const all = { ...answers, riskBehavior: riskBehaviorOf(investor.riskTolerance) ?? null }
  return isComplete(all) ? all : undefined
}

function isComplete(answers: {
  [Question in keyof ScoredAnswers]: ScoredAnswers[Question] | null
}): answers is ScoredAnswers {
  return Object.values(answers).every((answer) => answer !== null)
}
