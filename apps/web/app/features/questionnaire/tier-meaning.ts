import { criteriaByWeight, decidingCriteria, type QuestionnaireScore } from '@dst/domain/scoring'
import { neighbouringTiers, tierLabels, tierMinimums, type Tier } from '@dst/domain/tiers'
import { pointCount, signed } from './points'

/** What a tier rests on, for its person: where the tiers beside it start, and which answers decide. */
export interface TierMeaning {
  /** One sentence for each tier beside the present one. */
  neighbours: string[]
  /** The questions of which one alone, answered otherwise, would lead to another tier. */
  deciding: string[]
  /** The least and the most that each question gives, the widest first. */
  weights: { question: string; from: string; to: string }[]
}

/** Tells, from the rules alone, what would change a tier. It says how answers count and advises nothing. */
export function tierMeaning(result: QuestionnaireScore): TierMeaning {
  const { above, below } = neighbouringTiers(result.score)
  return {
    neighbours: [
      ...(above === undefined
        ? []
        : [`${start(above.tier)}, ${pointCount(above.points)} more than your answers add up to.`]),
      ...(below === undefined
        ? []
        : [`With ${pointCount(below.points)} fewer, the tier would be ${tierLabels[below.tier]}.`]),
    ],
    deciding: decidingCriteria(result).map(({ label }) => label),
    weights: criteriaByWeight(result.criteria).map(({ label, minimum, maximum }) => ({
      question: label,
      from: signed(minimum),
      to: signed(maximum),
    })),
  }
}

function start(tier: Tier): string {
  return `${tierLabels[tier]} starts at ${tierMinimums[tier]} points`
}
