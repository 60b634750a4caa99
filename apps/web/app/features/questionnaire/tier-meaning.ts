import { criteriaByWeight, decidingCriteria, type QuestionnaireScore } from '@dst/domain/scoring'
import { neighbouringTiers, tierLabels, tierMinimums, type Tier } from '@dst/domain/tiers'
import { pointCount, signed } from './points.ts'

/** What a tier is based on: where the adjacent tiers start, and which answers decide. */
export interface TierMeaning {
  /** One sentence for each adjacent tier. */
  neighbours: string[]
  /** The questions of which a single different answer would lead to another tier. */
  deciding: string[]
  /** The minimum and maximum points of each question, the widest range first. */
  weights: { question: string; from: string; to: string }[]
}

/** Derives what would change a tier, from the rules alone. It says how answers count and gives no advice. */
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
