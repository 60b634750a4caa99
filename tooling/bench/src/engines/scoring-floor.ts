import type { ScoredAnswers, ScoredQuestion } from '@dst/domain/scoring'
import type { Tier } from '@dst/domain/tiers'

/** What a set of answers scores: the points of each, their sum, and what follows from it. */
export interface ScoreFigures extends Readonly<Record<ScoredQuestion, number>> {
  readonly score: number
  readonly displayScore: number
  readonly tier: Tier
}

/** Scoring, written out. */
export function scoreFloor(answers: ScoredAnswers): ScoreFigures {
  const accredited = answers.accredited === 'yes' ? 20 : answers.accredited === 'notSure' ? 10 : -20
  const saleStatus = saleStatusPoints(answers.saleStatus)
  const equityBracket = equityPoints(answers.equityBracket)
  const horizon = answers.horizon === '<5 years' ? 5 : 10
  const returnNeed = returnPoints(answers.returnNeed)
  const passiveImportance = 2 * answers.passiveImportance
  const mortgageBracket = mortgagePoints(answers.mortgageBracket)
  const prior1031 = answers.prior1031 === 'yes' ? 3 : 0
  const qiReady = answers.qiReady === 'yes' ? 3 : 0
  const riskBehavior = answers.riskBehavior === 'Moderate' ? 0 : answers.riskBehavior === 'Adventurous' ? 2 : -2
  const ofProperty = accredited + saleStatus + equityBracket + horizon + mortgageBracket
  const score = ofProperty + returnNeed + passiveImportance + prior1031 + qiReady + riskBehavior
  return {
    accredited,
    saleStatus,
    equityBracket,
    horizon,
    returnNeed,
    passiveImportance,
    mortgageBracket,
    prior1031,
    qiReady,
    riskBehavior,
    score,
    displayScore: score < 0 ? 0 : score > 100 ? 100 : score,
    tier: score >= 80 ? 'gold' : score >= 50 ? 'silver' : score >= 20 ? 'bronze' : 'nurtured',
  }
}

function saleStatusPoints(answer: ScoredAnswers['saleStatus']): number {
  if (answer === 'active' || answer === 'lt3mo') return 20
  if (answer === '3-6mo') return 15
  if (answer === '6-12mo') return 10
  return answer === 'ownNoSale' ? 5 : 0
}

function equityPoints(answer: ScoredAnswers['equityBracket']): number {
  if (answer === '<100') return 0
  if (answer === '100-249') return 5
  if (answer === '250-499') return 10
  return answer === '500-999' ? 20 : 25
}

function returnPoints(answer: ScoredAnswers['returnNeed']): number {
  if (answer === '<= 6%') return 10
  if (answer === '6.1%-8%') return 8
  return answer === '8.1%-10%' ? 5 : 2
}

function mortgagePoints(answer: ScoredAnswers['mortgageBracket']): number {
  if (answer === '<25%') return 15
  if (answer === '25-50%') return 10
  return answer === '50-75%' ? 5 : 0
}
