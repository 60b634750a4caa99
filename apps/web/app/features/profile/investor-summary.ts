import type { Investor } from '@dst/contracts'
import { displayScoreRange } from '@dst/domain/parameters'
import { answerLabel, riskBehaviorOf, type AnswerValue, type QuestionName } from '@dst/domain/questionnaire'
import { tierForScore, type Tier } from '@dst/domain/tiers'

const notAnswered = 'Not answered yet'

/** The score as displayed: clamped to the scale, while the record keeps the raw sum. */
export function displayedScore({ dstScore }: Pick<Investor, 'dstScore'>): number {
  const { from, to } = displayScoreRange
  return Math.min(to, Math.max(from, dstScore))
}

/** The investor's tier: as recorded, or derived from the score if the record has none. */
export function investorTier({ dstSegment, dstScore }: Pick<Investor, 'dstSegment' | 'dstScore'>): Tier {
  return dstSegment ?? tierForScore(dstScore)
}

/** Whether the investor counts as accredited: only those who said so do. */
export function accreditationLabel(accredited: Investor['accredited']): 'Accredited Investor' | 'Not Accredited' {
  return accredited === 'yes' ? 'Accredited Investor' : 'Not Accredited'
}

/** The two figures next to the score. */
export function outlook(investor: Investor): { term: string; description: string }[] {
  return [
    { term: 'Investment horizon', description: labelOf('horizon', investor.horizon) },
    {
      term: 'Return expectation',
      description: `${labelOf('returnNeed', investor.returnNeed)}${investor.returnNeed === null ? '' : ' a year'}`,
    },
  ]
}

/** The investor's answers about property and the exchange. */
export function preferences(investor: Investor): { term: string; description: string }[] {
  return [
    { term: 'Property type', description: labelOf('propertyType', investor.propertyType) },
    { term: 'Equity to exchange', description: labelOf('equityBracket', investor.equityBracket) },
    { term: 'Sale of the property', description: labelOf('saleStatus', investor.saleStatus) },
    { term: 'Mortgage on the property', description: labelOf('mortgageBracket', investor.mortgageBracket) },
    { term: 'Freedom from management', description: labelOf('passiveImportance', investor.passiveImportance) },
    { term: 'Risk tolerance', description: riskLabel(investor.riskTolerance) },
    { term: '1031 exchange before', description: labelOf('prior1031', investor.prior1031) },
    { term: 'Qualified intermediary chosen', description: labelOf('qiReady', investor.qiReady) },
  ]
}

function labelOf<Name extends QuestionName>(question: Name, answer: AnswerValue<Name> | null): string {
  return answer === null ? notAnswered : answerLabel(question, answer)
}

function riskLabel(saved: number | null): string {
  const behavior = riskBehaviorOf(saved)
  return behavior === undefined ? notAnswered : answerLabel('riskBehavior', behavior)
}
