import { bronzeMinimum, displayScoreRange, goldMinimum, silverMinimum } from '@dst/domain/parameters'
import { tierForScore, tierLabels, type Tier } from '@dst/domain/tiers'

/** Where each tier starts on the score scale, in ascending order. */
export const tierBands = [
  { from: displayScoreRange.from, label: tierLabels.nurtured, tone: 'nurtured' },
  { from: bronzeMinimum, label: tierLabels.bronze, tone: 'bronze' },
  { from: silverMinimum, label: tierLabels.silver, tone: 'silver' },
  { from: goldMinimum, label: tierLabels.gold, tone: 'gold' },
] as const satisfies readonly { from: number; label: string; tone: Tier }[]

/** The position of a score on the scale as text. */
export function bandLabel(displayScore: number): string {
  const tier = tierForScore(displayScore)
  const from = tierBands.find(({ tone }) => tone === tier)?.from ?? 0
  const next = tierBands.find((band) => band.from > from)
  const above = next === undefined ? '' : ` ${next.label} starts at ${next.from}.`
  return `${displayScore} of ${displayScoreRange.to}: ${tierLabels[tier]}, which starts at ${from}.${above}`
}
