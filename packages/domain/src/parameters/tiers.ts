import type { Parameter } from './parameter.ts'

export const goldMinimum: Parameter = {
  label: 'Lowest score of the gold tier',
  unit: 'points',
  value: 80,
  source: 'docs/product/scoring-and-tiers.md#tiers',
  reviewed: '2026-11-21',
}

export const silverMinimum: Parameter = {
  label: 'Lowest score of the silver tier',
  unit: 'points',
  value: 50,
  source: 'docs/product/scoring-and-tiers.md#tiers',
  reviewed: '2026-11-21',
}

export const bronzeMinimum: Parameter = {
  label: 'Lowest score of the bronze tier',
  unit: 'points',
  value: 20,
  source: 'docs/product/scoring-and-tiers.md#tiers',
  reviewed: '2026-11-21',
}
