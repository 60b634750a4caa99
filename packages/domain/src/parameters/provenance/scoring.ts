import * as values from '../scoring.ts'
import type { Parameter } from './parameter.ts'

export const scoringPoints = {
  label: 'Points for each answer of the questionnaire',
  unit: 'points',
  value: values.scoringPoints,
  source: 'docs/product/scoring-and-tiers.md#points',
  reviewed: '2026-11-21',
} satisfies Parameter

export const displayScoreRange = {
  label: 'Lowest and highest score shown beside "/100"',
  unit: 'points',
  value: values.displayScoreRange,
  source: 'docs/product/scoring-and-tiers.md#score',
  reviewed: '2026-11-21',
} satisfies Parameter
