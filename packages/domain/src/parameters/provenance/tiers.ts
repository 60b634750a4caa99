import * as values from '../tiers.ts'
import type { Parameter } from './parameter.ts'

export const goldMinimum = {
  label: 'Lowest score of the gold tier',
  unit: 'points',
  value: values.goldMinimum,
  source: 'docs/product/scoring-and-tiers.md#tiers',
  reviewed: '2026-11-21',
} satisfies Parameter

export const silverMinimum = {
  label: 'Lowest score of the silver tier',
  unit: 'points',
  value: values.silverMinimum,
  source: 'docs/product/scoring-and-tiers.md#tiers',
  reviewed: '2026-11-21',
} satisfies Parameter

export const bronzeMinimum = {
  label: 'Lowest score of the bronze tier',
  unit: 'points',
  value: values.bronzeMinimum,
  source: 'docs/product/scoring-and-tiers.md#tiers',
  reviewed: '2026-11-21',
} satisfies Parameter
