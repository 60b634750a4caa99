import type { Parameter } from './parameter.ts'

/** Lowest score of the gold tier (points). */
export const goldMinimum: Parameter = {
  label: 'Lowest score of the gold tier',
  unit: 'points',
  value: 80,
  source: 'docs/product/scoring-and-tiers.md#tiers',
  reviewed: '2026-11-21',
}

/** Lowest score of the silver tier (points). */
export const silverMinimum: Parameter = {
  label: 'Lowest score of the silver tier',
  unit: 'points',
  value: 50,
  source: 'docs/product/scoring-and-tiers.md#tiers',
  reviewed: '2026-11-21',
}

/** Lowest score of the bronze tier (points). */
export const bronzeMinimum: Parameter = {
  label: 'Lowest score of the bronze tier',
  unit: 'points',
  value: 20,
  source: 'docs/product/scoring-and-tiers.md#tiers',
  reviewed: '2026-11-21',
}
