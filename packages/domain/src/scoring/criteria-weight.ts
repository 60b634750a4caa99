import { tierForScore } from '../tiers/tier.ts'
import type { Criterion, QuestionnaireScore } from './score-questionnaire.ts'

/** The criteria by the range between the lowest and highest points of their question, the widest range first. */
export function criteriaByWeight(criteria: readonly Criterion[]): Criterion[] {
  return criteria.toSorted((one, other) => weight(other) - weight(one))
}

/**
 * The criteria whose answer alone decides the tier: with all other answers unchanged, a different answer to this
 * question leads to a different tier. The widest range first; empty when no single answer does.
 */
export function decidingCriteria({ score, criteria }: Pick<QuestionnaireScore, 'score' | 'criteria'>): Criterion[] {
  const tier = tierForScore(score)
  return criteriaByWeight(criteria).filter(({ points, minimum, maximum }) =>
    [minimum, maximum].some((other) => tierForScore(score - points + other) !== tier),
  )
}

function weight({ minimum, maximum }: Criterion): number {
  return maximum - minimum
}
