import { tierForScore } from '../tiers/tier'
import type { Criterion, QuestionnaireScore } from './score-questionnaire'

/** The criteria by how many points lie between the least and the most that their question gives, the widest first. */
export function criteriaByWeight(criteria: readonly Criterion[]): Criterion[] {
  return criteria.toSorted((one, other) => weight(other) - weight(one))
}

/**
 * The criteria whose answer alone decides the tier: with every other answer as it is, some other answer to this question
 * leads to another tier. The widest first; empty when no single answer does.
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
